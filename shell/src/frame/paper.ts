/**
 * Any page on paper: what it says, in black, without the frame and without what is there to be pressed. A letter has a
 * sheet of its own. It comes with what the frame loads in its idle time: nobody prints before that
 * (decision 064).
 */
const PAPER = `@media print {
  @page { margin: 16mm; }
  html, body { background: #fff !important; }
  .sidebar, [data-action-bar], .chakra-portal:not(:has([data-print])), #conteudo aside,
  #conteudo :is(.screen-only, button, form, textarea, nav, [role=tablist], .chakra-form-control, [data-action], a:has(> svg:only-child)) {
    display: none !important;
  }
  #conteudo, #conteudo * { color: #000 !important; }
  #conteudo { padding: 0 !important; }
  /* A citation says itself where to look. */
  #conteudo a[href^=http]:not([data-kind=citation])::after { content: " (" attr(href) ")"; font-size: 0.85em; overflow-wrap: anywhere; }
  #conteudo :is(h1, h2, h3) { break-after: avoid; }
  #conteudo :is(article, li, figure, dl, tr) { break-inside: avoid; }
}`

export function setOnPaper(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PAPER)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
