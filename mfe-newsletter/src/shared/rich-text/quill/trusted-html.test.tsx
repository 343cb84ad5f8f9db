import { expect, test, vi } from 'vitest'
import { installTrustedHtml } from './setup'

function trustedTypes(defaultPolicy: unknown) {
  const policies: Record<string, (html: string) => string> = {}
  const createPolicy = (name: string, { createHTML }: { createHTML: (html: string) => string }) => {
    policies[name] = createHTML
  }
  vi.stubGlobal('trustedTypes', { defaultPolicy, createPolicy })
  return policies
}

test('the default policy switches off what a string is styled with', () => {
  const policies = trustedTypes(null)
  installTrustedHtml()
  expect(Object.keys(policies)).toEqual(['default'])
  expect(policies.default?.('<p style="color:red">a</p>')).not.toMatch(/ style=/)
})

test('a policy that is there is kept, and a browser without any needs none', () => {
  const policies = trustedTypes({})
  installTrustedHtml()
  expect(policies).toEqual({})
  vi.stubGlobal('trustedTypes', undefined)
  expect(installTrustedHtml).not.toThrow()
})
