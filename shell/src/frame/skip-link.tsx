import { chakra } from '@ementa/ui'

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is an address within the page; the handler only adds the focus that fragments do not move reliably.
    <chakra.a
      href="#conteudo"
      position="fixed"
      top={2}
      left={2}
      zIndex="skipLink"
      px={4}
      py={3}
      borderRadius="md"
      bg="brand.solid"
      color="brand.contrast"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('conteudo')?.focus()
      }}
    >
      Ir para o conteúdo
    </chakra.a>
  )
}
