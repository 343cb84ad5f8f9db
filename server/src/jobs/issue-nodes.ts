import { IMAGE, ISSUE_FORMAT, isSafeLink } from '@ementa/contracts'
import { parseHTML } from 'linkedom'

const TAGS = ISSUE_FORMAT.tags.join()
/** Elements whose content is no text. */
const SILENT = 'script, style, title, textarea, iframe, noscript, template, svg, math'

/**
 * Reads the text of an issue. Only elements of the stored format are left, with safe addresses, so that a stored text which
 * nobody cleaned does no harm in a mail, whose writer keeps no other attributes.
 * @param product address before those that begin with `/`
 * @param uploads address before the id of an uploaded image
 */
export function issueNodes(html: string, { product, uploads }: { product: string; uploads: string }): HTMLElement {
  const { body } = parseHTML('<html><body></body></html>').document
  body.innerHTML = html
  for (const element of body.querySelectorAll(SILENT)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    if (!element.matches(TAGS)) element.replaceWith(...element.childNodes)
  }
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? ''
    if (!isSafeLink(address)) link.removeAttribute('href')
    else if (address.startsWith('/')) link.setAttribute('href', product + address)
  }
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? ''
    if (source.startsWith(IMAGE.localScheme))
      image.setAttribute('src', uploads + encodeURIComponent(source.slice(IMAGE.localScheme.length)))
    else if (!/^https:/i.test(source)) image.remove()
  }
  return body
}
