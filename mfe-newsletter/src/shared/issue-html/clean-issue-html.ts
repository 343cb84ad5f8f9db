import { claimedHost, hostOf, IMAGE, ISSUE_FORMAT, isSafeLink, REMOTE_IMAGE_ATTRIBUTE } from '@ementa/contracts'
import DOMPurify, { type Config } from 'dompurify'
import { INSIDE_IMAGE, SAFE_IMAGE } from './image-addresses'
import { sharedPolicy } from './shared-policy'

/** Also the images inside a file to keep, which has those of this device. */
const SAFE_IN_FILE = new RegExp(`${SAFE_IMAGE.source}|^${INSIDE_IMAGE}`, 'i')
/** Holds the reference of a local image until it is resolved: the browser must never try to load the scheme. */
export const LOCAL_IMAGE_ATTRIBUTE = 'data-local-image'

/** The rules of addresses stand in a hook and not in ALLOWED_URI_REGEXP, which lets `data:` images through. */
const purify = DOMPurify

/** The stored format and nothing else: nothing in it runs, loads a frame or styles. */
const STORED: Config = {
  ...sharedPolicy(),
  ALLOWED_TAGS: [...ISSUE_FORMAT.tags],
  ALLOWED_ATTR: [...ISSUE_FORMAT.attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Wide on purpose: `keepSafeAddress` below decides, and it knows what kind of element it is.
  ALLOWED_URI_REGEXP: /^[^\s]/,
}

/** Purpose for which an issue is being cleaned; null while something else is cleaned. */
let purpose: 'storing' | 'showing' | 'archiving' | null = null

purify.addHook('afterSanitizeAttributes', (node) => {
  if (purpose === null) return
  keepSafeAddress(node)
  const classes = [...node.classList].filter((name) => ISSUE_FORMAT.class.test(name))
  if (classes.length > 0) node.setAttribute('class', classes.join(' '))
  else node.removeAttribute('class')
  if (!ISSUE_FORMAT.id.test(node.id)) node.removeAttribute('id')
})

/** A link says where it leads: after its text when that names another host, else on hover. */
export function showRealHost(link: Element) {
  const real = hostOf(link.getAttribute('href') ?? '')
  if (real === null) return
  const words = (link.textContent ?? '').split(/[\s()[\]"“”]+/).map((word) => word.replace(/[.,;:!?]+$/, ''))
  const claimed = words.map(claimedHost).filter((host) => host !== null)
  if (claimed.some((host) => host !== real)) link.append(` (${real})`)
  else if (claimed.length === 0) link.setAttribute('title', real)
}

function keepSafeAddress(node: Element) {
  if (node.tagName === 'A') {
    const address = node.getAttribute('href') ?? ''
    if (!isSafeLink(address)) node.removeAttribute('href')
    // A footnote's mark leads to a place of the same text.
    if (!node.hasAttribute('href') || address.startsWith('#')) return
    if (purpose === 'showing') showRealHost(node)
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
    return
  }
  node.removeAttribute('href')
  const src = node.getAttribute('src') ?? ''
  const safe = purpose === 'archiving' ? SAFE_IN_FILE : SAFE_IMAGE
  if (node.tagName !== 'IMG' || !safe.test(src)) node.removeAttribute('src')
  if (node.tagName !== 'IMG') return
  if (!node.hasAttribute('src')) return node.remove()
  if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  if (purpose !== 'showing' || src.startsWith('blob:')) return
  node.removeAttribute('src')
  node.setAttribute(src.startsWith(IMAGE.localScheme) ? LOCAL_IMAGE_ATTRIBUTE : REMOTE_IMAGE_ATTRIBUTE, src)
}

function cleanFor<Result>(what: NonNullable<typeof purpose>, run: () => Result): Result {
  purpose = what
  try {
    return run()
  } finally {
    purpose = null
  }
}

const AS_NODES = { ...STORED, RETURN_DOM_FRAGMENT: true } as const

/** An issue's HTML for storing: only what the editor can make, local images by their reference. Idempotent. */
export function cleanIssueHtml(html: string): string {
  return cleanFor('storing', () => purify.sanitize(html, STORED))
}

/** The same as nodes, for writing an issue in another form: a mail. */
export function issueFragment(html: string): DocumentFragment {
  return cleanFor('storing', () => purify.sanitize(html, AS_NODES))
}

/** The same for a file to keep, whose images may stand in it as `data:`. Idempotent. */
export function cleanArchivedHtml(html: string): string {
  return cleanFor('archiving', () => purify.sanitize(html, STORED))
}

/** The same as nodes, for writing the file in another form: Markdown. */
export function cleanArchivedFragment(html: string): DocumentFragment {
  return cleanFor('archiving', () => purify.sanitize(html, AS_NODES))
}

/**
 * The same for showing: every stored HTML goes through here at every render (Quill does not escape every embed).
 * A TrustedHTML where the
 * browser asks for one; local images wait under `data-local-image` for `showLocalImages`.
 */
export function displayIssueHtml(html: string): TrustedHTML | string {
  return cleanFor('showing', () => purify.sanitize(html, { ...STORED, RETURN_TRUSTED_TYPE: true }))
}

/** Holds the `style` attributes of pasted HTML: the CSP refuses them even in documents that are only parsed. */
export const PASTED_STYLE_ATTRIBUTE = 'data-style'

/** No rule of safety: whatever slips through is cleaned like everything else, and costs a line in the console. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/(<[a-z][^<>]*?\s)style(\s*=)/gi, `$1${PASTED_STYLE_ATTRIBUTE}$2`)

const PASTED: Config = {
  ...sharedPolicy(),
  FORBID_TAGS: ['style', 'svg', 'math', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio'],
  FORBID_ATTR: ['style'],
  ADD_ATTR: ['target'],
  // DOMPurify asks it for every value, the letters of a list (`type="a"`) too: what no address with a scheme can be passes.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:https?:|mailto:|blob:|file:|${IMAGE.localScheme}|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
}

/**
 * Makes pasted HTML harmless but keeps ids, classes and (renamed) styles, which still tell from which program it came.
 */
export function sanitizePasted(html: string): string {
  return purify.sanitize(withoutStyles(html), PASTED)
}

/** The same as nodes: where no editor is open, nothing may parse a string. */
export function sanitizePastedFragment(html: string): DocumentFragment {
  return purify.sanitize(withoutStyles(html), { ...PASTED, RETURN_DOM_FRAGMENT: true })
}

/** A whole page of another program, sanitized, with what its head says of it (`title`, `meta`). */
export function sanitizePastedPage(html: string): DocumentFragment {
  return purify.sanitize(withoutStyles(html), {
    ...PASTED,
    WHOLE_DOCUMENT: true,
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: ['meta', 'title'],
    ADD_ATTR: ['target', 'content', 'property'],
    // Words, not addresses: `Prazo: cinco dias` is no scheme.
    ADD_URI_SAFE_ATTR: ['content', 'property'],
    SANITIZE_DOM: false,
    // Only words are read from the head, and the parts taken from the body are cleaned again.
    SAFE_FOR_XML: false,
  })
}
