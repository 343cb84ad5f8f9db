import { expect, test } from 'vitest'
import type { IssueTextPort, TextOp } from '../rich-text/issue-text'
import { createOpenText } from './open-text'

function port(words: string) {
  let ops: TextOp[] = [{ insert: `${words}\n` }]
  const done: unknown[] = []
  const editor: IssueTextPort = Object.assign(Object.create(null), {
    ops: () => ops,
    html: () => `<p>${ops.map(({ insert }) => String(insert)).join('')}</p>`,
    load: (html: string) => {
      done.push(['load', html])
      ops = [{ insert: `${html}\n` }]
    },
    replace: (change: { ops: TextOp[] }) => {
      done.push(['replace', change])
      ops = change.ops
    },
    focus: () => done.push('focus'),
  })
  const type = (next: string) => {
    ops = [{ insert: `${next}\n` }]
  }
  return { editor, done, type }
}

test('until the editor is there, the text is as stored and nothing of it is changed', () => {
  const text = createOpenText()
  expect([text.isAttached(), text.isChanged(), text.ops(), text.unsavedOps(), text.facts()]).toEqual([
    false,
    false,
    [],
    null,
    undefined,
  ])
  expect(text.html('<p>a</p>')).toBe('<p>a</p>')
  expect(text.rewrite(() => 'x')).toBe(false)
  text.load('<p>b</p>')
  expect(text.ops()).toEqual([])
  expect(text.emptyFacts()).toMatchObject({ words: '', isEmpty: true, measures: { words: 0 } })
})

test('what was typed differs from what is stored until it is stored', () => {
  const text = createOpenText()
  const { editor, type } = port('um')
  text.attach(editor)
  expect([text.isAttached(), text.isChanged(), text.unsavedOps(), text.html('<p>um</p>')]).toEqual([
    true,
    false,
    null,
    '<p>um</p>',
  ])
  type('um dois')
  expect([text.isChanged(), text.unsavedOps()]).toEqual([true, [{ insert: 'um dois\n' }]])
  expect(text.html('<p>um</p>')).toBe('<p>um dois\n</p>')
  expect(text.facts()).toMatchObject({ words: 'um dois\n', isEmpty: false, measures: { words: 2 } })
  expect(text.differsFromStored([{ insert: 'um\n' }])).toBe(false)
  expect(text.differsFromStored([{ insert: 'dois\n' }])).toBe(true)
  text.stored(text.ops())
  expect([text.isChanged(), text.html('<p>x</p>')]).toEqual([false, '<p>x</p>'])
})

test('what is loaded is what is stored, and another text is an edit', () => {
  const text = createOpenText()
  const { editor, done } = port('um')
  text.attach(editor)
  text.load('dois')
  expect([text.isChanged(), text.ops()]).toEqual([false, [{ insert: 'dois\n' }]])
  text.replace(null)
  text.replace([{ insert: 'três\n' }])
  expect(text.isChanged()).toBe(true)
  expect(done).toEqual([
    ['load', 'dois'],
    ['replace', { ops: [{ insert: 'três\n' }] }],
  ])
})

test('a text that is put before the editor is there waits for it, and no save includes it', () => {
  const text = createOpenText()
  const left = [{ insert: 'um começo\n' }]
  text.replace(left)
  expect([text.isChanged(), text.ops(), text.unsavedOps(), text.html('')]).toEqual([true, left, left, ''])
  text.stored(text.ops())
  expect(text.isChanged()).toBe(true)
  const { editor, done } = port('')
  expect(text.attach(editor)).toBe(true)
  expect([text.isChanged(), text.ops(), done]).toEqual([true, left, [['replace', { ops: left }]]])
})
