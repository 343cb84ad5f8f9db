import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeptPageFocus } from './use-kept-page-focus'

afterEach(() => {
  vi.useRealTimers()
})

function List({ row = 'li' }: { row?: 'li' | 'article' }) {
  useKeptPageFocus()
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

/** What is removed is seen in a microtask, and the focus placed in the timer after it: this one comes later. */
const settled = async () => {
  await Promise.resolve()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('the same control of the next row, of the previous one, and at last the heading', async () => {
  render(<List />)
  press('Dois')
  await waitFor(() => expect(focused()).toBe(remove('Três')))
  press('Três')
  await waitFor(() => expect(focused()).toBe(remove('Um')))
  press('Um')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Lista' })))
})

function FailedSection() {
  useKeptPageFocus()
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

test('a row that was scrolled out of sight takes nothing along', async () => {
  render(<List />)
  remove('Dois').focus()
  window.dispatchEvent(new Event('scroll'))
  remove('Dois').closest('li')?.remove()
  await settled()
  expect(focused()).toBe(document.body)
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
