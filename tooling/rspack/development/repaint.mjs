/**
 * Renders all of the page again with its state kept: for functions and hooks that changed, of which React's refresh
 * runtime knows nothing (decision 045).
 *
 * @typedef {{ setRefreshHandler(resolve: (type: unknown) => unknown): void, scheduleRefresh(root: object, update: { updatedFamilies: Set<unknown>, staleFamilies: Set<unknown> }): void }} Renderer
 * @typedef {{ inject(renderer: Renderer): number, onCommitFiberRoot(id: number, root: object, ...rest: unknown[]): void }} Hook
 */

/** @type {Map<number, Renderer>} */
const renderers = new Map()
/** Roots with the renderer of each. @type {Map<object, number>} */
const roots = new Map()

/** Learns of renderers and roots, through the hook that React calls. @param {Hook} hook */
export function watchRoots(hook) {
  const { inject, onCommitFiberRoot } = hook
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer)
    renderers.set(id, renderer)
    return id
  }
  hook.onCommitFiberRoot = (id, root, ...rest) => {
    roots.set(root, id)
    onCommitFiberRoot.call(hook, id, root, ...rest)
  }
}

/** @param {Iterable<unknown>} families of the components to render @param {(type: unknown) => unknown} familyOf */
export function renderAgain(families, familyOf) {
  for (const [root, id] of roots) {
    const renderer = renderers.get(id)
    renderer?.setRefreshHandler(familyOf)
    renderer?.scheduleRefresh(root, { updatedFamilies: new Set(families), staleFamilies: new Set() })
  }
}
