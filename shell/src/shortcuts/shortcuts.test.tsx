import { STORAGE_KEYS } from '@ementa/contracts'
import { memoryStorage } from '@ementa/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { createShortcuts } from './shortcuts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

function start(storage = memoryStorage()) {
  const target = new Proxy(document, {})
  const listeners: ((event: KeyboardEvent) => void)[] = []
  const shortcuts = createShortcuts({
    storage,
    target: {
      addEventListener: (_type: string, listener: never) => {
        listeners.push(listener)
        document.addEventListener('keydown', listener)
      },
      querySelector: (selector: string) => target.querySelector(selector),
    } as unknown as Document,
  })
  return {
    shortcuts,
    storage,
    end: () => listeners.forEach((one) => void document.removeEventListener('keydown', one)),
  }
}

test('runs the key of the page registered last, and sequences', () => {
  const { shortcuts, end } = start()
  const calls: string[] = []
  const leave = shortcuts.register({ j: () => calls.push('outer'), 'g h': () => calls.push('home') })
  const leaveInner = shortcuts.register({ j: () => calls.push('inner') })
  press('j')
  leaveInner()
  press('J')
  press('g')
  press('h')
  press('h')
  leave()
  press('j')
  expect(calls).toEqual(['inner', 'outer', 'home'])
  end()
})

test('tells a key that is held down from one pressed again', () => {
  const { shortcuts, end } = start()
  const repeats: (boolean | undefined)[] = []
  shortcuts.register({ 1: (isRepeat) => repeats.push(isRepeat) })
  press('1')
  press('1', document.body, { repeat: true })
  expect(repeats).toEqual([false, true])
  end()
})

test('a sequence waits for its second key for a moment only', () => {
  vi.useFakeTimers()
  const { shortcuts, end } = start()
  const home = vi.fn()
  shortcuts.register({ 'g h': home })
  press('g')
  vi.advanceTimersByTime(2000)
  press('h')
  expect(home).not.toHaveBeenCalled()
  end()
})

test('keeps out of the way while typing, with modifiers, in menus and behind dialogs', () => {
  const { shortcuts, end } = start()
  const run = vi.fn()
  shortcuts.register({ l: run })
  document.body.innerHTML =
    '<input id="text"><textarea id="area"></textarea><div id="rich" contenteditable="true"></div><input type="checkbox" id="box"><ul role="menu"><li id="item" tabindex="0"></li></ul>'
  const at = (id: string) => document.getElementById(id) ?? document.body
  for (const id of ['text', 'area', 'rich', 'item']) press('l', at(id))
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) press('l', document.body, { [modifier]: true })
  press('l', document.body, { isComposing: true })
  expect(run).not.toHaveBeenCalled()
  press('l', at('box'))
  expect(run).toHaveBeenCalledOnce()
  document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>'
  press('l')
  expect(run).toHaveBeenCalledOnce()
  end()
})

test('can be switched off for good', () => {
  const first = start()
  const run = vi.fn()
  first.shortcuts.register({ l: run })
  first.shortcuts.turn(false)
  press('l')
  expect(run).not.toHaveBeenCalled()
  expect(first.storage.getItem(STORAGE_KEYS.shortcuts)).toBe('off')
  const second = start(first.storage)
  expect(second.shortcuts.state.isOn).toBe(false)
  second.shortcuts.turn(true)
  expect(start(first.storage).shortcuts.state.isOn).toBe(true)
  first.end()
  second.end()
})
