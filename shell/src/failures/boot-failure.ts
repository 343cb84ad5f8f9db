/** The frame itself did not arrive: plain elements, as nothing that renders is there. */
export function showBootFailure(error: unknown, root: HTMLElement | null = document.getElementById('root')) {
  console.error('[EM-200] the application did not start', error)
  if (!root) return
  const title = document.createElement('h1')
  title.textContent = 'Não foi possível abrir a Ementa.'
  const advice = document.createElement('p')
  advice.textContent = 'Verifique a conexão e recarregue a página. O que você salvou continua neste aparelho. (EM-200)'
  const retry = document.createElement('button')
  retry.textContent = 'Recarregar'
  retry.addEventListener('click', () => location.reload())
  const message = document.createElement('main')
  message.setAttribute('role', 'alert')
  Object.assign(message.style, {
    font: '16px/1.5 system-ui, sans-serif',
    maxWidth: '36rem',
    margin: '4rem auto',
    padding: '0 1rem',
  })
  Object.assign(retry.style, { font: 'inherit', minHeight: '44px', padding: '0 1rem' })
  message.append(title, advice, retry)
  root.replaceChildren(message)
}
