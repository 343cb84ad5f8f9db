/**
 * References as ABNT NBR 6023 writes them: of issues and of posts, by the remotes that show them.
 */

/** NBR 6023 abbreviates every month but May. */
const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']
/** Belong to the surname before them. */
const KINSHIP = /^(filho|filha|neto|neta|júnior|junior|sobrinho|sobrinha)$/i
const TREATMENT = /^((dr|dra|prof|profa|adv)\.\s*)+/i

/** `21 nov. 2026`, in the device's zone. `time`: ms or ISO. */
export function abntDate(time: string | number): string {
  const date = new Date(time)
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** `Ana Paula de Souza Filho` → `SOUZA FILHO, Ana Paula de`; an organisation is written in capitals as a whole. */
export function abntAuthor(name: string, isOrganisation = false): string {
  const words = name.replace(TREATMENT, '').trim().split(/\s+/)
  if (isOrganisation || words.length < 2) return words.join(' ').toLocaleUpperCase('pt-BR')
  const length = words.length > 2 && KINSHIP.test(words.at(-1) ?? '') ? 2 : 1
  const surname = words.slice(-length).join(' ').toLocaleUpperCase('pt-BR')
  return `${surname}, ${words.slice(0, -length).join(' ')}`
}

export interface AbntReference {
  author: { display_name: string; authority: string } | null
  title: string
  /** Lists the place of publication, the number and the date, in this order. */
  source: readonly string[]
  url: string
}

/** A reference to something read online. `now` in ms: when it was read. */
export function abntReference({ author, title, source, url }: AbntReference, now: number): string {
  const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`)
  return [
    author ? sentence(abntAuthor(author.display_name, author.authority === 'empresa')) : '',
    sentence(title),
    sentence(source.join(', ')),
    `Disponível em: ${url}.`,
    `Acesso em: ${abntDate(now)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
