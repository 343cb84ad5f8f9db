import { type Post, versionOf } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { postOf } from '@ementa/testing/records'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createComposer, toPostContent } from './composer-state'
import { EMPTY_CONTENT, type PostContent } from './post-content'
import { type Exit, useSendPost } from './use-send-post'

const NOW = new Date(2026, 4, 13, 12)
const TOMORROW = new Date(2026, 4, 14, 9).toISOString()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

const post = (change: Partial<Post> = {}) =>
  postOf({ id: 'p', author_id: 'user-anapaula', body: 'De antes', created_at: NOW.toISOString(), ...change })
const PICTURES = {
  image_url: '/a.png',
  image_description: 'Prazos',
  more_images: [{ image_url: '/b.png', description: 'Custas' }],
}
const refused = (code: string, data: unknown) => Object.assign(new Error(code), { code, data })

type Actions = ReturnType<typeof useSendPost>
const ACTIONS = ['publish', 'saveDraft', 'publishDraft', 'keepMine', 'takeOther'] as const satisfies (keyof Actions)[]

function Sender(options: Parameters<typeof useSendPost>[0]) {
  const actions = useSendPost(options)
  return ACTIONS.map((name) => (
    <button key={name} type="button" onClick={actions[name]}>
      {name}
    </button>
  ))
}

interface Setup {
  content?: Partial<PostContent>
  editing?: Post | null
}

async function open({ content = {}, editing = null }: Setup) {
  const answer = post()
  const calls = {
    create: vi.fn(async () => answer),
    update: vi.fn(async (_: object) => answer),
    saveDraft: vi.fn(async (_: object) => answer),
    publishDraft: vi.fn(async (_: object) => answer),
  }
  const state = createComposer(
    { ...(editing ? toPostContent(editing) : EMPTY_CONTENT), ...content },
    editing && versionOf(editing),
  )
  const onDone = vi.fn<(exit: Exit) => void>()
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'posts', calls)
  await renderWithServices(<Sender state={state} editing={editing} onDone={onDone} />, { world })
  const press = (name: keyof Actions) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const said = () => world.toasts.map(({ title, description }) => [title, description])
  return { ...world, calls, state, onDone, press, said }
}

test.each([
  ['Agendar', 'a post with a date', 'publish', null, TOMORROW],
  ['Salvar', 'a post that is edited', 'publish', post(), null],
  ['Publicar', 'a draft that is published', 'publishDraft', post({ status: 'draft' }), null],
] as const)('offers “%s sem imagem” for %s whose image failed', async (verb, _, name, editing, scheduledAt) => {
  const { state, press, onDone } = await open({ editing, content: { body: 'Texto', scheduledAt } })
  state.uploads.push({ id: 'u', name: 'prova.png', error: 'Falha no upload. Tente novamente.' })
  await press(name)
  fireEvent.click(await screen.findByRole('button', { name: `${verb} sem imagem` }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('an edit sends what may have changed: no image that stays, no quotation that stays, whatever its date was', async () => {
  const dates = { scheduled_at: NOW.toISOString(), updated_at: TOMORROW }
  const editing = post({ ...PICTURES, ...dates, quoted: { kind: 'post', id: 'q' }, tags: ['oab'] })
  const { calls, press, said, onDone } = await open({ editing })
  await press('publish')
  expect(calls.update).toHaveBeenCalledExactlyOnceWith({
    ...{ id: 'p', body: 'De antes', tags: ['oab'], expectedUpdatedAt: TOMORROW },
    ...{ image_description: 'Prazos', more_images: [{ image_url: '/b.png', description: 'Custas' }] },
  })
  expect(said()).toEqual([['Post atualizado com sucesso!', undefined]])
  expect([onDone.mock.calls, calls.create.mock.calls]).toEqual([[['back']], []])
})

test.each([
  ['removed', [], { image_url: null, image_description: '', more_images: [] }],
  [
    'replaced',
    [{ image_url: '/c.png', description: ' Novo ' }],
    { image_url: '/c.png', image_description: 'Novo', more_images: [] },
  ],
])('an edit whose images were %s says so, and takes a quotation off', async (_, images, sent) => {
  const editing = post({ ...PICTURES, quoted: { kind: 'post', id: 'q' } })
  const { calls, press } = await open({ editing, content: { images, quoted: null, body: 'Outro' } })
  await press('publish')
  const texts = { id: 'p', body: 'Outro', tags: [], quoted: null, expectedUpdatedAt: null }
  expect(calls.update).toHaveBeenCalledExactlyOnceWith({ ...texts, ...sent })
})

const DRAFT = post({ status: 'draft', rest: ['Outra metade'] })

test.each([
  ['publish', 'back', []],
  ['publishDraft', { to: '/' }, [[{ id: 'p', requestId: 'p' }]]],
] as const)('the own text kept in a conflict over %s goes on as it began', async (name, exit, published) => {
  const { calls, press, state, onDone, said } = await open({ editing: DRAFT, content: { body: 'Daqui' } })
  const other = post({ status: 'draft', body: 'De lá', updated_at: TOMORROW })
  calls.update.mockRejectedValueOnce(refused('POST_CONFLICT', { post: other }))
  await press(name)
  expect(state.conflict?.post.body).toBe('De lá')
  expect([state.sending, said(), onDone.mock.calls]).toEqual([null, [], []])
  await press('keepMine')
  expect(state.conflict).toBeNull()
  const sent = { body: 'Daqui', expectedUpdatedAt: TOMORROW }
  expect(calls.update).toHaveBeenLastCalledWith(expect.objectContaining(sent))
  expect(calls.publishDraft.mock.calls).toEqual(published)
  expect(onDone).toHaveBeenCalledExactlyOnceWith(exit)
})
