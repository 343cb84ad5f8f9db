import { STORAGE_KEYS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { changeSettings, parseSettings } from './reader-settings'

const STANDARD = { size: 1, spacing: 0 }

test.each([
  [null, STANDARD],
  ['{"size":3,"spacing":1}', { size: 3, spacing: 1 }],
  ['{"size":9,"spacing":1}', { size: 1, spacing: 1 }],
  ['{"size":"map"}', STANDARD],
  ['[]', STANDARD],
  ['kaputt', STANDARD],
])('reads %s as a setting that exists', (text, settings) => expect(parseSettings(text)).toEqual(settings))

test('a choice is kept on this device', () => {
  changeSettings({ size: 2 })
  expect(parseSettings(localStorage.getItem(STORAGE_KEYS.reader))).toEqual({ size: 2, spacing: 0 })
})
