import { required } from '@ementa/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMemoryRouter } from './app-router'
import { Link, NavLink } from './link'
import { RouterProvider } from './router-provider'

function links() {
  const at = '/newsletters/a'
  const router = createMemoryRouter(['/antes', at])
  const onClick = vi.fn()
  render(
    <RouterProvider router={router}>
      <Link to="/feed" state={{ from: 'a' }} onClick={onClick}>
        Feed
      </Link>
      <Link to="?aba=2">Aba</Link>
      <Link to={at}>Aqui</Link>
      <Link to="/feed" target="_blank">
        Outra janela
      </Link>
      <Link to="/feed" target="_self">
        Esta janela
      </Link>
      <Link to="/feed" onClick={(event) => event.preventDefault()}>
        Perguntar antes
      </Link>
      <NavLink to="/newsletters">Newsletters</NavLink>
      <NavLink to="/newsletters" end>
        Todas
      </NavLink>
      <NavLink to="/newsletter">Outra</NavLink>
      <NavLink to={at} end>
        Esta
      </NavLink>
    </RouterProvider>,
  )
  const press = (name: string, how: object = {}) => {
    const link = screen.getByRole('link', { name })
    let isTaken = false
    // A click that the page leaves to the browser must not load a page in happy-dom.
    const seen = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', seen, { once: true })
    act(() => void fireEvent.click(link, { button: 0, ...how }))
    return isTaken
  }
  const place = () => router.state.location.pathname + router.state.location.search
  return { router, onClick, press, place }
}

test('a plain click on a link is answered by the page, with its state; every other one is the browser’s', () => {
  const { router, onClick, press, place } = links()
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(press('Feed', how)).toBe(false)
  expect(press('Outra janela')).toBe(false)
  expect(place()).toBe('/newsletters/a')
  expect(press('Perguntar antes')).toBe(true)
  expect(place()).toBe('/newsletters/a')
  expect(press('Feed')).toBe(true)
  expect([place(), router.state.location.state]).toEqual(['/feed', { from: 'a' }])
  expect(onClick).toHaveBeenCalledTimes(6)
})

test('a link is relative to its page, one to the page itself is no step of the history', () => {
  const { router, press, place } = links()
  expect(screen.getByRole('link', { name: 'Aba' })).toHaveAttribute('href', '/newsletters/a?aba=2')
  press('Aqui')
  expect(router.state.action).toBe('REPLACE')
  press('Aba')
  expect([place(), router.state.action]).toEqual(['/newsletters/a?aba=2', 'PUSH'])
  expect(press('Esta janela')).toBe(true)
  expect(place()).toBe('/feed')
})

test('a link is marked on its page and on those below it, and with `end` on its page alone', () => {
  links()
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Newsletters', 'Esta'])
  expect(required(current[0])).toHaveAttribute('href', '/newsletters')
})
