import { IMAGE } from '@ementa/contracts'
import Quill, { type Range } from 'quill'
import Delta from 'quill-delta'
import { FootnoteMark } from './footnote-mark'
import { IssueClipboard } from './issue-clipboard'
import { IssueImage } from './issue-image'
import { CaptionLine, Divider } from './line-blots'
import { listenersOf } from './listeners'
import { TABLE_BLOTS } from './table-blots'
import { TABLE_BINDINGS } from './table-keys'
import { installTrustedHtml } from './trusted-html'

installTrustedHtml()
Quill.register({ 'formats/image': IssueImage, 'modules/clipboard': IssueClipboard }, true)
for (const blot of [...TABLE_BLOTS, CaptionLine, Divider, FootnoteMark]) Quill.register(blot, true)

/** Without `video` and `formula`, whose semantic HTML Quill 2.0.3 does not escape, and without colours and fonts. */
export const FORMATS = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'script', 'list', 'indent', 'align'],
  ...['link', 'image', 'blockquote', 'code-block', 'table', 'caption', 'divider', 'footnote'],
]

interface QuillModule {
  quill: Quill
}

/** Lets the browser do what the key does elsewhere. */
const pass = () => true

/** One object, also for every render: another identity would make react-quill build a new editor. */
export const MODULES = {
  toolbar: false,
  history: { userOnly: true, delay: 800, maxStack: 300 },
  // Quill's own handler would write the file into the text as base64.
  uploader: {
    mimetypes: [...IMAGE.types],
    handler(this: QuillModule, { index }: Range, files: File[]) {
      listenersOf(this.quill)?.onFiles(index, files)
    },
  },
  keyboard: {
    bindings: {
      // Tab leaves the editor (WCAG 2.1.2); indents are on the toolbar.
      tab: { key: 'Tab', handler: pass },
      indent: { key: 'Tab', format: ['blockquote', 'indent', 'list'], handler: pass },
      outdent: { key: 'Tab', shiftKey: true, format: ['blockquote', 'indent', 'list'], handler: pass },
      'remove tab': { key: 'Tab', shiftKey: true, collapsed: true, prefix: /\t$/, handler: pass },
      ...TABLE_BINDINGS,
      // What follows a caption is text again.
      'caption enter': {
        key: 'Enter',
        collapsed: true,
        format: ['caption'],
        handler(this: QuillModule, { index }: Range) {
          this.quill.updateContents(new Delta().retain(index).insert('\n', { caption: true }), 'user')
          this.quill.formatLine(index + 1, 1, 'caption', false, 'user')
          this.quill.setSelection(index + 1, 0, 'silent')
          return false
        },
      },
      'insert footnote': {
        key: 'f',
        shortKey: true,
        altKey: true,
        handler(this: QuillModule) {
          listenersOf(this.quill)?.onNoteKey()
          return false
        },
      },
      'insert link': {
        key: 'k',
        shortKey: true,
        handler(this: QuillModule) {
          listenersOf(this.quill)?.onLinkKey()
          return false
        },
      },
    },
  },
}
