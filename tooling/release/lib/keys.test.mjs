import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signingKey } from './keys.mjs'

/** @type {string} */
let place
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-keys-'))
  vi.stubEnv('INIT_CWD', place)
})
afterEach(() => {
  vi.unstubAllEnvs()
  fs.rmSync(place, { recursive: true })
})

test('a relative key is meant from where the person is', () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  fs.writeFileSync(path.join(place, 'social.pem'), pem)
  vi.stubEnv('EMENTA_SIGNING_KEY', 'social.pem')
  expect(signingKey('social').export({ type: 'pkcs8', format: 'pem' })).toBe(pem)
})

test.each([
  ['that is not there', 'gone.pem', 'there is no '],
  ['that is none', 'text.pem', 'it is no private key in PEM'],
])('a key %s is one sentence', (_, file, sentence) => {
  fs.writeFileSync(path.join(place, 'text.pem'), 'not a key')
  vi.stubEnv('EMENTA_SIGNING_KEY', file)
  expect(() => signingKey('social')).toThrow(sentence)
})
