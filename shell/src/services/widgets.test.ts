import type { Registry } from '@ementa/contracts'
import { expect, test, vi } from 'vitest'
import { loadWidget } from '../federation/load-section'
import { createWidgets } from './widgets'

vi.mock('../federation/load-section', () => ({ loadWidget: vi.fn(async () => ({ default: () => null })) }))

const remotes = [{ name: 'account' }, { name: 'social' }] as unknown as Registry['remotes']
const { load } = createWidgets({ remotes } as Registry)

test('a widget is loaded from the remote that its name begins with, by what follows', async () => {
  await load('social/post-card')
  expect(loadWidget).toHaveBeenCalledExactlyOnceWith(remotes[1], 'social/post-card', 'post-card')
})

test.each(['desconhecido/cartao', 'social', 'social/'])('%s is refused by name', async (id) => {
  await expect(load(id as never)).rejects.toThrow(
    `Failed to load the widget "${id}": the registry names no such remote.`,
  )
})
