import { IMAGE } from '@ementa/contracts'
import Quill, { type Range } from 'quill'
import { IssueClipboard } from './issue-clipboard'
import { IssueImage } from './issue-image'
import { listenersOf } from './listeners'
import { installTrustedHtml } from './trusted-html'

installTrustedHtml()
Quill.register({ 'formats/image': IssueImage, 'modules/clipboard': IssueClipboard }, true)

/** Without `video` and `formula`, whose semantic HTML Quill 2.0.3 does not escape, and without colours and fonts. */
export const FORMATS = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'script', 'list', 'indent', 'align'],
  ...['link', 'image', 'blockquote', 'code-block'],
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
