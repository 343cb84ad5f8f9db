import { formatDate } from '@ementa/ui'

/** NBR 6023 abbreviates every month but May. */
const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']
/** Belong to the surname before them. */
const KINSHIP = /^(filho|filha|neto|neta|júnior|junior|sobrinho|sobrinha)$/i
const TREATMENT = /^((dr|dra|prof|profa|adv)\.\s*)+/i

const date = (time: string | number) => {
  const [day, month, year] = formatDate(time, 'd M yyyy').split(' ')
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `Ana Paula de Souza Filho` → `SOUZA FILHO, Ana Paula de`; an organisation is written in capitals as a whole. */
export function citedAuthor(name: string, isOrganisation = false): string {
  const words = name.replace(TREATMENT, '').trim().split(/\s+/)
  if (isOrganisation || words.length < 2) return words.join(' ').toLocaleUpperCase('pt-BR')
  const length = words.length > 2 && KINSHIP.test(words.at(-1) ?? '') ? 2 : 1
  const surname = words.slice(-length).join(' ').toLocaleUpperCase('pt-BR')
  return `${surname}, ${words.slice(0, -length).join(' ')}`
}

export interface Cited {
  author: { display_name: string; authority: string } | null
  subject: string
  newsletter: string
  number: number | null
  /** ISO */
  sentAt: string | null
  url: string
}

/** A reference to an issue as NBR 6023 wants it for an article of a periodical read online. `now` in ms. */
export function citation({ author, subject, newsletter, number, sentAt, url }: Cited, now: number): string {
  const source = [newsletter, '[s. l.]', number === null ? '' : `n. ${number}`, sentAt ? date(sentAt) : '']
  const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)
  return [
    author ? sentence(citedAuthor(author.display_name, author.authority === 'empresa')) : '',
    sentence(subject),
    sentence(source.filter(Boolean).join(', ')),
    `Disponível em: ${url}.`,
    `Acesso em: ${date(now)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
