// @vitest-environment happy-dom
import { required } from '@ementa/testing'
import { PlainSheet } from '@ementa/testing/plain-sheet'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Announcer, announce } from './announcer'
import { CharCounter, counterText, spokenLevel } from './char-counter'

const typed = (left: number) => <CharCounter text={'a'.repeat(300 - left)} limit={300} />
const page = (left: number) => (
  <>
    {typed(left)}
    <Announcer />
  </>
)
const spoken = () => screen.getByRole('log').textContent

test('says how many characters are left, and how many are too many', () => {
  expect(counterText(12)).toBe('12 caracteres restantes')
  expect(counterText(1)).toBe('1 caractere restante')
  expect(counterText(0)).toBe('0 caracteres restantes')
  expect(counterText(-3)).toBe('3 caracteres acima do limite')
  expect(counterText(-199_700)).toBe('199.700 caracteres acima do limite')
  render(typed(-1000))
  expect(screen.getByText('−1.000')).toBeInTheDocument()
})

test('is of the warning colour below 50 characters, not at 50 [SOC-075] [SOC-148]', () => {
  const colours = [50, 49, 0, -1].map((left) => {
    const { container, unmount } = render(
      <>
        <PlainSheet />
        {typed(left)}
      </>,
    )
    const { color } = getComputedStyle(required(container.querySelector('.char-counter')))
    unmount()
    return color
  })
  const [quiet, warning] = colours
  // The tokens `warning` and `danger` in light.
  expect(colours).toEqual([quiet, '#7A4B00', warning, '#B3261E'])
  expect(quiet).not.toBe(warning)
})

test('of a short field it does not warn from the first letter', () => {
  const { container, rerender } = render(<CharCounter text="Ana Paula Ferraz" limit={50} />)
  const isWarning = () => required(container.querySelector('.char-counter')).hasAttribute('data-warning')
  expect(isWarning()).toBe(false)
  rerender(<CharCounter text={'a'.repeat(41)} limit={50} />)
  expect(isWarning()).toBe(true)
})

test('counts what a person sees as one character', () => {
  render(<CharCounter text="👩‍⚖️é" limit={10} />)
  expect(screen.getByText('8')).toBeInTheDocument()
})

test('speaks only at 50, 20, 0 and below [EXP-22]', () => {
  expect([51, 50, 21, 20, 1, 0, -1, -2].map(spokenLevel)).toEqual([null, 50, 50, 20, 20, 0, -1, -2])
  announce('')
  const { rerender } = render(page(60))
  expect(spoken()).toBe('')
  rerender(page(50))
  expect(spoken()).toBe('50 caracteres restantes')
  rerender(page(35))
  expect(spoken()).toBe('50 caracteres restantes')
  rerender(page(-2))
  expect(spoken()).toBe('2 caracteres acima do limite')
  rerender(page(40))
  expect(spoken()).toBe('2 caracteres acima do limite')
})
