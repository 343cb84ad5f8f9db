/// <reference types="@vitest/browser-playwright" />
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { openEditor } from './test/open-editor'

// The first command opens the session, and may be carried out after those that follow it at once.
beforeAll(async () => {
  await cdp().send('Page.enable')
})

const insert = (text: string) => cdp().send('Input.insertText', { text })

/** Writes words as a phone's keyboard composes them, sign by sign, and each other sign at once. */
function compose(text: string) {
  return (text.match(/\p{L}+|\P{L}/gu) ?? []).flatMap((part) => {
    if (!/\p{L}/u.test(part)) return insert(part)
    const steps = [...part].map((_, index) => {
      const caret = index + 1
      const composed = { text: part.slice(0, caret), selectionStart: caret, selectionEnd: caret }
      return cdp().send('Input.imeSetComposition', composed)
    })
    return [...steps, insert(part)]
  })
}

const beOnAndroid = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile')

test.each([
  ['of everything', '<h2>Um</h2><p>dois</p>', 0, 7],
  ['of a line', '<p>um</p><p>dois</p>', 0, 3],
  ['of two cells', '<table><tbody><tr><td>um</td><td>dois</td></tr></tbody></table><p></p>', 1, 4],
])('a selection %s stays on Android when its keyboard gets ready to compose', async (_, text, at, length) => {
  beOnAndroid()
  const { field, html, placeCaret } = await openEditor(text)
  placeCaret(at, length)
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect(html()).toBe(text)
})

test('words composed over two cells on Android leave the cells', async () => {
  beOnAndroid()
  const cells = (words: string) => `<table><tbody><tr>${words}</tr></tbody></table><p></p>`
  const { html, placeCaret } = await openEditor(cells('<td>um</td><td>dois</td>'))
  placeCaret(1, 4)
  await Promise.all(compose('xy z'))
  expect(html()).toBe(cells('<td>uxy z</td><td>is</td>'))
})

const NOTE = '<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
const NOTES = '<ol class="footnotes"><li id="nota-1">CPC</li></ol>'

describe.each([
  ['no key events', (text: string) => [...text].map(insert)],
  ['composed words', compose],
])('a keyboard that sends %s', (_, type) => {
  test.each([
    ['a ação b', '<p>a ação b</p>'],
    ['a **forte** bcd', '<p>a <strong>forte</strong> bcd</p>'],
    ['a *b*cd e', '<p>a <em>b</em>cd e</p>'],
    ['a ~~b~~ cde', '<p>a <s>b</s> cde</p>'],
    ['a `b` cde', '<p>a `b` cde</p>'],
    ['## abc def', '<h2>abc def</h2>'],
    ['- abc def', '<ul><li>abc def</li></ul>'],
    ['1. abc def', '<ol><li>abc def</li></ol>'],
    ['> abc def', '<blockquote>abc def</blockquote>'],
    ['---abc def', '<hr><p>abc def</p>'],
    ['[a](b.br) cde', '<p><a href="https://b.br" target="_blank" rel="noopener noreferrer">a</a> cde</p>'],
    ['www.b.br cde', '<p><a href="https://www.b.br" target="_blank" rel="noopener noreferrer">www.b.br</a> cde</p>'],
  ])('loses no letter of %j, typed without a pause', async (text, after) => {
    const { html } = await openEditor('')
    await Promise.all(type(text))
    expect(html()).toBe(after)
  })

  test.each([
    ['after a mark', '', 0, '', ['a ', '*', 'b', '*', 'cd ', 'e'], '<p>a <em>b</em>cd e</p>'],
    ['after a mark before words', '<p>a *b xyz</p>', 4, '', ['*', 'cd ', 'e'], '<p>a <em>b</em>cd e xyz</p>'],
    ['in bold', '<p>a xyz</p>', 2, '{Control>}b{/Control}', ['cd ', 'e '], '<p>a <strong>cd e </strong>xyz</p>'],
    ['behind a note', `<p>a${NOTE}z</p>${NOTES}`, 2, '', ['ção ', 'e '], `<p>a${NOTE}ção e z</p>${NOTES}`],
    ['before a note', `<p>a${NOTE}z</p>${NOTES}`, 1, '', ['ção ', 'e '], `<p>ação e ${NOTE}z</p>${NOTES}`],
  ])('goes on %s where the blank of a word is, written at once with it', async (_, text, at, keys, bursts, after) => {
    const { html, placeCaret, press } = await openEditor(text)
    placeCaret(at)
    if (keys) await press(keys)
    for (const burst of bursts) await Promise.all(type(burst))
    expect(html()).toBe(after)
  })
})
