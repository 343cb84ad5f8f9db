/** `react-refresh/runtime` itself, by the alias that `tooling/rspack/base.mjs` gives it. */
declare module '#refresh-runtime' {
  export function register(type: unknown, id: string): void
  export function injectIntoGlobalHook(global: object): void
  export function createSignatureFunctionForTransform(): unknown
  export function performReactRefresh(): unknown
  export function getFamilyByType(type: unknown): unknown
  export function isLikelyComponentType(type: unknown): boolean
}
/** Folder of the package that is built: `mfe-social`. */
declare const __PACKAGE__: string
declare var ementaRefresh: typeof import('#refresh-runtime') | undefined
/** Called by a facade after one of its files was replaced. */
declare var ementaRepaint: (() => void) | undefined
