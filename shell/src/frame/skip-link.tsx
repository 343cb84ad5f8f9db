export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is an address within the page; the handler only adds the focus that fragments do not move reliably.
    <a
      href="#conteudo"
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('conteudo')?.focus()
      }}
    >
      Ir para o conteúdo
    </a>
  )
}
