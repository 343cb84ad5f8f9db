import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stayIfHere } from './here-to-top'

let scrollTo: ReturnType<typeof vi.spyOn>
const place = (address: string, scrolled: number) => {
  history.replaceState(null, '', address)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled)
}
beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

function Press() {
  return (
    <button type="button" onClick={stayIfHere('/bookmarks')}>
      Favoritos
    </button>
  )
}
/** Clicks the link to the bookmarks and returns whether its default was not prevented. */
function leads(init = {}) {
  const { unmount } = render(<Press />)
  const isLeft = fireEvent.click(screen.getByRole('button'), init)
  unmount()
  return isLeft
}

test.each([
  ['elsewhere the link leads on', '/search', 400, true, 0],
  ['at the top of the very place nothing happens', '/bookmarks', 0, false, 0],
  ['at the top of a tab of it the link opens the bare address', '/bookmarks?aba=2', 0, true, 0],
  ['further down it goes to the top', '/bookmarks', 400, false, 1],
  ['further down in a tab of it, too, and the tab is kept', '/bookmarks?aba=2', 400, false, 1],
])('%s', (_name, address, scrolled, isLeft, scrolls) => {
  place(address, scrolled)
  expect(leads()).toBe(isLeft)
  expect(scrollTo).toHaveBeenCalledTimes(scrolls)
})
