/**
 * Loader for the entry of a facade, in development builds. Its exports are getters: when a file behind them is replaced,
 * every package that shares the facade sees the new one, and rendering the page again is enough. Without it an edit of a
 * function in `shared-ui` would reload the page, since nobody accepts it.
 * @param {string} source
 */
export default function liveFacade(source) {
  const files = [...source.matchAll(/(?:from|import) *["'](\.[^"']+)["']/g)].map(([, file]) => file)
  const accepted = JSON.stringify([...new Set(files)])
  return `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.accept(${accepted}, () => globalThis.ementaRepaint?.())\n`
}
