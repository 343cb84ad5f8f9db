/**
 * Renders all of the page again with its state kept: for functions and hooks that changed, of which React's refresh
 * runtime knows nothing.
 *
 * @typedef {{ tag: number, memoizedProps: object, child: Fiber | null, sibling: Fiber | null }} Fiber
 * @typedef {{ current: Fiber }} Root
 * @typedef {{ overrideProps(fiber: Fiber, path: string[], props: object): void }} Renderer the part for developer tools
 * @typedef {{ inject(renderer: Renderer): number, onCommitFiberRoot(id: number, root: Root, ...rest: unknown[]): void }} Hook
 */

/**
 * React's `WorkTag`s of function, `forwardRef` and both kinds of `memo`. Classes are left alone: what they show comes from
 * their props and children, which are rendered again.
 */
const RENDERED_AGAIN = new Set([0, 11, 14, 15])
const OF_BEFORE = 'ementa of before'

/** @type {Map<number, Renderer>} */
const renderers = new Map()
/** Roots with the renderer of each. @type {Map<Root, number>} */
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

/**
 * Renders every function component with the props it has. What was rendered last is made to look like the result of other
 * props: otherwise React runs a component whose state is unchanged and drops what it returns, and `memo` does not run it.
 */
export function renderAgain() {
  for (const [root, id] of roots) {
    for (const fiber of [...fibersBelow(root.current)]) {
      if (!RENDERED_AGAIN.has(fiber.tag)) continue
      const props = fiber.memoizedProps
      renderers.get(id)?.overrideProps(fiber, [], { ...props })
      fiber.memoizedProps = { ...props, [OF_BEFORE]: true }
    }
  }
}

/** @param {Fiber} fiber @returns {Generator<Fiber>} */
function* fibersBelow(fiber) {
  for (let child = fiber.child; child; child = child.sibling) {
    yield child
    yield* fibersBelow(child)
  }
}
