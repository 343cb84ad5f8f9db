// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import remote from './remote'

const start = vi.hoisted(() => vi.fn<(module: unknown) => void>())
vi.mock('@ementa/tooling/standalone', () => ({ start }))

test('the page of its own port starts this remote, once', async () => {
  await import('./standalone')
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(remote))
})
