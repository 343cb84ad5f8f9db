// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { confirm } from './on-demand'

vi.mock('@ementa/ui/overlays', () => {
  throw new Error('Loading chunk 7 failed.')
})
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['Apagar o rascunho?', 'Isso não pode ser desfeito.', 'Apagar o rascunho?\n\nIsso não pode ser desfeito.'],
  ['Apagar o rascunho?', ['de', 'partes'], 'Apagar o rascunho?'],
])('where the dialog does not arrive, the browser asks the same (%#)', async (title, body, asked) => {
  const ask = vi.fn((_text: string) => true)
  vi.stubGlobal('confirm', ask)
  expect(await confirm({ title, body, confirmLabel: 'Apagar' })).toBe(true)
  expect(ask).toHaveBeenCalledExactlyOnceWith(asked)
  ask.mockReturnValue(false)
  expect(await confirm({ title, body, confirmLabel: 'Apagar' })).toBe(false)
})
