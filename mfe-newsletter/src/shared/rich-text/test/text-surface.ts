import { vi } from 'vitest'
import type { IssueTextPort } from '../issue-text'
import type { TextSurface, TextTools } from '../text-surface'

/** A text's tools that note what they are asked for, without an editor. */
export function notedTools(own: Partial<TextTools> = {}) {
  const noted = {
    focus: vi.fn<TextTools['focus']>(),
    undo: vi.fn<TextTools['undo']>(),
    redo: vi.fn<TextTools['redo']>(),
    formats: vi.fn<TextTools['formats']>(),
    format: vi.fn<TextTools['format']>(),
    toggle: vi.fn<TextTools['toggle']>(),
    clearFormats: vi.fn<TextTools['clearFormats']>(),
    linkPlace: vi.fn<TextTools['linkPlace']>(() => ({ index: 3, length: 0, text: '', address: '' })),
    setLink: vi.fn<TextTools['setLink']>(),
    removeLink: vi.fn<TextTools['removeLink']>(),
    notePlace: vi.fn<TextTools['notePlace']>(() => ({ index: 3, html: null })),
    noteAt: vi.fn<TextTools['noteAt']>(() => null),
    setNote: vi.fn<TextTools['setNote']>(),
    removeNote: vi.fn<TextTools['removeNote']>(),
    imagePlace: vi.fn<TextTools['imagePlace']>(() => 3),
    editedImage: vi.fn<TextTools['editedImage']>(() => null),
    insertImage: vi.fn<TextTools['insertImage']>((index) => index + 1),
    followPlace: vi.fn<TextTools['followPlace']>((index) => () => index),
    setImage: vi.fn<TextTools['setImage']>(),
    removeImage: vi.fn<TextTools['removeImage']>(),
    insertTable: vi.fn<TextTools['insertTable']>(async () => undefined),
    editTable: vi.fn<TextTools['editTable']>(async () => undefined),
    replacePlain: vi.fn<TextTools['replacePlain']>(() => null),
    replaceBefore: vi.fn<TextTools['replaceBefore']>(),
    onMove: vi.fn<TextTools['onMove']>(() => () => undefined),
  }
  return Object.assign(noted, own)
}

/** A text that notes what is done with it, without an editor. */
export function notedSurface(own: Partial<TextTools> = {}, port: Partial<IssueTextPort> = {}) {
  const tools = notedTools(own)
  const focus = vi.fn<IssueTextPort['focus']>()
  const surface: TextSurface = {
    field: document.createElement('div'),
    tools,
    port: {
      ops: () => [],
      html: () => '',
      load: () => undefined,
      replace: () => undefined,
      append: () => undefined,
      focus,
      caret: () => null,
      ...port,
    },
  }
  return { surface, tools, focus }
}
