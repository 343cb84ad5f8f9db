// Citations of Brazilian law in a text (shared-law/README.md). An entry of its own, `@ementa/law/citations`: it is
// loaded where a text with citations is shown, not with the first page.
export { isCaseNumber, readCaseNumber } from './case-number'
export { findCitations } from './find-citations'
export { actOfKey, type Law, lawKey, lawOf, lawPath } from './law'
export { lawKeysIn } from './law-query'
export { type BegunCitation, suggestCitations } from './suggest-citations'
export type { Citation } from './types'
