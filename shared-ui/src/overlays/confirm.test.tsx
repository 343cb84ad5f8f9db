// @vitest-environment happy-dom
import { TIMING } from '@ementa/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmHost, confirm } from './confirm'

MotionGlobalConfig.skipAnimations = true

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const yes = () => screen.getByRole('button', { name: 'Apagar' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const tap = () => {
  fireEvent.pointerDown(yes())
  fireEvent.click(yes())
}

/** The answers given so far. */
function ask() {
  const answers: boolean[] = []
  act(() => {
    void confirm({ title: 'Apagar o rascunho?', body: 'Não volta.', confirmLabel: 'Apagar', danger: true }).then(
      (one) => answers.push(one),
    )
  })
  return answers
}
const settle = () => act(async () => {})

test('the second tap of a double tap does not confirm what nobody read', async () => {
  render(<ConfirmHost />)
  const answers = ask()
  tap()
  wait(250)
  tap()
  // Begun too early, and held until it would count.
  fireEvent.pointerDown(yes())
  wait(TIMING.pressGuard)
  fireEvent.click(yes())
  await settle()
  expect(answers).toEqual([])
  expect(yes().getAttribute('aria-disabled')).toBeNull()
  tap()
  await settle()
  expect(answers).toEqual([true])
})
