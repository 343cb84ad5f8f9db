import { renderWithServices, userEvent } from '@ementa/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from '../routing/link'
import { SAME_PAGE, useNavigate } from '../routing/router-provider'
import { useFieldFocus, useRouteFocus } from './page-focus'

afterEach(() => vi.useRealTimers())

let arrive: (page: 'outline' | 'page' | 'field') => void

/** A frame with a link to a page that renders in the given stages. */
function Product() {
  useRouteFocus()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<'none' | 'outline' | 'page' | 'field'>('none')
  arrive = setStage
  return (
    <>
      <Link to="/search">Buscar</Link>
      <main id="conteudo" tabIndex={-1}>
        {pathname === '/search' && stage === 'outline' && <h1 key="outline">Carregando</h1>}
        {pathname === '/search' && stage !== 'none' && stage !== 'outline' && (
          <section>
            <h1>Buscar posts</h1>
            {stage === 'field' && <input aria-label="Texto" />}
          </section>
        )}
      </main>
    </>
  )
}

async function leave() {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const view = await renderWithServices(<Product />, { at: '/', pattern: '*' })
  expect(document.body).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Buscar' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  return view
}
const show = (stage: Parameters<typeof arrive>[0]) => act(async () => arrive(stage))

test('the focus waits in the content and goes to the heading when it comes', async () => {
  await leave()
  expect(screen.getByRole('main')).toHaveFocus()
  await show('page')
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a heading of the outline hands the focus on to that of the page', async () => {
  await leave()
  await show('outline')
  expect(screen.getByRole('heading', { name: 'Carregando' })).toHaveFocus()
  // Another part of the skeleton is rendered first.
  await act(async () => screen.getByRole('main').append(document.createElement('p')))
  await show('page')
  expect(screen.getByRole('heading', { name: 'Buscar posts' })).toHaveFocus()
})

test('what the page or the person focuses is left alone', async () => {
  await leave()
  await show('page')
  await userEvent.keyboard('a')
  act(() => screen.getByRole('heading').blur())
  await show('field')
  expect(document.body).toHaveFocus()
})

/** A frame whose pages render at once. */
function Pages({ pages }: { pages: Record<string, ReactNode> }) {
  useRouteFocus()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/search">Buscar</Link>
      <Link to="/search?q=lei">Buscar lei</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar
      </button>
      <main key={pathname} id="conteudo" tabIndex={-1}>
        {pages[pathname]}
      </main>
    </>
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
async function visit(search: ReactNode) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  await renderWithServices(<Pages pages={{ '/': <h1>Feed</h1>, '/search': search }} />, {
    pattern: '*',
  })
  return scrollTo
}

test('the field that a page is for keeps the focus, another field does not', async () => {
  const focusOn = (data?: string) => (
    <>
      <h1>Buscar posts</h1>
      <input ref={(field) => field?.focus()} data-page-field={data} />
    </>
  )
  const scrollTo = await visit(focusOn(''))
  await press('Buscar')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(scrollTo, 'the page begins at its top all the same').toHaveBeenCalledExactlyOnceWith(0, 0)
  cleanup()
  await visit(focusOn())
  await press('Buscar')
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('another search of the same page moves neither the focus nor the page', async () => {
  const scrollTo = await visit(<h1>Buscar posts</h1>)
  await press('Buscar')
  screen.getByRole('button').focus()
  await press('Buscar lei')
  expect(screen.getByRole('button')).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('on the way back the place on the page is kept, and what has the focus elsewhere keeps it', async () => {
  const scrollTo = await visit(<h1>Buscar posts</h1>)
  await press('Buscar')
  scrollTo.mockClear()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await press('Voltar')
  expect(await screen.findByRole('heading', { name: 'Feed' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  await press('Buscar')
  screen.getByRole('button').focus()
  scrollTo.mockClear()
  await press('Voltar')
  expect(await screen.findByRole('heading', { name: 'Feed' })).toBeInTheDocument()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

function Feed() {
  useRouteFocus()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <main id="conteudo" tabIndex={-1}>
      {pathname === '/' ? (
        ['a', 'b'].map((post) => (
          <div key={post} data-row={post}>
            <article tabIndex={-1} aria-label={post}>
              <Link to={`/p/${post}`}>Abrir {post}</Link>
            </article>
          </div>
        ))
      ) : (
        <button type="button" onClick={() => navigate(-1)}>
          Voltar
        </button>
      )}
    </main>
  )
}

test('Back leads to the card that was read', async () => {
  await renderWithServices(<Feed />, { at: '/', pattern: '*' })
  await userEvent.click(screen.getByRole('link', { name: 'Abrir b' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
  await vi.waitFor(() => expect(screen.getByRole('article', { name: 'b' })).toHaveFocus())
})

function Field({ isWanted }: { isWanted: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  useFieldFocus(field, isWanted)
  return <input ref={field} aria-label="Texto" defaultValue="dano" />
}

test('the field that a page is for takes the focus with the caret at its end, once that is wanted', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const { rerender } = render(<Field isWanted={false} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field).not.toHaveFocus()
  field.setSelectionRange(0, 0)
  rerender(<Field isWanted />)
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4])
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

/** A page that is saved under another address by each edit, and by a button that is not there afterwards. */
function Saved() {
  useRouteFocus()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const takeOn = (path: string) => navigate(path, { replace: true, state: SAME_PAGE })
  return (
    <main id="conteudo" tabIndex={-1}>
      <h1>Edição</h1>
      <textarea aria-label="Texto" onChange={() => takeOn('/edit/1')} />
      {pathname !== '/edit/2' && (
        <button type="button" onClick={() => takeOn('/edit/2')}>
          Salvar
        </button>
      )}
    </main>
  )
}

test('a page that takes on another address stays where it is, with its focus, unless the focused part is gone', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  await renderWithServices(<Saved />, { at: '/new', pattern: '*' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Texto' }), 'a')
  expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(screen.getByRole('heading', { name: 'Edição' })).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})
