// Advice on lawyers' publicity (shared-law/README.md). An entry of its own, `@ementa/law/publicity`: loaded where
// something is written, not with the first page.
export { applyRewriting, findPublicityAdvice, type PublicityAdvice } from './find-publicity'
