import Quill, { type Range } from 'quill'
import Delta from 'quill-delta'
import { FootnoteMark } from './footnote-mark'
import { IMAGE_BINDINGS } from './image-keys'
import { IssueClipboard } from './issue-clipboard'
import { IssueImage } from './issue-image'
import { IssueUploader } from './issue-uploader'
import { CaptionLine, Divider } from './line-blots'
import { listenersOf } from './listeners'
import { TABLE_BLOTS } from './table-blots'
import { type KeyContext, TABLE_BINDINGS } from './table-keys'
import { installTrustedHtml } from './trusted-html'

installTrustedHtml()
Quill.register(
  {
    'formats/image': IssueImage,
    'modules/clipboard': IssueClipboard,
    'modules/uploader': IssueUploader,
  },
  true,
)
for (const blot of [...TABLE_BLOTS, CaptionLine, Divider, FootnoteMark]) Quill.register(blot, true)

/** Without `video` and `formula`, whose semantic HTML Quill 2.0.3 does not escape, and without colours and fonts. */
export const FORMATS = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'script', 'list', 'indent', 'align'],
  ...['link', 'image', 'blockquote', 'code-block', 'table', 'caption', 'divider', 'footnote'],
]

interface QuillModule {
  quill: Quill
}

/** Starts a plain line after a heading or a caption. */
function goOnAsText(this: QuillModule, { index }: Range, { line }: KeyContext): boolean {
  this.quill.updateContents(new Delta().retain(index).insert('\n', line.formats()), 'user')
  this.quill.formatLine(index + 1, 1, { header: false, caption: false }, 'user')
  this.quill.setSelection(index + 1, 0, 'silent')
  this.quill.scrollSelectionIntoView()
  return false
}

/** Lets the browser do what the key does elsewhere. */
const pass = () => true

/** The same object for every render: another identity would make react-quill build a new editor. */
export const MODULES = {
  toolbar: false,
  history: { userOnly: true, delay: 800, maxStack: 300 },
  keyboard: {
    bindings: {
      // Tab leaves the editor (WCAG 2.1.2); indents are on the toolbar.
      tab: { key: 'Tab', handler: pass },
      indent: { key: 'Tab', format: ['blockquote', 'indent', 'list'], handler: pass },
      outdent: { key: 'Tab', shiftKey: true, format: ['blockquote', 'indent', 'list'], handler: pass },
      'remove tab': { key: 'Tab', shiftKey: true, collapsed: true, prefix: /\t$/, handler: pass },
      'indent code-block': null,
      'outdent code-block': null,
      // `applyTypedMarkdown` makes the lists: of two rules for one key the second deleted what the first had left.
      'list autofill': null,
      'list empty enter': {
        key: 'Enter',
        collapsed: true,
        format: ['list'],
        empty: true,
        handler(this: QuillModule, _range: Range, { format }: { format: Record<string, unknown> }) {
          if (format.indent) this.quill.format('indent', '-1', 'user')
          else this.quill.format('list', false, 'user')
          return false
        },
      },
      ...IMAGE_BINDINGS,
      ...TABLE_BINDINGS,
      'caption enter': { key: 'Enter', shiftKey: null, collapsed: true, format: ['caption'], handler: goOnAsText },
      // Within a heading it makes two of it: also before a mark, where Quill takes the heading from what follows.
      'header enter': {
        key: 'Enter',
        collapsed: true,
        format: ['header'],
        suffix: /^$/,
        handler(this: QuillModule, range: Range, context: KeyContext) {
          return context.offset < context.line.length() - 1 || goOnAsText.call(this, range, context)
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
