/**
 * In development, in place of `react-refresh/runtime` in the shell and in every remote: one runtime for the page. React
 * registers its renderer with the runtime that was there first, the shell's, and a remote's own would never hear of it;
 * and the runtime that refreshed last would decide for the components of all others.
 */
import * as own from '#refresh-runtime'
import { renderAgain, watchRoots } from './render-again.mjs'

globalThis.ementaRefresh ??= own
const runtime = globalThis.ementaRefresh

/**
 * Module names are relative to a package, so equal in two of them: the package is part of each name.
 * @param {unknown} type
 * @param {string} id
 */
export const register = (type, id) => runtime.register(type, `${__PACKAGE__} ${id}`)
/** @param {any} global */
export const injectIntoGlobalHook = (global) => {
  if (runtime !== own || globalThis.ementaRepaint) return
  own.injectIntoGlobalHook(global)
  watchRoots(global.__REACT_DEVTOOLS_GLOBAL_HOOK__)
  globalThis.ementaRepaint = () => {
    own.performReactRefresh()
    renderAgain()
  }
}
export const createSignatureFunctionForTransform = () => runtime.createSignatureFunctionForTransform()
export const performReactRefresh = () => runtime.performReactRefresh()
/** @param {unknown} type */
export const getFamilyByType = (type) => runtime.getFamilyByType(type)
/** @param {unknown} type */
export const isLikelyComponentType = (type) => runtime.isLikelyComponentType(type)
