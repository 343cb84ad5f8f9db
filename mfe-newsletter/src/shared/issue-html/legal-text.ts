import './legal-text.css'
import { openFootnotesInPlace } from './footnotes'
import { letTablesScroll } from './wide-tables'

/** Sets the tables, captions and footnotes below `root`. Returns a function that ends it. */
export function setLegalText(root: HTMLElement): () => void {
  root.classList.add('legal-text')
  letTablesScroll(root)
  return openFootnotesInPlace(root)
}
