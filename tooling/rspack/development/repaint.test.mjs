import { expect, test, vi } from 'vitest'
import liveFacade from './live-facade.mjs'
import { renderAgain, watchRoots } from './repaint.mjs'

test('all roots are rendered again, with nothing mounted anew', () => {
  const hook = { inject: vi.fn((/** @type {unknown} */ _) => 7), onCommitFiberRoot: vi.fn() }
  const [inject, commit] = [hook.inject, hook.onCommitFiberRoot]
  watchRoots(hook)
  const renderer = { setRefreshHandler: vi.fn(), scheduleRefresh: vi.fn() }
  expect(hook.inject(renderer)).toBe(7)
  const root = {}
  hook.onCommitFiberRoot(7, root)
  expect(inject).toHaveBeenCalledWith(renderer)
  expect(commit).toHaveBeenCalledWith(7, root)

  const family = {}
  renderAgain([family], () => family)
  expect(renderer.scheduleRefresh.mock.calls).toEqual([
    [root, { updatedFamilies: new Set([family]), staleFamilies: new Set() }],
  ])
})

test('a facade accepts each of its own files once, and no package', () => {
  const facade = [
    `import './theme'`,
    `export { Box } from '@chakra-ui/react'`,
    `export { a } from './a'`,
    `export * from "./a"`,
  ].join('\n')
  expect(liveFacade(facade)).toContain('accept(["./theme","./a"],')
})
