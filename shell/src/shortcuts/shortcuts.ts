import { type ShortcutHandlers, type Shortcuts, STORAGE_KEYS } from '@ementa/contracts'
import { type KeyValueStorage, leadsToField } from '@ementa/ui'
import { proxy } from '@ementa/ui/data'

export interface OwnedShortcuts extends Shortcuts {
  /** A valtio proxy. */
  readonly state: { isOn: boolean }
  /** Switches all shortcuts on or off for this browser (WCAG 2.1.4). */
  turn(on: boolean): void
  /**
   * Ignores all keys until the focus reaches a field, because what is typed next is text. Lasts at least a second, and ends
   * early if the page has no field.
   */
  awaitField(): void
}

/** Longest time in ms between the keys of a sequence. */
const SEQUENCE_MS = 1500
/** Shortest and longest time in ms for which keys are ignored after one that leads to a field. */
const FIELD_HOLD = { least: 1000, most: 8000 }
const MODAL = '[role="dialog"][aria-modal="true"], [role="alertdialog"]'

/** Creates the service at which pages register keys by `event.key`. The last registered handlers take precedence. */
export function createShortcuts({ storage }: { storage: KeyValueStorage }): OwnedShortcuts {
  const layers: ShortcutHandlers[] = []
  const state = proxy({ isOn: storage.getItem(STORAGE_KEYS.shortcuts) !== 'off' })
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
    const passed = Date.now() - held.since
    return passed < FIELD_HOLD.least || (!held.hasArrived && passed < FIELD_HOLD.most)
  }

  function awaitField() {
    prefix = ''
    held = { since: Date.now(), hasArrived: false }
  }

  /** Tells whether a page has not rendered its field yet: meanwhile content or heading have the focus. */
  function isOnTheWay(focused: Element): boolean {
    return (
      focused.id === 'conteudo' || (focused.matches('h1') && document.querySelector('main [aria-busy="true"]') !== null)
    )
  }

  function onKey(event: KeyboardEvent) {
    if (!state.isOn || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return
    // Keys must not act on the page behind a dialog.
    if (document.querySelector(MODAL)) return
    if (isHeld()) return
    // Caps lock must not make a difference.
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
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', (event) => {
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
        // If it cannot be stored, the choice lasts until the window closes.
      }
    },
  }
}

const NOT_TYPING = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit'])

/** Tells whether keys have a meaning of their own in the target: in fields, menus, lists and sliders. */
function hasOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPING.has(target.type)
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.closest('[role="menu"], [role="listbox"], [role="textbox"]') !== null
  )
}
