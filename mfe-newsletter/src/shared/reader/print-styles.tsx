import { absoluteTime, css, Global } from '@ementa/ui'
import { useEffect, useState } from 'react'
import styles from './reader.module.css'

/** Marks what goes onto paper; nothing around it is printed. */
export const PRINTED = { 'data-print': '' }

const ROOT = '[data-print]'

const printStyles = css`
  @page {
    margin: 20mm 22mm;
  }
  @media screen {
    .print-only { display: none; }
  }
  @media print {
    ${ROOT} .screen-only { display: none !important; }
    /* Everything that neither holds the article nor belongs to it: header, menus, bars, toasts, the dialog's frame. */
    body :not(:has(${ROOT}), ${ROOT}, ${ROOT} *) { display: none !important; }
    /* What holds it steps back: a fixed and scrolling dialog would print its first page only. */
    html, body, body :has(${ROOT}) {
      position: static !important;
      display: block !important;
      width: auto !important;
      max-width: none !important;
      height: auto !important;
      min-height: 0 !important;
      max-height: none !important;
      overflow: visible !important;
      margin: 0 !important;
      padding: 0 !important;
      border: none !important;
      box-shadow: none !important;
      transform: none !important;
      background: #fff !important;
    }
    ${ROOT}, ${ROOT} * { color: #000 !important; background: transparent !important; border-color: #000 !important; }
    ${ROOT} .print-wide { max-width: none !important; margin-top: 1rem !important; }
    /* Whatever size one reads in on the screen. */
    ${ROOT} :is(.print-wide, .issue-text) { font-size: 11.5pt !important; }
    ${ROOT} .issue-text { line-height: 1.5 !important; }
    ${ROOT} a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 0.85em; overflow-wrap: anywhere; }
    /* The product's own links: on paper the citation itself says where to look. */
    ${ROOT} a[data-kind="citation"] { text-decoration: none !important; }
    ${ROOT} a[data-kind="citation"]::after { content: none !important; }
    ${ROOT} :is(h1, h2, h3, h4) { break-after: avoid; }
    ${ROOT} :is(blockquote, figure, img, li, tr) { break-inside: avoid; }
    ${ROOT} thead { display: table-header-group; }
    ${ROOT} .table-scroll { overflow: visible !important; }
    /* On paper the notes stand at the foot of the text, whatever was opened on the screen. */
    ${ROOT} :is(.footnote-open, .footnote-back) { display: none !important; }
    ${ROOT} a[href^="#"] { text-decoration: none !important; }
    ${ROOT} ol.footnotes { font-size: 9.5pt !important; border-top: 1px solid !important; }
  }
`

/** Print styles of an issue: black on white, without the product around it, with the addresses of its links. */
export function PrintStyles() {
  return <Global styles={printStyles} />
}

/** The last line on paper: when it was printed, and where the text is. */
export function PrintedLine({ url }: { url: string }) {
  const [printedAt, setPrintedAt] = useState(() => Date.now())
  useEffect(() => {
    const note = () => setPrintedAt(Date.now())
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className={`print-only ${styles.printed}`}>
      Impresso em {absoluteTime(printedAt)} · {url}
    </p>
  )
}
