// Advice on a text being written. An entry of its own, not shared at run time: only the pages where something is
// written bring it along.
export * from './advice/publicity-hints'
export { usePublicityAdvice } from './advice/use-publicity-advice'
