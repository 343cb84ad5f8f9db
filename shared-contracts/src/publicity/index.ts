// Advice on lawyers' publicity (docs/citations.md). An entry of its own, `@ementa/contracts/publicity`: loaded where
// something is written, not with the first page.
export { applyRewriting, findPublicityAdvice, type PublicityAdvice } from './find-publicity'
