import Quill, { type Range } from 'quill'
import QuillInput from 'quill/modules/input'
import QuillUploader from 'quill/modules/uploader'
import Delta from 'quill-delta'
import { sanitizePasted } from '../../issue-html/clean-issue-html'
import { IMAGE_BINDINGS } from './image-block'
import { CaptionLine, Divider, FootnoteMark, IssueImage } from './issue-blots'
import { IssueClipboard } from './issue-clipboard'
import { listenersOf } from './listeners'
import { TABLE_BLOTS } from './table-blots'
import { type KeyboardModule, type KeyContext, TABLE_BINDINGS } from './table-keys'

/**
 * Hands every file that is dropped or pasted to the component around the editor, which stores images and says why it cannot
 * take others. Quill's own uploader drops other files in silence, and writes images into the text as base64.
 */
class IssueUploader extends QuillUploader {
  override upload({ index }: Range, files: FileList | File[]) {
    if (files.length > 0) listenersOf(this.quill)?.onFiles(index, [...files])
  }
}

/**
 * Lets Quill read a composed word like a typed letter where the next letter gets marks of its own. Otherwise Quill sets the
 * caret behind the word a moment later, and a phone's keyboard has written a blank behind it by then.
 */
class IssueInput extends QuillInput {
  constructor(quill: Quill, options: ConstructorParameters<typeof QuillInput>[1]) {
    super(quill, options)
    quill.on(Quill.events.COMPOSITION_BEFORE_END, () => {
      quill.selection.composing = false
    })
  }
}

interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
}

/**
 * Quill parses HTML from strings, which Trusted Types refuse. A `default` policy answers for all of its strings, with
 * DOMPurify; it comes with the editor's chunk and not before, so that no other page has it
 * (docs/architecture.md#security).
 */
export function installTrustedHtml(): void {
  // Some browsers lack Trusted Types, and so does TypeScript's DOM library.
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  // Already there when a second version of this remote is loaded into the same page.
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: sanitizePasted })
}

installTrustedHtml()
Quill.register(
  {
    'formats/image': IssueImage,
    'modules/clipboard': IssueClipboard,
    'modules/input': IssueInput,
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

/** Starts a plain line after a heading or a caption. */
function goOnAsText(this: KeyboardModule, { index }: Range, { line }: KeyContext): boolean {
  this.quill.updateContents(new Delta().retain(index).insert('\n', line.formats()), 'user')
  this.quill.formatLine(index + 1, 1, { header: false, caption: false }, 'user')
  this.quill.setSelection(index + 1, 0, 'silent')
  this.quill.scrollSelectionIntoView()
  return false
}

/** The same object for every render: another identity would make react-quill build a new editor. */
export const MODULES = {
  toolbar: false,
  history: { userOnly: true, delay: 800, maxStack: 300 },
  keyboard: {
    bindings: {
      // Tab leaves the editor (WCAG 2.1.2); indents are on the toolbar.
      tab: null,
      indent: null,
      outdent: null,
      'remove tab': null,
      'indent code-block': null,
      'outdent code-block': null,
      // `applyTypedMarkdown` makes the lists: of two rules for one key the second deleted what the first had left.
      'list autofill': null,
      'list empty enter': {
        key: 'Enter',
        collapsed: true,
        format: ['list'],
        empty: true,
        handler(this: KeyboardModule, _range: Range, { format }: { format: Record<string, unknown> }) {
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
        handler(this: KeyboardModule, range: Range, context: KeyContext) {
          return context.offset < context.line.length() - 1 || goOnAsText.call(this, range, context)
        },
      },
      'insert footnote': {
        key: 'f',
        shortKey: true,
        altKey: true,
        handler(this: KeyboardModule) {
          listenersOf(this.quill)?.onNoteKey()
          return false
        },
      },
      'insert link': {
        key: 'k',
        shortKey: true,
        handler(this: KeyboardModule) {
          listenersOf(this.quill)?.onLinkKey()
          return false
        },
      },
    },
  },
}
