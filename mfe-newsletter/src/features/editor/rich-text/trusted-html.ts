import { disarm } from '../../issue-html/clean-issue-html'

interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
}

/** Word's root element is gone after cleaning, but Quill looks for it before it repairs Word's lists. */
const WORD = /xmlns:w\s*=\s*["']?urn:schemas-microsoft-com:office:word/i
/** Which of Word's lists have bullets stands in its style sheet; without markup it can travel in a comment. */
const LIST_DEFINITIONS = /@list\s+l\d+:level\d+[^{}<>]*\{[^{}<>]*\}/g

/** What Quill parses from elsewhere: cleaned, and still recognisable as Word's. */
export function disarmForQuill(html: string): string {
  const clean = disarm(html)
  if (!WORD.test(html)) return clean
  const lists = (html.match(LIST_DEFINITIONS) ?? []).join('\n').replaceAll('--', '')
  return `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${clean}<!--${lists}--></body></html>`
}

/**
 * Quill parses HTML from strings, which Trusted Types refuse. A `default` policy answers for all of its strings, with
 * DOMPurify; it comes with the editor's chunk and not before, so that no other page has it (architecture §6).
 */
export function installTrustedHtml(): void {
  // Not in every browser, and not in the DOM library yet.
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  // Already there when a second version of this remote is loaded into the same page.
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: disarmForQuill })
}
