const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Length in user-perceived characters: the one measure of every length limit, for counter, form and backend (P-10). */
export function graphemeCount(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** Characters left under `limit`; negative when over it. */
export function remaining(text: string, limit: number): number {
  return limit - graphemeCount(text)
}

/** True for the empty string and for white space only. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** First `limit` user-perceived characters of a text, with `…` when something was cut. */
export function excerpt(text: string, limit: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  if (characters.length <= limit) return text
  return `${characters.slice(0, limit).join('').trimEnd()}…`
}

/** Folds case and accents for comparing and searching: `Jurisprudência` → `jurisprudencia`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('pt-BR')
}

/** `@username` in a text; not inside an address or an e-mail. Group 1 is the username. Read it with `matchAll`. */
export const MENTION = /(?<![\p{L}\d_@./])@([a-z0-9](?:[a-z0-9_.-]*[a-z0-9_])?)/giu

/** The usernames a text mentions, in lower case, each once. */
export function mentionsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, username = '']) => username.toLowerCase()))]
}

/** Tag slug of a typed text: `#Direito do Trabalho` → `direito-do-trabalho`; empty when nothing usable is left (NS-37). */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
