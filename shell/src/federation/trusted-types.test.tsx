import { expect, test, vi } from 'vitest'

/** Simulates the script addresses of a browser with Trusted Types. */
const trusted = (url: string) => `${url}#trusted`

test('where the browser knows trusted types, every address of a script comes from the one policy of the product', async () => {
  const createPolicy = vi.fn((_name: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => trusted(createScriptURL(url)),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.resetModules()
  const { acceptFiles, trust, trustedScriptUrl } = await import('./trusted-scripts')
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('ementa', { createScriptURL: expect.any(Function) })

  acceptFiles('https://typed.example/mf-manifest.json', { 'a.js': 'YWJj' })
  const url = 'https://typed.example/a.js'
  expect(trustedScriptUrl(url)).toBe(trusted(url))
  const script = document.createElement('script')
  trust(script, url)
  expect([script.src, script.integrity]).toEqual([trusted(url), 'sha256-YWJj'])
  expect(() => trustedScriptUrl('https://strange.example/a.js')).toThrow(TypeError)
})
