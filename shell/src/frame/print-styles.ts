/**
 * Print styles of all pages: text in black, no frame, no controls. Letters have print styles of their own. They are loaded
 * when the page is idle, because nobody prints before that.
 */
const PRINT_STYLES = `@media print {
  @page { margin: 16mm; }
  html, body { background: #fff !important; }
  body, .column { min-height: 0 !important; }
  .sidebar, .skip-link, .page-actions, [data-action-bar], .chakra-portal:not(:has([data-print])), #conteudo aside,
  #conteudo :is(.screen-only, button, form, textarea, nav, [role=tablist], .chakra-form-control, [data-action], a:has(> svg:only-child)) {
    display: none !important;
  }
  #conteudo, #conteudo * { color: #000 !important; }
  #conteudo { padding: 0 !important; }
  #conteudo svg rect:last-of-type { fill: #000 !important; }
  /* Rows of a long list lie one by one where they would be on the screen, with room for those that are not there. */
  #conteudo div:has(> * > [data-row]) { height: auto !important; contain: none !important; }
  #conteudo div:has(> [data-row]) { position: static !important; }
  /* A citation says itself where to look. */
  #conteudo a[href^=http]:not([data-kind=citation])::after { content: " (" attr(href) ")"; font-size: 0.85em; overflow-wrap: anywhere; }
  #conteudo :is(h1, h2, h3) { break-after: avoid; }
  #conteudo :is(article, li, figure, dl, tr) { break-inside: avoid; }
}`

/** In forced colours selected controls have an outline; with the focus they have another one. */
const FORCED_COLORS_STYLES = `@media (forced-colors: active) {
  :is([aria-pressed=true], [aria-selected=true], [aria-current=page]):focus-visible { outline: 4px double !important; }
}`

export function addPrintStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PRINT_STYLES + FORCED_COLORS_STYLES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
