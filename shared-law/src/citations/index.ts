// Citations of Brazilian law in a text (shared-law/README.md). An entry of its own, `@ementa/law/citations`: it is
// loaded where a text with citations is shown, not with the first page.
export { isCaseNumber, readCaseNumber } from './case-number'
export { findCitations } from './find-citations'
export { type Law, lawOf } from './law-of'
export { actOfKey, lawKey, lawPath } from './law-path'
export { lawKeysIn } from './law-query'
export { type BegunCitation, suggestCitations } from './suggest-citations'
export type { Citation } from './types'
