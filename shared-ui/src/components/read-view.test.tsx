import { OfflineError, type Services } from '@ementa/contracts'
import { createTestWorld, renderWithServices, titles, userEvent } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { proxy, useRead } from '../data'
import type { PagedRead } from '../data/use-paged-read'
import { EmptyState } from './empty-state'
import { UNSAVED_TEXTS } from './error-card'
import { LoadMore, ReadView, type ReadViewProps } from './read-view'

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

describe('the view of a read', () => {
  const failing = () => Promise.reject(new Error('down'))

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
    expect(titles(world.toasts)).toEqual(['Erro ao carregar'])
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
    expect(titles(world.toasts)).toEqual(['Erro ao carregar mais'])
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
})
