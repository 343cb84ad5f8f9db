import './legal-text.css'
import { openFootnotesInPlace } from './footnotes'
import { letTablesScroll } from './wide-tables'

/** Sets the tables, captions and footnotes below `root`. Returns what ends it. */
export function setLegalText(root: HTMLElement): () => void {
  root.classList.add('legal-text')
  letTablesScroll(root)
  return openFootnotesInPlace(root)
}
