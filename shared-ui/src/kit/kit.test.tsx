import { OfflineError, type Services } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld, userEvent } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense, use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { EmptyState } from '../components/empty-state'
import { UNSAVED_TEXTS } from '../components/error-card'
import { proxy, useRead } from '../data'
import type { PagedRead } from '../data/use-paged-read'
import { createRelations } from '../services/relations'
import {
  askToBlock,
  changeMembership,
  MEMBERSHIP_WORDS,
  setMembership,
  setMuted,
  toggleMembership,
  unblock,
} from './membership'
import { LoadMore, ReadView, type ReadViewProps } from './read-view'
import { copyText, share } from './share'
import { SignedIn } from './signed-in'

const titles = ({ toasts }: Pick<TestWorld, 'toasts'>) => toasts.map(({ title }) => title)

describe('the gate of a personal page', () => {
  const gate = (
    <SignedIn loading={<p>carregando</p>} visitor={<p>entre</p>}>
      {(user) => <input aria-label={user.username} />}
    </SignedIn>
  )

  test('shows a visitor the way in and a signed-in person the page', async () => {
    const { services } = await renderWithServices(gate)
    expect(screen.getByText('entre')).toBeInTheDocument()
    await act(() => services.session.signIn('anapaula'))
    expect(screen.getByRole('textbox', { name: 'anapaula' })).toBeInTheDocument()
  })

  test('refuses nobody before it is known who is there', async () => {
    const world = await createTestWorld()
    const session = { ...world.services.session, state: proxy({ ...world.services.session.state }) }
    session.state.status = 'loading'
    await renderWithServices(gate, { world: { ...world, services: { ...world.services, session } } })
    expect(screen.getByText('carregando')).toBeInTheDocument()
  })

  test('starts again for another person', async () => {
    const { services } = await renderWithServices(gate, { as: 'anapaula' })
    await userEvent.type(screen.getByRole('textbox'), 'meu texto')
    await act(() => services.session.signIn('renata'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })
})

type Answer = { posts: string[] }
type Own = Partial<Pick<ReadViewProps<Answer>, 'toast' | 'outdated' | 'failed'>>

function View({ call, ...own }: Own & { call: () => Promise<Answer> }) {
  const read = useRead({ key: ['post', 'view'], call })
  return (
    <>
      <ReadView
        read={read}
        skeleton={<p>carregando</p>}
        failed={{ title: 'Erro ao carregar', titleAs: 'h3' }}
        isEmpty={({ posts }) => posts.length === 0}
        empty={<EmptyState illustration="clip" title="Nada ainda" />}
        {...own}
      >
        {({ posts }) => <p>{posts.join()}</p>}
      </ReadView>
      <button type="button" onClick={() => void read.refresh()}>
        Atualizar
      </button>
    </>
  )
}

/** Its content is not rendered in one go: React waits for `late` in the middle of it. */
function Outlined({ call, late }: { call: () => Promise<Answer>; late: Promise<string> }) {
  const read = useRead({ key: ['post', 'outlined'], call })
  return (
    <>
      <ReadView read={read} skeleton={<p>carregando</p>} failed="Erro ao carregar">
        {() => <Late text={late} />}
      </ReadView>
      {read.data && <p>respondida</p>}
    </>
  )
}

const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>

describe('the view of a read', () => {
  const failing = () => Promise.reject(new Error('down'))

  test('shows loading, then the data', async () => {
    await renderWithServices(<View call={async () => ({ posts: ['a', 'b'] })} />)
    expect(screen.getByText('carregando')).toBeInTheDocument()
    expect(await screen.findByText('a,b')).toBeInTheDocument()
    expect(screen.queryByText('carregando')).toBeNull()
  })

  test('keeps the outline until what was waited for is rendered, which may take its time', async () => {
    let arrive = (_text: string) => {}
    const late = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const call = vi.fn(async () => ({ posts: ['a'] }))
    await renderWithServices(
      <Suspense fallback={<p>outra coisa</p>}>
        <Outlined call={call} late={late} />
      </Suspense>,
    )
    await waitFor(() => expect(screen.getByText('respondida')).toBeInTheDocument())
    expect(screen.getByText('carregando')).toBeVisible()
    expect(screen.queryByText('outra coisa')).toBeNull()
    await act(async () => arrive('tudo'))
    expect(await screen.findByText('tudo')).toBeVisible()
    expect(screen.queryByText('carregando')).toBeNull()
  })

  test('says that there is nothing', async () => {
    await renderWithServices(<View call={async () => ({ posts: [] })} />)
    expect(await screen.findByRole('heading', { name: 'Nada ainda' })).toBeInTheDocument()
  })

  test('says what failed, in a toast only where it has one, and keeps card and focus while it tries again', async () => {
    const call = vi.fn(failing)
    const { toasts } = await renderWithServices(<View call={call} />)
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(screen.getByRole('heading', { level: 3, name: 'Erro ao carregar' })).toBeInTheDocument()
    expect(toasts).toEqual([])
    let answer: (value: Answer) => void = () => undefined
    call.mockReturnValue(new Promise<Answer>((resolve) => (answer = resolve)) as Promise<never>)
    retry.focus()
    fireEvent.click(retry)
    await waitFor(() => expect(screen.getByRole('button', { name: /Tentando/ })).toBeInTheDocument())
    expect(document.activeElement?.textContent).toContain('Tentando')
    await act(async () => answer({ posts: ['depois'] }))
    expect(await screen.findByText('depois')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps the data when a later read fails, with the toast, and a card where the page wants one', async () => {
    const call = vi.fn<() => Promise<Answer>>(async () => ({ posts: ['a'] }))
    const world = await renderWithServices(<View call={call} toast="Erro ao carregar" outdated="Pode estar velho." />)
    await screen.findByText('a')
    call.mockImplementation(failing)
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
    // The toast is an alert too.
    expect((await screen.findByText('Pode estar velho.')).closest('[role="alert"]')).toBeVisible()
    expect(screen.getByText('a')).toBeInTheDocument()
    expect(titles(world)).toEqual(['Erro ao carregar'])
  })

  test('a small part says what failed in one line, and a page part by its title alone', async () => {
    await renderWithServices(<View call={failing} failed={{ line: 'Não foi possível carregar os temas.' }} />)
    expect(await screen.findByText(/carregar os temas/)).toBeInTheDocument()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled()
    cleanup()
    await renderWithServices(<View call={failing} failed="Erro ao carregar" />)
    expect(await screen.findByRole('heading', { level: 2, name: 'Erro ao carregar' })).toBeInTheDocument()
  })

  test('a next page that failed is said in a toast, and the list stays', async () => {
    const read = { data: ['a'], error: undefined, isValidating: false, refresh: async () => undefined }
    const view = (moreError: unknown) => (
      <ReadView read={{ ...read, moreError }} skeleton={<p />} failed="Erro" toast="Erro ao carregar mais">
        {(names) => <p>{names.join()}</p>}
      </ReadView>
    )
    const world = await renderWithServices(view(new Error('down')))
    expect(screen.getByText('a')).toBeInTheDocument()
    expect(titles(world)).toEqual(['Erro ao carregar mais'])
  })

  test('offline, says in one sentence that this was never saved here, without a toast [P-21]', async () => {
    const world = await createTestWorld()
    const offline: Services['offline'] = {
      ...world.services.offline,
      state: proxy({ online: false, syncing: false, pending: [] }),
    }
    const services = { ...world.services, offline }
    await renderWithServices(<View call={() => Promise.reject(new OfflineError())} toast="Erro ao carregar" />, {
      world: { ...world, services },
    })
    expect((await screen.findByRole('note')).textContent).toBe(UNSAVED_TEXTS.part)
    expect(world.toasts).toEqual([])
  })
})

describe('the foot of a paged list', () => {
  const list = (own: Partial<PagedRead<unknown, unknown>> = {}) => ({
    isEnd: false,
    isLoadingMore: false,
    moreError: undefined,
    pages: [{}],
    loadMore: vi.fn(async () => undefined),
    ...own,
  })

  test('offers the next page, and again after a failure', async () => {
    const more = list({ moreError: new Error('down') })
    await renderWithServices(<LoadMore list={more} />)
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar mais')
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
    expect(more.loadMore).toHaveBeenCalledTimes(1)
  })

  test('names the end of a longer list, and of a short one only where the list wants it', async () => {
    const { rerender } = await renderWithServices(<LoadMore list={list({ isEnd: true })} />)
    expect(screen.queryByRole('status')).toBeNull()
    rerender(<p />)
    cleanup()
    await renderWithServices(<LoadMore list={list({ isEnd: true, pages: [{}, {}] })} />)
    expect(screen.getByText('Você chegou ao fim da lista.')).toBeInTheDocument()
    // The button that was pressed is gone: its focus is here.
    expect(document.activeElement?.textContent).toBe('Você chegou ao fim da lista.')
    cleanup()
    await renderWithServices(<LoadMore list={list({ isEnd: true })} endText="Você chegou ao fim." />)
    expect(screen.getByText('Você chegou ao fim.')).toBeInTheDocument()
    // Nobody has pressed anything: the page's heading comes first.
    expect(document.body).toHaveFocus()
    cleanup()
    await renderWithServices(<LoadMore list={list({ isEnd: true })} status="Fim da lista: 2 itens" />)
    expect(screen.getByRole('status').textContent).toBe('Fim da lista: 2 itens')
    cleanup()
    await renderWithServices(<LoadMore list={list({ isEnd: true, pages: [{}, {}] })} status="40 de 40 itens" />)
    expect(screen.getByRole('status').textContent, 'how much there is says that this is the end').toBe('40 de 40 itens')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('says that the next page is on its way, and nothing of a failure before it', async () => {
    const more = list({ isLoadingMore: true, moreError: new Error('down') })
    await renderWithServices(<LoadMore list={more} status="20 de 40 itens" />)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('20 de 40 itens')
    const button = screen.getByRole('button', { name: 'Carregando…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(more.loadMore).not.toHaveBeenCalled()
  })

  test('takes only the focus that its button has left behind, and does not scroll for it', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await renderWithServices(<LoadMore list={list({ isEnd: true, pages: [{}, {}] })} />)
    expect(screen.getByText('Você chegou ao fim da lista.')).toHaveFocus()
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    cleanup()
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    elsewhere.focus()
    await renderWithServices(<LoadMore list={list({ isEnd: true, pages: [{}, {}] })} />)
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})

describe('a membership', () => {
  const words = MEMBERSHIP_WORDS.muted({ id: 'user-renata', username: 'renata' })
  const world = () => createTestWorld({ as: 'anapaula' })

  test('is changed and said, with its undo', async () => {
    const { services, toasts } = await world()
    await changeMembership(services, 'muted', 'user-renata', true, words)
    expect(toasts).toMatchObject([
      { title: '@renata foi silenciado', status: 'success', action: { label: 'Desfazer' } },
    ])
    toasts[0]?.action?.onClick()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi reativado'))
    expect(services.relations.has('muted', 'user-renata')).toBe(false)
    expect(toasts.at(-1)?.action).toBeUndefined()
  })

  test('that waits in the queue is not said to be done: the shell says that it waits [SHL-062]', async () => {
    const { services: made, toasts } = await world()
    const relations = createRelations({
      api: made.api,
      send: async (relation, on, id) => {
        relations.wait([{ relation, id, on }])
        return { queued: true }
      },
    })
    const services = { ...made, relations }
    await changeMembership(services, 'muted', 'user-renata', true, words)
    expect(toasts).toEqual([])
    expect(services.relations.has('muted', 'user-renata')).toBe(true)
  })

  test.each([
    ['the generic error', {}, 'Erro'],
    ['its own words', { failed: 'Erro ao curtir' }, 'Erro ao curtir'],
  ])('that fails is rolled back and said with %s', async (_, own, title) => {
    const { services, toasts, simulate } = await world()
    simulate({ fail: ['posts.like'] })
    await changeMembership(services, 'liked', 'post-001', true, own)
    expect(toasts).toMatchObject([{ title, status: 'error' }])
    expect(services.relations.has('liked', 'post-001')).toBe(false)
  })

  test('that has no words is silent, and one that is so already makes no word either', async () => {
    const { services, toasts } = await world()
    await changeMembership(services, 'muted', 'user-renata', true, { off: 'Voltou' })
    await changeMembership(services, 'muted', 'user-renata', true, { on: 'Saiu' })
    expect(toasts).toEqual([])
    await changeMembership(services, 'muted', 'user-renata', false, { off: 'Voltou', onNote: 'Nota', undo: 'on' })
    expect(toasts).toMatchObject([{ title: 'Voltou', description: undefined, action: undefined }])
  })

  test('pressed twice in one flight is said once, for what holds in the end', async () => {
    const { services, toasts } = await world()
    const { bookmarked } = MEMBERSHIP_WORDS
    await services.relations.set('bookmarked', 'post-001', false)
    for (let press = 0; press < 3; press++) toggleMembership(services, 'bookmarked', 'post-001', bookmarked)
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts).toMatchObject([{ title: 'Post salvo nos favoritos!', kind: 'post' }])
  })

  test('of a visitor waits for the sign-in, and is then what was wanted at the tap', async () => {
    const visitor = await createTestWorld()
    setMembership(visitor.services, 'followedTags', 'lgpd', true, MEMBERSHIP_WORDS.followedTags('lgpd'))
    expect([visitor.logins(), visitor.toasts]).toEqual([1, []])
    await visitor.services.session.signIn('anapaula')
    await waitFor(() => expect(visitor.services.relations.has('followedTags', 'lgpd')).toBe(true))
  })
})

describe('what is said of a person', () => {
  const renata = { id: 'user-renata', username: 'renata' }

  test('muting has its words, or those of the place', async () => {
    const { services, toasts } = await createTestWorld({ as: 'anapaula' })
    setMuted(services, renata, true)
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi silenciado'))
    setMuted(services, renata, false, { off: 'Voltou', onNote: 'Nota' })
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Voltou', description: undefined }))
    setMuted(services, renata, true, { on: 'Saiu', onNote: 'Nota', undo: 'off' })
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Saiu', description: 'Nota' }))
    expect(toasts.at(-1)?.action).toBeUndefined()
  })

  test('a block says first what is lost, and is done only by who is sure', async () => {
    const { services, toasts } = await renderWithServices(<p />, { as: 'anapaula' })
    askToBlock(services, renata)
    const first = await screen.findByRole('alertdialog', { name: 'Bloquear @renata?' })
    expect(first).toHaveTextContent('Vocês deixam de seguir um ao outro')
    await userEvent.click(within(first).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(services.relations.has('blocked', renata.id)).toBe(false)

    askToBlock(services, renata)
    const second = await screen.findByRole('alertdialog', { name: 'Bloquear @renata?' })
    const sure = within(second).getByRole('button', { name: 'Bloquear' })
    // A press before the question could be read does not count as an answer.
    await waitFor(() => expect(sure).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(sure)
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi bloqueado'))
    unblock(services, renata)
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi desbloqueado'))
    expect(services.relations.has('blocked', renata.id)).toBe(false)
  })
})

describe('sharing and copying', () => {
  const link = { title: 'Uma publicação', url: 'https://ementa.example/p/1' }
  const device = (own: object) => vi.stubGlobal('navigator', { ...navigator, share: undefined, ...own })
  const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))

  test('opens the share sheet of the device; closing it is no failure', async () => {
    const world = await createTestWorld()
    const sheet = vi.fn(async () => undefined)
    device({ share: sheet })
    await share(world.services, link)
    expect(sheet).toHaveBeenCalledWith(link)
    device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    await share(world.services, link)
    expect(world.toasts).toEqual([])
  })

  test('copies the link where there is no sheet, or where the sheet fails', async () => {
    const world = await createTestWorld()
    const writeText = vi.fn(async () => undefined)
    device({ clipboard: { writeText } })
    await share(world.services, link)
    device({ clipboard: { writeText }, share: denied })
    await share(world.services, { ...link, copied: 'Link do perfil copiado!' })
    expect(writeText.mock.calls).toEqual([[link.url], [link.url]])
    expect(titles(world)).toEqual(['Link copiado!', 'Link do perfil copiado!'])
  })

  test('shows a short text that the clipboard refuses, so that it can be copied by hand', async () => {
    const world = await createTestWorld()
    device({ clipboard: { writeText: denied } })
    await copyText(world.services, link.url, 'Link copiado!')
    await copyText(world.services, 'x'.repeat(300), 'Texto copiado')
    await copyText(world.services, 'x'.repeat(301), 'Texto copiado')
    expect(world.toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Não foi possível copiar', `Copie daqui: ${link.url}`],
      ['Não foi possível copiar', `Copie daqui: ${'x'.repeat(300)}`],
      ['Não foi possível copiar', 'Tente novamente.'],
    ])
  })
})
