/** The half of `@ementa/ui` that draws nothing: services, formatting, hooks. Re-exported by `index.ts`. */
export * from './hooks/use-debounced-value'
export * from './hooks/use-focus-on-mount'
export * from './hooks/use-media-query'
export * from './hooks/use-page-title'
export * from './hooks/use-shortcuts'
export * from './hooks/use-unsaved-guard'
export * from './services/context'
export type { KeyValueStorage, ReportProblem, StorageProblem } from './services/stored-json'
