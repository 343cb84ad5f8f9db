import { BRAND } from '@ementa/contracts'
import type { MailImage } from '@ementa/mail'
import { inboxSubject, type MailContent, mailHtml, mailPlainText } from '@ementa/mail'

/** An image that travels inside the mail. `base64` without line breaks. */
export interface AttachedImage {
  /** As the text of the issue names it. */
  address: string
  type: string
  base64: string
  width: number
}

export interface MailFileOptions {
  images: readonly AttachedImage[]
  /** Names this mail among all others, without the domain. */
  id: string
}

const LINE_END = '\r\n'
const utf8 = (text: string) => new TextEncoder().encode(text)

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const folded = (encoded: string) => encoded.match(/.{1,76}/g)?.join(LINE_END) ?? ''

/** Letters beyond ASCII in a header: encoded words, none longer than a line may be and none that cuts a letter (RFC 2047). */
export function headerText(text: string): string {
  // A line break in a name would begin a header of its own.
  const line = text.replace(/\p{Cc}+/gu, ' ').trim()
  if (/^[ -~]*$/.test(line) && !/=\?|[<>()[\]\\,:;@"]/.test(line)) return line
  const words: string[] = []
  let word = ''
  for (const letter of line) {
    if (utf8(word + letter).length > 45) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word].map((part) => `=?UTF-8?B?${base64(utf8(part))}?=`).join(`${LINE_END} `)
}

/** Writes a time as RFC 5322 does, in UTC; ECMAScript fixes the form of `toUTCString`. */
const headerDate = (time: number) => new Date(time).toUTCString().replace('GMT', '+0000')

const part = (headers: string[], body: string) => [...headers, '', body].join(LINE_END)

const textPart = (type: string, text: string) =>
  part([`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64'], folded(base64(utf8(text))))

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  const body = [...parts.map((one) => `--${boundary}${LINE_END}${one}`), `--${boundary}--`].join(LINE_END)
  return part([`Content-Type: multipart/${kind}; boundary="${boundary}"`], body)
}

/**
 * The whole mail as a file (`.eml`) that mail programs open as a draft: plain text and HTML, images inside, and the
 * headers of a newsletter. One-click unsubscribing (RFC 8058) needs an address on https, and so is declared only there.
 */
export function mailFile(content: MailContent, { images, id }: MailFileOptions): string {
  const cidOf = (index: number) => `imagem-${index + 1}.${id}@${BRAND.mailDomain}`
  const inside = new Map(
    images.map(({ address, width }, index): [string, MailImage] => [address, { src: `cid:${cidOf(index)}`, width }]),
  )
  const html = textPart('text/html', mailHtml(content, { images: inside }))
  const attached = images.map(({ type, base64: data }, index) =>
    part(
      [
        `Content-Type: ${type}`,
        'Content-Transfer-Encoding: base64',
        `Content-ID: <${cidOf(index)}>`,
        'Content-Disposition: inline',
      ],
      folded(data),
    ),
  )
  const richPart = attached.length === 0 ? html : multipart('related', `imagens-${id}`, [html, ...attached])
  const { handle, newsletter, author, date, newsletterUrl } = content
  const headers = [
    `Date: ${headerDate(date)}`,
    `From: ${headerText(`${newsletter} · ${author}`)} <${handle}@${BRAND.mailDomain}>`,
    'To: undisclosed-recipients:;',
    `Subject: ${headerText(inboxSubject(content))}`,
    `Message-ID: <${id}@${BRAND.mailDomain}>`,
    `List-Id: ${headerText(newsletter)} <${handle}.${BRAND.mailDomain}>`,
    `List-Unsubscribe: <${newsletterUrl}>`,
    ...(newsletterUrl.startsWith('https:') ? ['List-Unsubscribe-Post: List-Unsubscribe=One-Click'] : []),
    // Outlook opens the file as a draft to send, not as a mail that was received.
    'X-Unsent: 1',
    'MIME-Version: 1.0',
  ]
  const body = multipart('alternative', `edicao-${id}`, [textPart('text/plain', mailPlainText(content)), richPart])
  return [...headers, body, ''].join(LINE_END)
}
