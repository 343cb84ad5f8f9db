import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import themeCode from '../../public/theme.js?raw'
import markup from '../index.html?raw'
import styles from '../skeleton.css?raw'

const BOOT_FILE = 'https://a.example/static/main.js'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => document.body.replaceChildren())

/** The document as it is before the application starts; where `theme.js` runs, its answer to a failed script can be called. */
function openDocument({ hasTheme = true } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument
  if (!page) throw new Error('Failed to open a document.')
  page.documentElement.innerHTML = markup.replace(/<script.*<\/script>/, `<style>${styles}</style>`)
  page.head.append(Object.assign(page.createElement('script'), { defer: true, src: BOOT_FILE }))
  const listen = vi.fn()
  if (hasTheme) new Function('document', 'addEventListener', themeCode)(page, listen)
  const shown = () =>
    ['skeleton', 'not-started'].filter((id) => page.getElementById(id)?.checkVisibility({ visibilityProperty: true }))
  return { page, shown, onError: listen.mock.calls[0]?.[1] }
}

test('a boot file that was cut off is told in plain words, another script is not', () => {
  const { page, shown, onError } = openDocument()
  expect(shown()).toEqual(['skeleton'])
  onError({ target: window, filename: 'https://a.example/static/other.js' })
  expect(shown()).toEqual(['skeleton'])
  onError({ target: window, filename: BOOT_FILE })
  expect(shown()).toEqual(['not-started'])
  expect(page.querySelector('[role="alert"]')).toHaveTextContent(/^Não foi possível abrir a Ementa\. .*\(EM-200\)/)
})

test('a boot file that does not arrive is told, another script is not', () => {
  const { shown, onError } = openDocument()
  onError({ target: { src: 'https://a.example/static/feed.js' } })
  expect(shown()).toEqual(['skeleton'])
  onError({ target: { defer: true, src: BOOT_FILE } })
  expect(shown()).toEqual(['not-started'])
  expect(console.error).toHaveBeenCalledWith('[EM-200] the boot file did not arrive', BOOT_FILE)
})

test('where not even the script runs that tells of a failure, the words come after a while', () => {
  const { page, shown } = openDocument({ hasTheme: false })
  expect(shown()).toEqual([])
  for (const animation of page.getAnimations()) animation.finish()
  expect(shown()).toEqual(['not-started'])
})
