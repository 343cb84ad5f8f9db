import { required } from '@ementa/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDialogFocus, useFocusAfterRemoval } from './keep-focus'

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

test('a card takes the focus as a whole', async () => {
  render(<List row="article" />)
  press('Um')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('article', { name: 'Dois' })))
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

test('after a change of page the frame places the focus', async () => {
  render(<Page onLeave={() => window.history.replaceState(null, '', '/outra')} />)
  close().focus()
  fireEvent.click(close())
  await settled()
  expect(focused()).toBe(document.body)
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

test('a neighbour that is a control itself takes the focus', async () => {
  await removeFrom('<main><button id="a" class="x">a</button><button id="b" class="x">b</button></main>', '#a', '#a')
  expect(one('#b')).toHaveFocus()
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
