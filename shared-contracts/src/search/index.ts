// The meaning of a search: words, their stems, phrases and operators. It is an entry of its own, `@ementa/contracts/search`,
// because only the backend and the search page need it.
export * from './query'
export { stemOf } from './stem'
export * from './terms'
