import type { QueueAction } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import QueuedPosts from './queued-posts'

const action = (id: string, input: unknown, change: Partial<QueueAction> = {}) =>
  queueAction({ id, type: 'posts.create', input, ...change })

async function queue(pending: QueueAction[], { tag, as = 'anapaula' }: { tag?: string; as?: string } = {}) {
  const world = await createTestWorld({ as })
  const { offline } = world.services
  Object.assign(offline, { cancel: vi.fn(), showPending: vi.fn() })
  offline.state.pending = pending
  const view = await renderWithServices(<QueuedPosts tag={tag} savedAt={undefined} />, { world })
  const set = (change: Partial<typeof offline.state>) => act(async () => void Object.assign(offline.state, change))
  return { ...view, set }
}
const cards = () => screen.queryAllByRole('article', { name: 'Publicação na fila' })

test('each post says how far it is, in words and by its stamp', async () => {
  const { set } = await queue([action('q', { body: 'Do avião', tags: ['lgpd'] })])
  const [card] = cards()
  if (!card) throw new Error('no card')
  const says = (words: string, stamp: string) => {
    expect(within(card).getByText(words)).toBeInTheDocument()
    expect(within(card).getByText(stamp)).toBeInTheDocument()
  }
  expect(within(card).getByText('@anapaula')).toBeInTheDocument()
  expect(within(card).getByRole('link', { name: 'LGPD' })).toBeInTheDocument()
  says('ainda não foi enviada', 'Na fila')
  await set({ online: false })
  says('será enviada ao reconectar', 'Na fila')
  await set({ online: true, syncing: true })
  says('enviando…', 'Na fila')
  expect(within(card).queryByRole('link', { name: 'Editar' })).toBeNull()
  await set({ syncing: false, pending: [action('q', { body: 'Do avião' }, { status: 'failed' })] })
  says('não foi enviada', 'Falhou')
  await set({ syncing: true })
  await set({ pending: [] })
  says('atualizando a lista…', 'Enviado')
  expect(within(card).queryByRole('button')).toBeNull()
})

test('those that wait are before those just sent, the newest first, without those that have a date', async () => {
  const { set } = await queue([
    action('a', { body: 'Um' }),
    action('b', { body: 'Dois' }),
    action('c', { body: 'Três', quoted: { kind: 'post', id: '1' }, rest: ['Quatro'] }),
    action('d', { body: 'Amanhã', scheduledAt: '2126-03-10T12:00:00.000Z' }),
    action('e', { body: 'Outra chamada' }, { type: 'posts.saveDraft' }),
    ...[null, undefined, 'texto', {}, { body: 1 }].map((input, index) => action(`x${index}`, input)),
  ])
  const first = () => cards().map((card) => card.querySelector('p')?.textContent)
  expect(first()).toEqual(['Três', 'Dois', 'Um'])
  expect(cards()[0]?.textContent).toContain('ainda não foi enviada · com citação · fio de 2')
  expect(cards()[1]?.textContent).not.toMatch(/citação|fio de/)
  await set({ syncing: true })
  await set({ pending: [action('a', { body: 'Um' })] })
  expect(first()).toEqual(['Um', 'Três', 'Dois'])
})

test('the list of a tag has those with this tag alone', async () => {
  await queue([action('a', { body: 'Com', tags: ['oab', 'lgpd'] }), action('b', { body: 'Sem' })], { tag: 'lgpd' })
  expect(cards().map((card) => card.querySelector('p')?.textContent)).toEqual(['Com'])
})

test('is edited in the composer, and what waits can be seen; it stays in the queue', async () => {
  const { services } = await queue([action('q', { body: 'Do avião' })])
  fireEvent.click(screen.getByRole('button', { name: 'Ver pendências' }))
  expect(services.offline.showPending).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/compose?queued=q')
  expect(services.offline.cancel).not.toHaveBeenCalled()
})
