import { render } from '@testing-library/react'
import Quill from 'quill'
import { bubbleFormats } from 'quill/blots/block'
import QuillImage from 'quill/formats/image'
import QuillClipboard from 'quill/modules/clipboard'
import Delta from 'quill-delta'
import { createRef } from 'react'
import ReactQuill from 'react-quill'
import { beforeEach, expect, test } from 'vitest'

// This folder relies on behaviour that Quill does not promise. When one of these tests fails after an update of Quill, read
// what changed, try the editor with SPEED_UPS on and off, and only then write down the new digest (decision 021).

/** Each internal, with the digest of the source that was read (Quill 2.0.3, react-quill-new 3.8.3). */
const READ = {
  'react-quill onEditorChange': 'cab5b93528d3',
  'quill.update': 'd1ee050255c3',
  'quill.getSelection': '091735eaec66',
  'scroll.update': 'e2d5eba57b57',
  'scroll.find': '4708e9ce7455',
  'selection.update': 'ac85e1ba605b',
  'editor.update': '34e59194d9df',
  'editor.getDelta': '095ae48b82c8',
  bubbleFormats: 'de22032fd3c8',
  'Clipboard.onPaste': '0875819d9af4',
  'Clipboard.convert': '467355c91993',
  'Image.sanitize': 'f49b4a99db72',
  'Image.create': 'bdbf776ce061',
}

let quill: Quill
let component: ReactQuill

beforeEach(() => {
  const mounted = createRef<ReactQuill>()
  render(<ReactQuill ref={mounted} theme="default" />)
  if (!mounted.current) throw new Error('Failed to mount react-quill.')
  component = mounted.current
  quill = component.getEditor()
})
/** Digest of a function's source text: a different one means that the function was changed. */
async function digest(code: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(code)))
  return Array.from(new Uint8Array(bytes).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('the functions that are replaced, and those that call them, are the ones that were read', async () => {
  const internals: Record<string, unknown> = {
    'react-quill onEditorChange': component.onEditorChange,
    'quill.update': quill.update,
    'quill.getSelection': quill.getSelection,
    'scroll.update': quill.scroll.update,
    'scroll.find': quill.scroll.find,
    'selection.update': quill.selection.update,
    'editor.update': quill.editor.update,
    'editor.getDelta': quill.editor.getDelta,
    bubbleFormats,
    'Clipboard.onPaste': QuillClipboard.prototype.onPaste,
    'Clipboard.convert': QuillClipboard.prototype.convert,
    'Image.sanitize': QuillImage.sanitize,
    'Image.create': QuillImage.create,
  }
  const digests = Object.entries(internals).map(async ([name, code]) => [name, await digest(code)])
  expect(Object.fromEntries(await Promise.all(digests))).toEqual(READ)
})

test('the state that is read and written is where it was', () => {
  expect(Quill.version).toBe('2.0.3')
  quill.setContents([{ insert: 'Prazos' }, { insert: '\n' }])
  expect(quill.editor.delta).toBeInstanceOf(Delta)
  expect(quill.editor.delta.ops).toEqual(quill.editor.getDelta().ops)
  expect(quill.composition.isComposing).toBe(false)
  expect(quill.scroll.observer).toBeInstanceOf(MutationObserver)
  const run = quill.scroll.find(quill.root.querySelector('p')?.firstChild ?? null)
  expect(run?.statics.blotName).toBe('text')
  expect(run?.offset(quill.scroll)).toBe(0)
})

test('a letter in the document reaches the editor as one record of the run of text it is in', () => {
  quill.setContents([{ insert: 'Prazos' }, { insert: '\n' }])
  const updates: unknown[][] = []
  const whole = quill.editor.update
  quill.editor.update = (...parts) => {
    updates.push(parts)
    return whole.apply(quill.editor, parts)
  }
  const run = quill.root.querySelector('p')?.firstChild
  if (!(run instanceof Text)) throw new Error('Failed to type: there is no text.')
  quill.scroll.observer.takeRecords()
  run.data = 'Prazos!'
  quill.scroll.update()
  expect(updates).toHaveLength(1)
  expect(updates[0]?.[0]).toBeNull()
  expect(updates[0]?.[1]).toMatchObject([{ type: 'characterData', target: run, oldValue: 'Prazos' }])
})

test('the export asks an image for its own HTML', () => {
  class Described extends QuillImage {
    html = () => '<img alt="própria">'
  }
  const registry = quill.scroll.query('image')
  Quill.register({ 'formats/image': Described }, true)
  const other = new Quill(document.createElement('div'))
  other.setContents([{ insert: { image: 'https://exemplo.com.br/a.png' } }, { insert: '\n' }])
  expect(other.getSemanticHTML()).toContain('<img alt="própria">')
  if (registry) Quill.register({ 'formats/image': registry }, true)
})
