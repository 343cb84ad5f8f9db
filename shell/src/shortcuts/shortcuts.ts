import { type ShortcutHandlers, type Shortcuts, STORAGE_KEYS } from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'
import { proxy } from '@ementa/ui/data'
import { leadsToField } from '@ementa/ui/plain'

export interface OwnedShortcuts extends Shortcuts {
  /** A valtio proxy. */
  readonly state: { isOn: boolean }
  /** Kept for this browser (WCAG 2.1.4: single keys can be switched off). */
  turn(on: boolean): void
  /**
   * Holds all keys because the focus is on its way to a field: what is typed next is text. Ends when the focus arrives
   * (or the page turns out to have no field), but not within the first second.
   */
  awaitField(): void
}

interface ShortcutsOptions {
  storage: KeyValueStorage
  /** Where keys arrive. */
  target?: Pick<Document, 'addEventListener' | 'querySelector'>
  /** The time in ms, to measure how long keys are held. */
  now?: () => number
}

/** How long the second key of a sequence may take, in ms. */
const SEQUENCE_MS = 1500
/** How long no key acts after one that leads to a field, and the longest wait for a field that does not come, in ms. */
const FIELD_HOLD = { least: 1000, most: 8000 }
const MODAL = '[role="dialog"][aria-modal="true"], [role="alertdialog"]'

/** Pages register their keys here; the last one registered is asked first. By `event.key`, so any layout works. */
export function createShortcuts({ storage, target = document, now = Date.now }: ShortcutsOptions): OwnedShortcuts {
  const layers: ShortcutHandlers[] = []
  const state = proxy({ isOn: isStoredOn(storage) })
  let prefix = ''
  let prefixTimer: ReturnType<typeof setTimeout> | undefined
  let held = { since: Number.NEGATIVE_INFINITY, hasArrived: true }

  const handlerOf = (keys: string) => layers.findLast((layer) => Object.hasOwn(layer, keys))?.[keys]
  const begins = (key: string) => layers.some((layer) => Object.keys(layer).some((keys) => keys.startsWith(`${key} `)))

  function expectSecond(key: string) {
    clearTimeout(prefixTimer)
    prefix = key
    prefixTimer = setTimeout(() => {
      prefix = ''
    }, SEQUENCE_MS)
  }

  function isHeld(): boolean {
    const passed = now() - held.since
    return passed < FIELD_HOLD.least || (!held.hasArrived && passed < FIELD_HOLD.most)
  }

  function awaitField() {
    prefix = ''
    held = { since: now(), hasArrived: false }
  }

  /** The content as a whole and the heading have the focus only until the page with the field has rendered. */
  function isOnTheWay(focused: Element): boolean {
    return (
      focused.id === 'conteudo' || (focused.matches('h1') && target.querySelector('main [aria-busy="true"]') !== null)
    )
  }

  function onKey(event: KeyboardEvent) {
    if (!state.isOn || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
    // What lies behind a dialog must not act.
    if (target.querySelector(MODAL)) return
    if (isHeld()) return
    // Caps lock is no other key.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const first = prefix
    prefix = ''
    const handler = (first && handlerOf(`${first} ${key}`)) || handlerOf(key)
    if (handler) {
      event.preventDefault()
      if (leadsToField(handler(event.repeat))) awaitField()
    } else if (begins(key)) {
      expectSecond(key)
    }
  }
  target.addEventListener('keydown', onKey)
  target.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && !isOnTheWay(event.target)) held.hasArrived = true
  })

  return {
    state,
    register(handlers) {
      layers.push(handlers)
      return () => {
        const index = layers.indexOf(handlers)
        if (index >= 0) layers.splice(index, 1)
      }
    },
    awaitField,
    turn(on) {
      state.isOn = on
      try {
        if (on) storage.removeItem(STORAGE_KEYS.shortcuts)
        else storage.setItem(STORAGE_KEYS.shortcuts, 'off')
      } catch {
        // Holds until the window closes.
      }
    },
  }
}

function isStoredOn(storage: KeyValueStorage): boolean {
  try {
    return storage.getItem(STORAGE_KEYS.shortcuts) !== 'off'
  } catch {
    return true
  }
}

const NOT_TYPING = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit'])

/** Where keys already mean something: whatever is typed into, and menus, lists and sliders that are walked by keys. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPING.has(target.type)
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.closest('[role="menu"], [role="listbox"], [role="textbox"]') !== null
  )
}
