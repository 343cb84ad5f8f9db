// @vitest-environment happy-dom
import { STORAGE_KEYS } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { beforeEach, expect, test } from 'vitest'
import { createThemeService } from './theme'

let storage = memoryStorage()
let root = document.createElement('html')

/** An operating system whose preference the test changes. */
function operatingSystem(dark: boolean) {
  const listeners: (() => void)[] = []
  const media = {
    matches: dark,
    addEventListener: (_: 'change', listener: () => void) => void listeners.push(listener),
  }
  return {
    media,
    prefer(value: boolean) {
      media.matches = value
      for (const listener of listeners) listener()
    },
  }
}

const start = (os = operatingSystem(false)) => createThemeService({ storage, media: os.media, root, events: window })

beforeEach(() => {
  storage = memoryStorage()
  root = document.createElement('html')
})

test('is system by default and follows the operating system [SHL-042] [SHL-043]', () => {
  const os = operatingSystem(true)
  const theme = start(os)
  expect(theme.state).toEqual({ choice: 'system', resolved: 'dark' })
  os.prefer(false)
  expect(theme.state).toEqual({ choice: 'system', resolved: 'light' })
  theme.set('light')
  os.prefer(true)
  expect(theme.state.resolved).toBe('light')
})

test('the choice is stored and applied again at the next start [SHL-044]', () => {
  start().set('dark')
  expect(storage.getItem('ementa-ui-theme')).toBe('dark')
  expect(start().state).toEqual({ choice: 'dark', resolved: 'dark' })
})

test('paints class, data-theme and color-scheme on the root [SHL-045]', () => {
  const theme = start()
  expect([root.className, root.dataset.theme, root.style.colorScheme]).toEqual(['light', 'light', 'light'])
  theme.set('dark')
  expect([root.className, root.dataset.theme, root.style.colorScheme]).toEqual(['dark', 'dark', 'dark'])
})

test('gives the bar of the browser the colour of the theme, not of the operating system', () => {
  root.innerHTML = `<head>
    <meta name="theme-color" content="#fff" data-scheme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000" data-scheme="dark" media="(prefers-color-scheme: dark)">
  </head>`
  const bar = () => {
    expect(root.querySelectorAll('meta[media="not all"]')).toHaveLength(1)
    return root.querySelector('meta[media="all"]')?.getAttribute('content')
  }
  const theme = start()
  expect(bar()).toBe('#fff')
  theme.set('dark')
  expect(bar()).toBe('#000')
})

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
  ['system', 'light'],
] as const)('the toggle turns %s into %s [SHL-047] [SHL-048]', (from, to) => {
  const theme = start(operatingSystem(true))
  theme.set(from)
  theme.toggle()
  expect(theme.state.choice).toBe(to)
})

test('rubbish under the key counts as system', () => {
  storage.setItem(STORAGE_KEYS.theme, 'purple')
  expect(start().state.choice).toBe('system')
})

test('follows the choice of another tab', () => {
  const theme = start()
  storage.setItem(STORAGE_KEYS.theme, 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.queue }))
  window.dispatchEvent(new Event('storage'))
  expect(theme.state.choice).toBe('system')
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme, newValue: 'dark' }))
  expect(theme.state).toEqual({ choice: 'dark', resolved: 'dark' })
  expect(root.className).toBe('dark')
  storage.removeItem(STORAGE_KEYS.theme)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(theme.state.choice).toBe('system')
})
