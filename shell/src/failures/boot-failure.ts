/** Shows the failure text of the document (`skeleton.css`), because nothing that renders could be loaded. */
export function showBootFailure(error: unknown) {
  console.error('[EM-200] the application did not start', error)
  document.documentElement.classList.add('failed')
}
