import { BRAND, countWords, htmlExcerpt, LENGTH, readingTime } from '@ementa/contracts'
import { FRAME, type Look, mailSheet } from './mail-looks'
import { createWriter, escapeText, type MarkupOptions, mailMarkup, preheaderFill } from './mail-markup'
import { mailText } from './mail-text'

/** `21 de novembro de 2026`, by the clock of a zone; absent: that of this device. */
export const longDate = (date: string | number, timeZone?: string) =>
  new Date(date).toLocaleDateString('pt-BR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })

/** Correction as a mail shows it. */
export interface MailErratum {
  at: string
  text: string
}

const LABEL = 'Errata'

/** The dated corrections, as the reader has them above the text that they correct. */
function errataMarkup(errata: readonly MailErratum[], options: MarkupOptions, zone?: string): string {
  const { element } = createWriter(options)
  const entries = errata.map(({ at, text }) =>
    element('p', FRAME.erratum, `<strong>${escapeText(longDate(at, zone))}</strong>: ${escapeText(text)}`),
  )
  return element('p', FRAME.errataLabel, LABEL) + entries.join('')
}

/** The same without HTML; nothing without corrections. */
function errataText(errata: readonly MailErratum[], zone?: string): string {
  if (errata.length === 0) return ''
  return [LABEL.toLocaleUpperCase('pt-BR'), ...errata.map(({ at, text }) => `${longDate(at, zone)}: ${text}`)].join(
    '\n',
  )
}

/** Content of a mail. The words of people go in as text, never as markup. */
export interface MailContent {
  newsletter: string
  handle: string
  /** As the reader sees the sender: a person or an office. */
  author: string
  subject: string
  preheader: string
  /** See `inboxLine`. */
  inboxLine: string
  number: number | null
  /** Goes to its author alone. */
  isTest?: boolean
  /** When it went out; of a draft, now. In ms. */
  date: number
  /** Zone by whose clock its dates are; absent: that of this device. */
  zone?: string
  /** Full addresses of the issue and of the newsletter, where a subscription can be cancelled. */
  url: string
  newsletterUrl: string
  /** Corrections since it was sent, oldest first. */
  errata?: readonly MailErratum[]
  /** The cleaned text. */
  text: ParentNode & Node
}

const UNNAMED = 'Sem assunto'
const READ_ONLINE = 'Ler no navegador'
const UNSUBSCRIBE = 'Cancelar assinatura'

const mailSubject = ({ subject }: Pick<MailContent, 'subject'>) => subject.trim() || UNNAMED

/** As an inbox shows it: a test says that it is one. */
export const inboxSubject = ({ subject, isTest = false }: Pick<MailContent, 'subject' | 'isTest'>) =>
  (isTest ? '[Teste] ' : '') + mailSubject({ subject })

/** Returns the line that an inbox shows behind the subject: the preview text, or the beginning of the issue's own. */
export const inboxLine = (preheader: string, html: string) => preheader.trim() || htmlExcerpt(html, LENGTH.issueExcerpt)

function facts({ number, date, zone, text }: MailContent): string {
  const notes = text.querySelector('ol.footnotes')?.textContent ?? ''
  const words = countWords(text.textContent ?? '') - countWords(notes)
  return [number === null ? '' : `Edição nº ${number}`, longDate(date, zone), readingTime(words)]
    .filter(Boolean)
    .join(' · ')
}

const explainReceipt = ({ newsletter, author }: MailContent) =>
  `Você recebe esta edição porque assina ${newsletter}, de ${author}.`

/** The body of the mail: what a mail program shows, and what the preview shows. */
export function mailBody(content: MailContent, options: MarkupOptions): string {
  const { element, single } = createWriter(options)
  const { newsletter, author, url, newsletterUrl, errata = [], zone } = content
  const preheader = content.preheader.trim()
  const paragraph = (look: Look, text: string) => element('p', look, escapeText(text))
  const link = (href: string, text: string) => mailLink(options, href, text)
  const inside = [
    element('p', FRAME.browser, link(url, READ_ONLINE)),
    layoutTable(
      element('td', FRAME.masthead, paragraph(FRAME.name, newsletter) + paragraph(FRAME.facts, facts(content)), {
        align: 'center',
      }),
    ),
    element('h1', FRAME.title, escapeText(mailSubject(content))),
    preheader && paragraph(FRAME.deck, preheader),
    paragraph(FRAME.author, `por ${author}`),
    errata.length > 0 &&
      layoutTable(element('td', FRAME.errata, errataMarkup(errata, options, zone)), { look: FRAME.errataTable }),
    mailMarkup(content.text, options),
    single('hr', FRAME.rule),
    paragraph(FRAME.footer, explainReceipt(content)),
    element('p', FRAME.footer, `${link(url, READ_ONLINE)} · ${link(newsletterUrl, UNSUBSCRIBE)}`),
    paragraph(FRAME.footer, `${newsletter}, por ${author} · publicada na ${BRAND.name}`),
  ]
    .filter(Boolean)
    .join('')
  const page = layoutTable(element('td', { ...FRAME.cell }, inside, { class: 'm-cell' }), {
    look: FRAME.inner,
    others: { align: 'center' },
  })
  return [
    content.inboxLine && element('div', FRAME.hidden, escapeText(content.inboxLine) + preheaderFill(content.inboxLine)),
    layoutTable(
      element(
        'td',
        undefined,
        `<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->${page}<!--[if mso]></td></tr></table><![endif]-->`,
        { align: 'center' },
      ),
      { look: FRAME.outer },
    ),
  ].join('')

  function layoutTable(
    cell: string,
    { look, others = {} }: { look?: Look; others?: Record<string, string | number> } = {},
  ): string {
    return element('table', look, `<tbody><tr>${cell}</tr></tbody>`, {
      role: 'presentation',
      width: '100%',
      cellpadding: 0,
      cellspacing: 0,
      border: 0,
      ...others,
    })
  }
}

const mailLink = (options: MarkupOptions, href: string, text: string) => {
  const style: Look = { style: 'color:#1f4e6b;text-decoration:underline', night: 'm-link' }
  return createWriter(options).element('a', style, escapeText(text), { href })
}

/** The mail as a file of its own: what `Baixar HTML para e-mail` gives. */
export function mailHtml(content: MailContent, options: Omit<MarkupOptions, 'isPreview'>): string {
  const { single } = createWriter()
  return [
    '<!DOCTYPE html>',
    '<html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Says that the mail has colours for the night: clients then leave its own alone.
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeText(inboxSubject(content))}</title>`,
    `<style>${mailSheet()}</style></head>`,
    single('body', FRAME.body),
    mailBody(content, options),
    '</body></html>',
  ].join('\n')
}

/** The same for programs, and readers, that want no HTML. */
export function mailPlainText(content: MailContent): string {
  const { newsletter, author, url, newsletterUrl, preheader, text, errata = [], zone } = content
  const head = [
    newsletter,
    facts(content),
    '',
    mailSubject(content).toLocaleUpperCase('pt-BR'),
    preheader.trim(),
    `por ${author}`,
  ]
  return [
    head.filter((line, index) => line !== '' || index === 2).join('\n'),
    errataText(errata, zone),
    mailText(text),
    '--',
    [explainReceipt(content), `${READ_ONLINE}: ${url}`, `${UNSUBSCRIBE}: ${newsletterUrl}`].join('\n'),
  ]
    .filter((block, index) => block !== '' || index === 2)
    .join('\n\n')
}
