import { IMAGE, type Images, productAddress, REMOTE_IMAGE_ATTRIBUTE } from '@ementa/contracts'
import { findCitations } from '@ementa/law/citations'
import {
  FRAME,
  inboxLine,
  type MailContent,
  mailBody,
  mailHtml,
  mailPlainText,
  mailSheet,
  type Night,
  STYLE_ATTRIBUTE,
} from '@ementa/mail'
import DOMPurify from 'dompurify'
import { issueFragment } from '../issue-html/clean-issue-html'
import { linkCitations } from '../issue-html/link-citations'
import { completeAddresses, offerRemoteImages } from '../issue-html/shown-text'
import { mailFile } from './mail-file'
import { readMailImages } from './read-images'

/** An issue to be mailed: `html` as stored, everything else as it stands in the mail. */
export interface MailInput extends Omit<MailContent, 'text' | 'date' | 'inboxLine'> {
  html: string
  id: string
  /** When it went out, in ms; null: not yet. */
  date: number | null
}

export interface PreparedMail {
  html: string
  /** Size of `html` without its images, which is what programs measure that cut long mails. */
  bytes: number
  plainText: () => string
  file: () => string
  /** Descriptions of the images whose files are gone. */
  missingImages: readonly string[]
  /** Shows the mail in a frame of this origin: the same body, with its styles applied. */
  show: (page: Document, night: Night) => void
}

/** Everything that a mail needs, made once: its images are read, its citations linked as readers see them. */
export async function prepareMail({ html: stored, id, ...input }: MailInput, images: Images): Promise<PreparedMail> {
  const text = issueFragment(stored)
  linkCitations(text, findCitations)
  completeAddresses(text, productAddress())
  const { attached, missing } = await readMailImages(text, images, (address) => address.startsWith(IMAGE.localScheme))
  const content: MailContent = {
    ...input,
    inboxLine: inboxLine(input.preheader, stored),
    date: input.date ?? Date.now(),
    text,
  }
  const embedded = new Map(
    attached.map(({ address, type, base64, width }) => [address, { src: `data:${type};base64,${base64}`, width }]),
  )
  const options = { images: embedded }
  const html = mailHtml(content, options)
  return {
    html,
    bytes: new TextEncoder().encode(html).length - attached.reduce((sum, { base64 }) => sum + base64.length, 0),
    plainText: () => mailPlainText(content),
    file: () => mailFile(content, { images: attached, id }),
    missingImages: missing,
    show: (page, night) => show(page, mailBody(content, { ...options, isPreview: true }), night),
  }
}

/** The body is made here, of cleaned text: this is the second lock, and what Trusted Types ask for. */
function show(page: Document, body: string, night: Night): void {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const sheet = new Sheet()
  sheet.replaceSync(mailSheet(night))
  page.adoptedStyleSheets = [sheet]
  page.documentElement.lang = 'pt-BR'
  // The DOM library does not know TrustedHTML yet.
  page.body.innerHTML = previewMarkup(body) as string
  page.body.setAttribute(STYLE_ATTRIBUTE, FRAME.body.style)
  page.body.className = FRAME.body.night
  applyStyles(page)
  for (const link of page.querySelectorAll('a[href^="http"]')) link.setAttribute('target', '_blank')
  offerRemoteImages(page)
}

/** The body of the preview, as a browser that enforces Trusted Types takes it. */
export function previewMarkup(body: string): TrustedHTML | string {
  return DOMPurify.sanitize(body, {
    ADD_ATTR: [STYLE_ATTRIBUTE, REMOTE_IMAGE_ATTRIBUTE],
    FORBID_ATTR: ['style'],
    RETURN_TRUSTED_TYPE: true,
  })
}

function applyStyles(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
    element.removeAttribute(STYLE_ATTRIBUTE)
  }
}
