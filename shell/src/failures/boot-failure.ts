/** The frame itself did not arrive: `public/theme.js` shows what the document says then, as nothing that renders is there. */
export function showBootFailure(error: unknown) {
  console.error('[EM-200] the application did not start', error)
  dispatchEvent(new Event('ementa-failed'))
}
