import type { Post } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { feedQuery, usePagedRead } from '@ementa/ui/data'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_CONTENT, type PostContent } from '../../shared/post-content/post-content'
import { contentOf, createComposer } from './composer-state'
import { type Exit, useSendPost } from './use-send-post'

const NOW = new Date(2026, 4, 13, 12)
const TOMORROW = new Date(2026, 4, 14, 9).toISOString()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

const post = (change: Partial<Post> = {}): Post => ({
  ...{ id: 'p', author_id: 'user-anapaula', body: 'De antes', image_url: null, tags: [], is_edited: false },
  ...{ like_count: 0, comment_count: 0, share_count: 0, created_at: NOW.toISOString() },
  ...{ status: 'published', scheduled_at: null },
  ...change,
})
const PICTURES = {
  image_url: '/a.png',
  image_description: 'Prazos',
  more_images: [{ image_url: '/b.png', description: 'Custas' }],
}
const refused = (code: string, data?: unknown) => Object.assign(new Error(code), { code, data })

type Actions = ReturnType<typeof useSendPost>
const ACTIONS = ['publish', 'saveDraft', 'publishDraft', 'keepMine', 'takeOther'] as const satisfies (keyof Actions)[]
const FEED = { tab: 'forYou', tag: null, limit: 10 } as const

function Sender(options: Parameters<typeof useSendPost>[0]) {
  const actions = useSendPost(options)
  const feed = usePagedRead(feedQuery(FEED))
  return (
    <>
      {ACTIONS.map((name) => (
        <button key={name} type="button" onClick={actions[name]}>
          {name}
        </button>
      ))}
      <output aria-label="Feed">{feed.hasData && `[${feed.items.map(({ id }) => id)}]`}</output>
    </>
  )
}

interface Setup {
  content?: Partial<PostContent>
  editing?: Post | null
  /** Answers of the calls. */
  answer?: Post
  as?: string | null
}

async function open({ content = {}, editing = null, answer = post(), as = 'anapaula' }: Setup = {}) {
  const calls = {
    create: vi.fn(async (_: { requestId?: string }) => answer),
    update: vi.fn(async (_: object) => answer),
    saveDraft: vi.fn(async (_: object) => answer),
    publishDraft: vi.fn(async (_: object) => answer),
    listFeed: async () => ({ posts: [], authors: [], nextCursor: null }),
  }
  const state = createComposer({ ...(editing ? contentOf(editing) : EMPTY_CONTENT), ...content })
  const onDone = vi.fn<(exit: Exit) => void>()
  const world = withCalls(await createTestWorld({ as: as ?? undefined }), 'posts', calls)
  await renderWithServices(<Sender state={state} editing={editing} onDone={onDone} />, { world })
  const feed = () => screen.getByRole('status', { name: 'Feed' }).textContent
  await waitFor(() => expect(feed()).toBe('[]'))
  const press = (name: keyof Actions) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const said = () => world.toasts.map(({ title, description }) => [title, description])
  return { ...world, calls, state, onDone, feed, press, said }
}

test('a new post goes with all it has, and the feed shows it at once', async () => {
  const content: Partial<PostContent> = {
    body: 'Tese sobre #oab',
    rest: ['  ', 'Segunda #penal', ''],
    tags: ['lgpd'],
    images: [
      { image_url: '/a.png', description: ' Prazos ' },
      { image_url: '/b.png', description: '\n' },
    ],
    quoted: { kind: 'post', id: 'q' },
  }
  const { calls, state, onDone, press, said, feed } = await open({ content })
  await press('publish')
  await press('publish')
  expect(calls.create).toHaveBeenCalledExactlyOnceWith({
    body: 'Tese sobre #oab',
    rest: ['Segunda #penal'],
    tags: ['lgpd', 'oab', 'penal'],
    imageUrl: '/a.png',
    imageDescription: 'Prazos',
    moreImages: [{ image_url: '/b.png', description: '' }],
    quoted: { kind: 'post', id: 'q' },
    scheduledAt: null,
    requestId: expect.stringMatching(/./),
  })
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ to: '/' })
  expect(said()).toEqual([['Post publicado!', undefined]])
  expect(state.sending, 'until the next page is there').toBe('publish')
  expect(feed()).toBe('[p]')
})

test('without images none is sent, and a post that has a date is not in the feed yet', async () => {
  const { calls, press, said, feed } = await open({
    content: { body: 'Amanhã', scheduledAt: TOMORROW },
    answer: post({ scheduled_at: TOMORROW }),
  })
  await press('publish')
  const images = { imageUrl: null, imageDescription: '', moreImages: [] }
  expect(calls.create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ...images, scheduledAt: TOMORROW }))
  expect(said()).toEqual([['Post agendado!', undefined]])
  expect(feed()).toBe('[]')
})

test('a date that is no more in the future is refused before a call', async () => {
  const { calls, state, press } = await open({ content: { body: 'Tarde', scheduledAt: NOW.toISOString() } })
  await press('publish')
  expect([state.scheduleError, state.panel]).toEqual(['A data deve ser no futuro', 'schedule'])
  expect([calls.create.mock.calls, state.sending]).toEqual([[], null])
})

test.each([
  ['UPLOAD_FAILED', 'Uma imagem não pôde ser enviada. Tente novamente ou remova a imagem.'],
  ['QUOTED_NOT_FOUND', 'O que você cita não está mais disponível. Retire a citação e tente novamente.'],
  ['POST_NOT_FOUND', 'A publicação não existe mais.'],
])('a post refused with %s says as the reason: %s', async (code, reason) => {
  const { calls, press, said, state, onDone } = await open({ content: { body: 'Tese' } })
  calls.create.mockRejectedValueOnce(refused(code))
  await press('publish')
  expect(said()).toEqual([['Erro ao publicar', reason]])
  expect([state.sending, state.conflict, onDone.mock.calls]).toEqual([null, null, []])
})

test('every try of a post is the same one, and its draft is another', async () => {
  const { calls, press, said, onDone } = await open({ content: { body: 'Tese', scheduledAt: TOMORROW, tags: ['oab'] } })
  calls.create.mockRejectedValueOnce(refused('UNKNOWN'))
  calls.saveDraft.mockRejectedValueOnce(refused('UNKNOWN'))
  await press('publish')
  await press('saveDraft')
  await press('saveDraft')
  const { requestId } = required(calls.create.mock.calls[0])[0]
  const draft = {
    ...{ body: 'Tese', tags: ['oab'], quoted: null, rest: [], requestId: `${requestId}-draft` },
    ...{ imageUrl: null, imageDescription: '', moreImages: [] },
  }
  expect(calls.saveDraft.mock.calls).toEqual([[draft], [draft]])
  expect(said()).toEqual([
    ['Erro ao publicar', 'Tente novamente.'],
    ['Erro ao salvar rascunho', 'Tente novamente.'],
    ['Rascunho salvo!', 'A data do agendamento não fica no rascunho.'],
  ])
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ to: '/drafts' })
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

test('a draft is saved with its parts, then published and shown; a later try saves what was saved last', async () => {
  const { calls, press, said, onDone, feed, state } = await open({ editing: DRAFT })
  calls.update.mockResolvedValueOnce(post({ status: 'draft', updated_at: TOMORROW }))
  calls.publishDraft.mockRejectedValueOnce(refused('UNKNOWN'))
  await press('publishDraft')
  const sent = { rest: ['Outra metade'], expectedUpdatedAt: null }
  expect(calls.update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent))
  expect([state.sending, feed(), onDone.mock.calls]).toEqual([null, '[]', []])
  await press('publishDraft')
  expect(calls.update).toHaveBeenLastCalledWith(expect.objectContaining({ ...sent, expectedUpdatedAt: TOMORROW }))
  expect(calls.publishDraft.mock.calls).toEqual([[{ id: 'p', requestId: 'p' }], [{ id: 'p', requestId: 'p' }]])
  expect(said().map(([title]) => title)).toEqual(['Erro ao publicar rascunho', 'Rascunho publicado com sucesso!'])
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ to: '/' })
  expect([state.sending, feed()]).toEqual(['draft', '[p]'])
})

test.each([
  ['a new post', null],
  ['a published one', post()],
])('%s is published by no call for drafts, and without a conflict nothing is kept or taken', async (_, editing) => {
  const { calls, press, state } = await open({ editing, content: { body: 'Tese' } })
  for (const name of ['publishDraft', 'keepMine', 'takeOther'] as const) await press(name)
  const { create, update, publishDraft } = calls
  expect([create, update, publishDraft].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect([state.sending, state.content.body]).toEqual([null, 'Tese'])
})

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

test('the other text taken in a conflict is what goes on from there', async () => {
  const { calls, press, state } = await open({ editing: DRAFT, content: { body: 'Daqui' } })
  const other = post({ status: 'draft', body: 'De lá', rest: ['E mais'], updated_at: TOMORROW })
  calls.update.mockRejectedValueOnce(refused('POST_CONFLICT', { post: other }))
  await press('publishDraft')
  await press('takeOther')
  expect([state.conflict, state.content.body, state.content.rest]).toEqual([null, 'De lá', ['E mais']])
  expect(calls.update).toHaveBeenCalledOnce()
  await press('publishDraft')
  const sent = { body: 'De lá', rest: ['E mais'], expectedUpdatedAt: TOMORROW }
  expect(calls.update).toHaveBeenLastCalledWith(expect.objectContaining(sent))
})

test('whoever signed out signs in before anything is sent', async () => {
  const { calls, press, logins } = await open({ as: null, editing: DRAFT })
  for (const name of ['publish', 'saveDraft', 'publishDraft'] as const) await press(name)
  expect(logins()).toBe(3)
  expect([calls.update.mock.calls, calls.saveDraft.mock.calls]).toEqual([[], []])
})

test('over a draft that another tab published, the own text becomes a draft with all its parts', async () => {
  const draft = post({ status: 'draft', rest: ['Parte dois'] })
  const { calls, state, press, onDone } = await open({
    editing: draft,
    content: { body: 'Minha', rest: ['Minha dois'] },
  })
  calls.update.mockRejectedValueOnce(refused('POST_CONFLICT', { post: post({ updated_at: NOW.toISOString() }) }))
  await press('publish')
  await press('keepMine')
  expect(calls.update).toHaveBeenCalledTimes(1)
  expect(calls.saveDraft.mock.lastCall?.[0]).toMatchObject({ body: 'Minha', rest: ['Minha dois'] })
  expect([state.conflict, onDone.mock.calls]).toEqual([null, [[{ to: '/drafts' }]]])
})
