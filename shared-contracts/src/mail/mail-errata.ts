import { longDate } from './long-date'
import { FRAME } from './mail-looks'
import { createWriter, escapeText, type MarkupOptions } from './mail-markup'

/** Correction as a mail shows it. */
export interface MailErratum {
  at: string
  text: string
}

const LABEL = 'Errata'

/** The dated corrections, as the reader has them above the text that they correct. */
export function errataMarkup(errata: readonly MailErratum[], options: MarkupOptions, zone?: string): string {
  const { element } = createWriter(options)
  const entries = errata.map(({ at, text }) =>
    element('p', FRAME.erratum, `<strong>${escapeText(longDate(at, zone))}</strong>: ${escapeText(text)}`),
  )
  return element('p', FRAME.errataLabel, LABEL) + entries.join('')
}

/** The same without HTML; nothing without corrections. */
export function errataText(errata: readonly MailErratum[], zone?: string): string {
  if (errata.length === 0) return ''
  return [LABEL.toLocaleUpperCase('pt-BR'), ...errata.map(({ at, text }) => `${longDate(at, zone)}: ${text}`)].join(
    '\n',
  )
}
