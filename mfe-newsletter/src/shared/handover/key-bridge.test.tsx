import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdKeys } from './key-bridge'

const shortcut = vi.fn()
let end: () => string

beforeEach(() => {
  shortcut.mockReset()
  document.addEventListener('keydown', shortcut)
  end = holdKeys()
})

afterEach(() => {
  end()
  document.removeEventListener('keydown', shortcut)
  document.body.replaceChildren()
})

const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }))

test('holds letters typed where no field is, so that they run no shortcut', () => {
  press('c', 'o', 'x', 'Backspace', 'Enter', 'n')
  expect(shortcut).not.toHaveBeenCalled()
  expect(end()).toBe('co\nn')
  press('c')
  expect(shortcut).toHaveBeenCalledOnce()
})

test('leaves fields, commands and keys without a letter alone', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  fireEvent.keyDown(field, { key: 'a' })
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  press('Tab')
  expect(shortcut).toHaveBeenCalledTimes(3)
  expect(end()).toBe('')
})
