/** Makes `public/theme.js` show the failure text of the document, because nothing that renders could be loaded. */
export function showBootFailure(error: unknown) {
  console.error('[EM-200] the application did not start', error)
  dispatchEvent(new Event('ementa-failed'))
}
