import { abntDate, abntReference } from '@ementa/contracts/abnt'

interface Cited {
  author: { display_name: string; authority: string } | null
  subject: string
  newsletter: string
  number: number | null
  /** ISO */
  sentAt: string | null
  url: string
}

/** A reference to an issue as NBR 6023 wants it for an article of a periodical read online. `now` in ms. */
export function formatCitation({ author, subject, newsletter, number, sentAt, url }: Cited, now: number): string {
  const source = [newsletter, '[s. l.]', number === null ? '' : `n. ${number}`, sentAt ? abntDate(sentAt) : '']
  return abntReference({ author, title: subject, source: source.filter(Boolean), url }, now)
}

/** The citation that was copied last on this visit: a footnote can be filled from it. */
let copied = ''

export const getCopiedCitation = () => copied

export function rememberCitation(citation: string): void {
  copied = citation
}
