// What a search means: words, their stems, phrases and operators. An entry of its own, `@ementa/contracts/search`: only
// the backend and the search page need it (docs/decisions/010-search.md).
export * from './query'
export { stemOf } from './stem'
export * from './terms'
