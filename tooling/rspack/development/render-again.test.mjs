// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { renderAgain, watchRoots } from './render-again.mjs'

afterAll(() => vi.unstubAllGlobals())

const hook = {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => 7,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
}
vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', hook)
watchRoots(hook)
// React looks for the hook once, as it is loaded, and another file of the same process may have loaded it before: the
// configuration gives a file with this call a process of its own.
vi.resetModules()
const { act, Component, createElement, memo, useState } = await import('react')
const { createRoot } = await import('react-dom/client')

let word = 'antes'
const mounted = vi.fn()
const Leaf = () => createElement('b', null, word)
const Kept = memo(Leaf)
const Compared = memo(Leaf, () => true)
class Boundary extends Component {
  /** @override */
  componentDidMount() {
    mounted()
  }
  /** @override */
  render() {
    return [createElement(Kept, { key: 1 }), createElement(Compared, { key: 2 })]
  }
}
function Page() {
  const [id] = useState(Math.random)
  return createElement('main', { id: String(id) }, createElement(Leaf), createElement(Boundary))
}

test('what a function says anew is painted, also within memo and classes, and nothing is mounted anew', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(createElement(Page)))
  const id = place.querySelector('main')?.id
  const shown = () => [...place.querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['antes', 'antes', 'antes'])
  for (const said of ['depois', 'de novo']) {
    word = said
    await act(async () => renderAgain())
    expect(shown()).toEqual([said, said, said])
  }
  expect(place.querySelector('main')?.id).toBe(id)
  expect(mounted).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
