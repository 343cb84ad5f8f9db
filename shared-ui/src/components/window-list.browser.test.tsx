import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { WindowList } from './window-list'

const ITEMS = Array.from({ length: 300 }, (_, index) => `Edição ${index + 1}`)

function Page({ above }: { above: number }) {
  return (
    <>
      <button type="button" style={{ display: 'block', height: above }}>
        Acima
      </button>
      <WindowList items={ITEMS} itemKey={(item) => item} estimate={100} footer={<button type="button">Fim</button>}>
        {(item) => (
          <article style={{ height: 100 }}>
            <button type="button">{item}</button>
          </article>
        )}
      </WindowList>
    </>
  )
}

afterEach(() => window.scrollTo(0, 0))

const rows = () => screen.queryAllByRole('article').length

test('a list that begins far below the window is reached by Tab, row by row', async () => {
  render(<Page above={3000} />)
  await screen.findByRole('button', { name: 'Edição 1' })
  screen.getByRole('button', { name: 'Acima' }).focus({ preventScroll: true })
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('button', { name: 'Edição 1' })).toHaveFocus()
  for (let row = 2; row < 8; row++) {
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(screen.getByRole('button', { name: `Edição ${row}` })).toHaveFocus())
  }
  // Once the list is in sight, the page holds only the rows around the window.
  await waitFor(() => expect(rows()).toBeLessThan(20))
})

test('a list that is moved below the window by what loads above it keeps its first row', async () => {
  const { rerender } = render(<Page above={100} />)
  await screen.findByRole('button', { name: 'Edição 1' })
  rerender(<Page above={3000} />)
  await new Promise(requestAnimationFrame)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edição 1' })).toBeInTheDocument())
  rerender(<Page above={6000} />)
  await new Promise(requestAnimationFrame)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edição 1' })).toBeInTheDocument())
  expect(rows()).toBeLessThan(40)
})
