import { STORAGE_KEYS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { changeSettings, readSettings } from './reader-settings'

const STANDARD = { size: 1, spacing: 0 }

test.each([
  [null, STANDARD],
  ['{"size":3,"spacing":1}', { size: 3, spacing: 1 }],
  ['{"size":9,"spacing":1}', { size: 1, spacing: 1 }],
  ['{"size":"map"}', STANDARD],
  ['[]', STANDARD],
  ['kaputt', STANDARD],
])('reads %s as a setting that exists', (text, settings) => {
  if (text === null) localStorage.removeItem(STORAGE_KEYS.reader)
  else localStorage.setItem(STORAGE_KEYS.reader, text)
  expect(readSettings()).toEqual(settings)
})

test('a choice is kept on this device', () => {
  changeSettings({ size: 2 })
  expect(readSettings()).toEqual({ size: 2, spacing: 0 })
})
