/** The frame itself did not arrive: the document has the words, as nothing that renders is there. `theme.js` does the same. */
export function showBootFailure(error: unknown) {
  console.error('[EM-200] the application did not start', error)
  document.getElementById('skeleton')?.remove()
  const notice = document.getElementById('not-started')
  notice?.removeAttribute('hidden')
  notice?.querySelector('button')?.addEventListener('click', () => location.reload())
}
