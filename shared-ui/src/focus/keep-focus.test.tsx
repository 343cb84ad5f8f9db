import { required } from '@ementa/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDialogFocus, useFocusAfterRemoval } from './keep-focus'
import { focusWhenShown } from './move-focus'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function List({ row = 'li' }: { row?: 'li' | 'article' }) {
  useFocusAfterRemoval()
  const [names, setNames] = useState(['Um', 'Dois', 'Três'])
  const Row = row
  return (
    <main>
      <h1>Lista</h1>
      <ul>
        {names.map((name) => (
          <Row key={name} aria-label={name} tabIndex={row === 'article' ? -1 : undefined}>
            <a href="#x">{name}</a>
            <button type="button" className="remove" onClick={() => setNames(names.filter((one) => one !== name))}>
              Remover {name}
            </button>
          </Row>
        ))}
      </ul>
    </main>
  )
}

const focused = () => document.activeElement
const remove = (name: string) => screen.getByRole('button', { name: `Remover ${name}` })
const press = (name: string) => {
  remove(name).focus()
  fireEvent.click(remove(name))
}

/** Waits for the removal, which is seen in a microtask, and for the focus, which a timer after it places. */
const settled = async () => {
  await Promise.resolve()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

function FailedSection() {
  useFocusAfterRemoval()
  const [isLoading, setLoading] = useState(false)
  return <main>{isLoading ? <p>Carregando…</p> : <FailureCard onRetry={() => setLoading(true)} />}</main>
}

const FailureCard = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <h1>Não foi possível carregar esta área.</h1>
    <button type="button" onClick={onRetry}>
      Tentar novamente
    </button>
  </div>
)

test('a card that takes the only heading along leaves the focus on the content', async () => {
  render(<FailedSection />)
  const retry = screen.getByRole('button', { name: 'Tentar novamente' })
  retry.focus()
  fireEvent.click(retry)
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
})

function Note() {
  useFocusAfterRemoval()
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <h1>Edição</h1>
      {isOpen ? (
        <form>
          <button type="button" onClick={() => setOpen(false)}>
            Cancelar
          </button>
        </form>
      ) : (
        <p>
          <button type="button" onClick={() => setOpen(true)}>
            Escrever
          </button>
        </p>
      )}
      <button type="button">O que segue</button>
    </main>
  )
}

test('a form that closes leaves the focus to what takes its place', async () => {
  render(<Note />)
  fireEvent.click(screen.getByRole('button', { name: 'Escrever' }))
  const cancel = screen.getByRole('button', { name: 'Cancelar' })
  cancel.focus()
  fireEvent.click(cancel)
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Escrever' })))
})

function Issue() {
  useFocusAfterRemoval()
  const [isSent, setSent] = useState(false)
  return <main>{isSent ? <SentIssue /> : <Draft onSend={() => setSent(true)} />}</main>
}

const SentIssue = () => <h1>Enviada</h1>
const Draft = ({ onSend }: { onSend: () => void }) => (
  <>
    <h1>Rascunho</h1>
    <button type="button" onClick={onSend}>
      Enviar
    </button>
  </>
)

test('a page that scrolls when it is replaced leaves the focus on its new heading', async () => {
  render(<Issue />)
  const heading = screen.getByRole('heading')
  heading.tabIndex = -1
  heading.focus()
  act(() => {
    screen.getByRole('button').click()
    fireEvent.scroll(window)
  })
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Enviada' })))
})

test('a card takes the focus as a whole', async () => {
  render(<List row="article" />)
  press('Um')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('article', { name: 'Dois' })))
})

test('a list that moves the focus itself is left alone', async () => {
  render(<List />)
  remove('Um').focus()
  act(() => {
    remove('Um').click()
    screen.getByRole('link', { name: 'Três' }).focus()
  })
  await settled()
  expect(focused()).toBe(screen.getByRole('link', { name: 'Três' }))
})

test('what waits for a row that is shown later comes first, and where it waits in vain, the neighbour follows', async () => {
  render(<List />)
  vi.useFakeTimers()
  remove('Um').focus()
  fireEvent.click(remove('Um'))
  const stop = focusWhenShown(() => undefined)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(focused()).toBe(document.body)
  stop()
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(focused()).toBe(remove('Dois'))
  fireEvent.click(remove('Dois'))
  const never = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const stopLate = focusWhenShown(() => undefined)
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(focused()).toBe(document.body)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(focused(), 'where it waits for ever').toBe(remove('Três'))
  never.mockRestore()
  stopLate()
})

function Page({ children, onLeave }: { children?: React.ReactNode; onLeave?: () => void }) {
  useFocusAfterRemoval()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <main id="conteudo" tabIndex={-1}>
        <h1>Página</h1>
        {isOpen && (
          <button
            type="button"
            onClick={() => {
              onLeave?.()
              setOpen(false)
            }}
          >
            Fechar
          </button>
        )}
        {children}
      </main>
      <div role="dialog">
        <button type="button">Do diálogo</button>
      </div>
    </>
  )
}

const close = () => screen.getByRole('button', { name: 'Fechar' })

test('what had the focus when the page appeared is remembered as well', async () => {
  const button = document.createElement('button')
  const nav = document.createElement('nav')
  nav.append(button)
  document.body.append(nav)
  button.focus()
  render(<Page />)
  button.remove()
  await settled()
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Página' }))
  nav.remove()
})

test('after a change of page the frame places the focus', async () => {
  render(<Page onLeave={() => window.history.replaceState(null, '', '/outra')} />)
  close().focus()
  fireEvent.click(close())
  await settled()
  expect(focused()).toBe(document.body)
})

test('what is in a dialog, and the content as a whole, are no part of the page that is missed', async () => {
  render(<Page />)
  const inDialog = screen.getByRole('button', { name: 'Do diálogo' })
  inDialog.focus()
  inDialog.remove()
  await settled()
  expect(focused()).toBe(document.body)
  const content = screen.getByRole('main')
  content.focus()
  const place = content.parentElement
  content.remove()
  await settled()
  expect(focused()).toBe(document.body)
  place?.prepend(content)
})

test('who has pressed something else meanwhile is not called back; a press in what had the focus is none', async () => {
  render(
    <Page>
      <p>texto</p>
    </Page>,
  )
  close().focus()
  fireEvent.pointerDown(close())
  fireEvent.click(close())
  await settled()
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Página' }))
  cleanup()
  render(
    <Page>
      <p>texto</p>
    </Page>,
  )
  const button = close()
  button.focus()
  fireEvent.pointerDown(screen.getByText('texto'))
  fireEvent.click(button)
  await settled()
  expect(focused()).toBe(document.body)
})

test('what is removed long after a scroll, or by a press after it, was not scrolled away', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  render(<List />)
  remove('Um').focus()
  fireEvent.scroll(window)
  clock.mockReturnValue(1299)
  remove('Um').closest('li')?.remove()
  await settled()
  expect(focused()).toBe(document.body)
  remove('Dois').focus()
  fireEvent.scroll(window)
  clock.mockReturnValue(1599)
  remove('Dois').closest('li')?.remove()
  await settled()
  expect(focused()).toBe(remove('Três'))
})

test('a press after a scroll is what removes the row', async () => {
  render(<List />)
  remove('Um').focus()
  fireEvent.scroll(window)
  fireEvent.click(remove('Um'))
  await settled()
  expect(focused()).toBe(remove('Dois'))
})

function Watch() {
  useFocusAfterRemoval()
  return null
}

const one = (selector: string) => required(document.querySelector<HTMLElement>(selector), selector)

/** Removes a row of a page together with the focus in it, and further rows at the same time. */
async function removeFrom(page: string, focused: string, ...removed: string[]) {
  render(<Watch />)
  document.body.insertAdjacentHTML('beforeend', page)
  one(focused).focus()
  for (const row of removed) one(row).remove()
  await settled()
}

const ROWS = `<main><h1>Lista</h1><ul>texto
  <li id="a"><a href="#">A</a><button class="x">a</button></li>
  <li id="b"><a href="#">B</a><button class="x">b</button></li> texto
  <li id="c"><a href="#">C</a><button class="x">c</button></li>
  <li id="d"><a href="#">D</a><button class="x">d</button></li></ul></main>`

test.each([
  ['#b button', ['#b'], '#c button'],
  ['#b a', ['#b'], '#c a'],
  ['#d button', ['#d'], '#c button'],
  ['#b button', ['#b', '#c'], '#d button'],
])('the focus of %s, when %j go, goes on to %s', async (at, removed, next) => {
  await removeFrom(ROWS, at, ...removed)
  expect(one(next)).toHaveFocus()
})

test('a control of its own kind is looked for by its look, then any other', async () => {
  const page = `<main><ul>
    <li id="a"><button class="x">a</button></li>
    <li id="b"><button disabled class="x">b</button><button class="y">b2</button></li></ul></main>`
  await removeFrom(page, '#a button', '#a')
  expect(one('.y')).toHaveFocus()
})

test('a neighbour that is a control itself takes the focus', async () => {
  await removeFrom('<main><button id="a" class="x">a</button><button id="b" class="x">b</button></main>', '#a', '#a')
  expect(one('#b')).toHaveFocus()
})

test('without a row of the same kind, what follows takes it, and what comes before does not', async () => {
  const page =
    '<main><h1>Lista</h1><p><a href="#" id="antes">antes</a></p><section id="r"><button>r</button></section><p id="nada"></p><p><a href="#" id="depois">depois</a></p></main>'
  await removeFrom(page, '#r button', '#r')
  expect(one('#depois')).toHaveFocus()
})

test('where nothing follows in a section, its heading takes it and not that of the page above it', async () => {
  const page =
    '<main><h1>Página</h1><section><h2>Parte</h2><div><p id="r"><button>r</button></p></div></section><section><h2>Outra</h2><button>x</button></section></main>'
  await removeFrom(page, '#r button', '#r')
  expect(screen.getByRole('heading', { name: 'Parte' })).toHaveFocus()
})

function Dialog({ rows }: { rows: string[] }) {
  return (
    <section role="dialog" tabIndex={-1} ref={useDialogFocus()}>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </section>
  )
}

test('when the row that has the focus is removed, the dialog takes it', async () => {
  const { rerender } = render(<Dialog rows={['Cancelar: Curtir', 'Cancelar: Salvar']} />)
  screen.getByRole('button', { name: 'Cancelar: Curtir' }).focus()
  rerender(<Dialog rows={['Cancelar: Salvar']} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

test('focus elsewhere in the dialog stays where it is', async () => {
  const { rerender } = render(<Dialog rows={['Cancelar: Curtir', 'Cancelar: Salvar']} />)
  const other = screen.getByRole('button', { name: 'Cancelar: Salvar' })
  other.focus()
  rerender(<Dialog rows={['Cancelar: Salvar']} />)
  await Promise.resolve()
  expect(document.activeElement).toBe(other)
})
