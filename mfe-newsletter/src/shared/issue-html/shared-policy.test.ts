import { afterEach, expect, test, vi } from 'vitest'
import { sharedPolicy } from './shared-policy'

afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('ementa.dompurify')))

test('a browser without Trusted Types needs no policy', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(sharedPolicy()).toEqual({})
})

test('a page has one policy, however often it is asked for; it passes HTML on and makes no script', () => {
  const createPolicy = vi.fn((_name: string, rules: Record<string, (text: string) => string>) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { TRUSTED_TYPES_POLICY: policy } = sharedPolicy()
  expect(sharedPolicy().TRUSTED_TYPES_POLICY).toBe(policy)
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(createPolicy.mock.calls[0]?.[0]).toBe('dompurify')
  expect(policy?.createHTML('<b>x</b>')).toBe('<b>x</b>')
  expect(policy?.createScriptURL('https://evil.example/x.js')).toBe('about:blank')
})
