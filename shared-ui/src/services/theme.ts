import { STORAGE_KEYS, type ThemeChoice, type ThemeService } from '@ementa/contracts'
import { proxy } from 'valtio'

/** The part of `MediaQueryList` for `(prefers-color-scheme: dark)` that is needed. */
interface DarkPreference {
  readonly matches: boolean
  addEventListener(type: 'change', listener: () => void): void
}

interface ThemeOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  media: DarkPreference
  /** `document.documentElement` */
  root: HTMLElement
  /** Target of the `storage` events of other tabs. */
  events?: Pick<EventTarget, 'addEventListener'>
}

/**
 * The colour theme: light, dark or system, system by default; kept under `ementa-ui-theme`; painted on the
 * root as class, `data-theme` (what Chakra's tokens look at) and `color-scheme`. Lives as long as the document.
 */
export function createThemeService({ storage, media, root, events }: ThemeOptions): ThemeService {
  const preferred = () => (media.matches ? 'dark' : 'light')
  const resolve = (choice: ThemeChoice) => (choice === 'system' ? preferred() : choice)
  const initial = readChoice(storage)
  const state: ThemeService['state'] = proxy({ choice: initial, resolved: resolve(initial) })

  function show(choice: ThemeChoice) {
    const resolved = resolve(choice)
    state.choice = choice
    state.resolved = resolved
    root.classList.toggle('dark', resolved === 'dark')
    root.classList.toggle('light', resolved === 'light')
    root.dataset.theme = resolved
    root.style.colorScheme = resolved
    // The browser's own bar, whose two colours the page's markup leaves to the operating system.
    for (const bar of root.querySelectorAll('meta[name="theme-color"]')) {
      bar.setAttribute('media', bar.getAttribute('data-scheme') === resolved ? 'all' : 'not all')
    }
  }

  function set(choice: ThemeChoice) {
    show(choice)
    try {
      storage.setItem(STORAGE_KEYS.theme, choice)
    } catch {
      // On a full disk the choice holds until the window closes.
    }
  }

  media.addEventListener('change', () => show(state.choice))
  events?.addEventListener('storage', (event) => {
    if (event instanceof StorageEvent && (event.key === STORAGE_KEYS.theme || event.key === null))
      show(readChoice(storage))
  })
  show(initial)

  return {
    state,
    set,
    // The stored choice counts, not the colour it resolves to: the specification says so.
    toggle: () => set(state.choice === 'light' ? 'dark' : 'light'),
  }
}

/** An invalid value under the key counts as no choice. */
function readChoice(storage: ThemeOptions['storage']): ThemeChoice {
  const value = storage.getItem(STORAGE_KEYS.theme)
  return value === 'light' || value === 'dark' ? value : 'system'
}
