import { STORAGE_KEYS } from '@ementa/contracts'
import { required } from '@ementa/testing'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { TO_FIELD } from '@ementa/ui'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createShortcuts } from './shortcuts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

/** Creates the service with a clock of its own, and removes its listeners when the test ends. */
function start(storage = memoryStorage()) {
  const clock = { now: 100_000 }
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now)
  const listen = vi.spyOn(document, 'addEventListener')
  const shortcuts = createShortcuts({ storage })
  const listeners = [...listen.mock.calls]
  listen.mockRestore()
  onTestFinished(() => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener)
  })
  return { shortcuts, storage, clock }
}

test('runs the key of the page registered last, and sequences', () => {
  const { shortcuts } = start()
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
})

test('tells a key that is held down from one pressed again', () => {
  const { shortcuts } = start()
  const repeats: (boolean | undefined)[] = []
  shortcuts.register({ 1: (isRepeat) => repeats.push(isRepeat) })
  press('1')
  press('1', document.body, { repeat: true })
  expect(repeats).toEqual([false, true])
})

test('a sequence waits for its second key for a moment only', () => {
  vi.useFakeTimers()
  const { shortcuts } = start()
  const home = vi.fn()
  shortcuts.register({ 'g h': home })
  press('g')
  vi.advanceTimersByTime(2000)
  press('h')
  expect(home).not.toHaveBeenCalled()
})

test('keeps out of the way while typing, with modifiers, in menus and behind dialogs', () => {
  const { shortcuts } = start()
  const run = vi.fn()
  shortcuts.register({ l: run })
  document.body.innerHTML =
    '<input id="text"><textarea id="area"></textarea><div id="rich" contenteditable="true"></div><input type="checkbox" id="box"><ul role="menu"><li id="item" tabindex="0"></li></ul>'
  const at = (id: string) => required(document.getElementById(id), id)
  for (const id of ['text', 'area', 'rich', 'item']) press('l', at(id))
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) press('l', document.body, { [modifier]: true })
  press('l', document.body, { isComposing: true })
  expect(run).not.toHaveBeenCalled()
  press('l', at('box'))
  expect(run).toHaveBeenCalledOnce()
  document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>'
  press('l')
  expect(run).toHaveBeenCalledOnce()
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
})

test('no key acts while the focus is on its way to a field, nor within a second of that key', () => {
  const { shortcuts, clock } = start()
  document.body.innerHTML = '<main id="conteudo" tabindex="-1"><input id="field"></main>'
  const open = vi.fn()
  const leave = vi.fn()
  const toField = () => {
    shortcuts.awaitField()
    open()
  }
  shortcuts.register({ c: toField, 'g n': leave })
  const pressGn = () => {
    press('g')
    press('n')
  }
  press('g')
  press('c')
  press('n')
  pressGn()
  clock.now += 1100
  document.getElementById('conteudo')?.focus()
  pressGn()
  expect(leave).not.toHaveBeenCalled()
  document.getElementById('field')?.focus()
  document.getElementById('field')?.blur()
  pressGn()
  expect(open).toHaveBeenCalledOnce()
  expect(leave).toHaveBeenCalledOnce()
})

test('a key that leads to a field holds those that follow, before anything of the page is there', () => {
  const { shortcuts, clock } = start()
  const leave = vi.fn()
  shortcuts.register({ r: () => TO_FIELD, o: () => undefined, 'g b': leave })
  press('r')
  clock.now += 900
  press('g')
  press('b')
  expect(leave).not.toHaveBeenCalled()
  clock.now += 8000
  press('o')
  press('g')
  press('b')
  expect(leave).toHaveBeenCalledOnce()
})

test('the heading of a page that still loads is no field: what is typed on the way there is text', () => {
  const { shortcuts, clock } = start()
  document.body.innerHTML = '<main><h1 tabindex="-1">Comentários</h1><div aria-busy="true"></div></main>'
  const compose = vi.fn()
  shortcuts.register({ c: compose })
  shortcuts.awaitField()
  document.querySelector('h1')?.focus()
  clock.now += 2000
  press('c')
  expect(compose).not.toHaveBeenCalled()
  document.querySelector('[aria-busy]')?.remove()
  document.querySelector('h1')?.blur()
  document.querySelector('h1')?.focus()
  press('c')
  expect(compose).toHaveBeenCalledOnce()
})

test('a key that is part of a letter, or that somebody else has used already, does nothing', () => {
  const { shortcuts } = start()
  const run = vi.fn()
  shortcuts.register({ l: run })
  press('l', document.body, { isComposing: true })
  const use = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', use)
  press('l')
  document.body.removeEventListener('keydown', use)
  expect(run).not.toHaveBeenCalled()
  expect(press('l')).toBe(false)
  expect(run).toHaveBeenCalledOnce()
  expect(press('x'), 'what means nothing is left to the browser').toBe(true)
})
