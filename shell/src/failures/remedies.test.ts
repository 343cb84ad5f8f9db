import { expect, test } from 'vitest'
import { type FailureKind, RemoteError } from '../errors/remote-error'
import { remedyFor } from './remedies'

const FIT = 'agenda@1.0.0 does not fit shell@1.0.0: it'

test.each<[string, FailureKind, RegExp | undefined]>([
  [
    'https://a.example/mf-manifest.json is no manifest of a remote',
    'contract',
    /@ementa\/remote-kit, for Rspack or for Vite/,
  ],
  [
    'agenda@? does not fit shell@1: its manifest does not say what it was built with',
    'contract',
    /@ementa\/remote-kit/,
  ],
  [`${FIT} needs what this shell does not provide (react@18 (it has react@19))`, 'contract', /one React/],
  ['Version 19 from shell of shared singleton module react does not satisfy the requirement', 'contract', /one React/],
  ["Cannot read properties of undefined (reading 'ReactCurrentOwner')", 'crashed', /one React/],
  [`${FIT} needs what this shell does not provide (@ementa/ui@1: Later)`, 'contract', /check --shell/],
  [`${FIT} was built with contract 2, this shell has 1`, 'contract', /check --shell/],
  ['its manifest has no hashes of its files', 'untrusted', /ementa-remote seal/],
  ['its manifest is not signed', 'untrusted', /ementa-remote sign --key/],
  ['its manifest is not signed with a key that the registry names', 'untrusted', /"keys"/],
  ['https://a.example/a.js is not what its manifest says', 'untrusted', /Upload the whole build/],
  ['its ./remote has no default export with routes', 'broken', /RemoteModule/],
  [`Failed to execute 'createPolicy' on 'TrustedTypePolicyFactory': Policy "a" disallowed.`, 'contract', /remote-kit/],
  ['HTTP 404 for https://a.example/mf-manifest.json', 'unreachable', /answers with the file/],
  ['Failed to fetch', 'unreachable', /Access-Control-Allow-Origin.*policy of the shell/],
  ['https://a.example/mf-manifest.json is no manifest of a remote', 'unreachable', /answers with the file/],
  ['no answer within 12000 ms', 'timeout', undefined],
])('%s: one sentence says what to do [PLT-016]', (detail, kind, remedy) => {
  const found = remedyFor(new RemoteError('agenda', kind, 'https://a.example/mf-manifest.json', detail))
  if (remedy) expect(found).toMatch(remedy)
  else expect(found).toBeUndefined()
})
