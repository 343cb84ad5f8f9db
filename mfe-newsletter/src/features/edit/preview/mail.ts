import { countWords, htmlToText } from '@ementa/contracts'
import { longDate, readingTime } from '@ementa/ui'
import { levelHeadings } from '../../../shared/issue-html/heading-levels'

/** The colours of a mail program: white paper, whatever theme the product has. */
export const MAIL = { paper: '#fff', band: '#f3efe7', ink: '#1e1b18', muted: '#5c554b', rule: '#d8d0c2' } as const

export const MAIL_STYLES = `
  body { margin: 0; padding: 24px 20px 40px; background: ${MAIL.paper}; color: ${MAIL.ink}; overflow-wrap: anywhere;
    font: 17px/1.6 'Source Serif 4 Variable', Georgia, 'Times New Roman', serif; }
  h1 { font-size: 25px; line-height: 1.2; margin: 28px 0 12px; } h2 { font-size: 20px; line-height: 1.3; margin: 28px 0 8px; }
  h3 { font-size: 17px; margin: 24px 0 4px; } main > :first-child { margin-top: 0; }
  p { margin: 0 0 16px; } ul, ol { margin: 0 0 16px; padding-left: 24px; } li { margin-bottom: 4px; }
  a, .link { color: #1f4e6b; text-decoration: underline; } img { max-width: 100%; height: auto; }
  blockquote { margin: 20px 0; padding-left: 16px; border-left: 3px solid #6b1f2e; color: ${MAIL.muted}; font-style: italic; }
  pre { background: ${MAIL.band}; padding: 12px; white-space: pre-wrap; font: 14px/1.5 monospace; }
  .masthead { text-align: center; border-top: 3px double ${MAIL.ink}; border-bottom: 1px solid ${MAIL.ink}; padding: 12px 0; }
  .masthead p { margin: 0; } .masthead .name { font-size: 19px; font-weight: 600; line-height: 1.3; }
  .masthead .facts, .author { font: 13px/1.5 system-ui, sans-serif; color: ${MAIL.muted}; }
  .title { font-size: 28px; line-height: 1.15; margin: 28px 0 8px; }
  .preheader { color: ${MAIL.muted}; font-style: italic; margin: 0 0 8px; } .author { margin: 0 0 24px; }
  footer { margin-top: 40px; padding-top: 16px; border-top: 1px solid ${MAIL.rule};
    font: 13px/1.6 system-ui, sans-serif; color: ${MAIL.muted}; } footer p { margin: 0 0 8px; }
  ${[1, 2, 3, 4, 5, 6, 7, 8].map((depth) => `.ql-indent-${depth} { margin-left: ${depth * 24}px; }`).join(' ')}
  .ql-align-center { text-align: center; } .ql-align-right { text-align: right; } .ql-align-justify { text-align: justify; }
`

export interface MailContent {
  newsletter: string
  author: string
  subject: string
  preheader: string
  html: string
}

/** Puts the whole mail into a document: masthead, title, text and footer. `markup` is the cleaned `html`. */
export function fillMail(page: Document, content: MailContent, markup: TrustedHTML | string): void {
  const { newsletter, author, subject, preheader, html } = content
  /** Words of a person go in as text, never as markup. */
  function element(name: string, className: string, ...children: (string | Node)[]): HTMLElement {
    const element = page.createElement(name)
    if (className) element.className = className
    element.append(...children)
    return element
  }
  const facts = `${longDate(Date.now())} · ${readingTime(countWords(htmlToText(html)))}`
  const masthead = element('header', 'masthead', element('p', 'name', newsletter), element('p', 'facts', facts))
  const text = element('main', '')
  // The DOM library does not know TrustedHTML yet; it is cleaned in both cases.
  text.innerHTML = markup as string
  levelHeadings(text, 1)
  const unsubscribe = element('span', 'link', 'Cancelar assinatura')
  const footer = element(
    'footer',
    '',
    element('p', '', `Você recebe esta edição porque assina ${newsletter}.`),
    element('p', '', unsubscribe, ' · o link funciona na edição enviada.'),
  )
  page.body.replaceChildren(
    masthead,
    element('h1', 'title', subject.trim() || 'Sem assunto'),
    ...(preheader.trim() === '' ? [] : [element('p', 'preheader', preheader)]),
    element('p', 'author', `por ${author}`),
    text,
    footer,
  )
}
