/** Patterns of the issue number in a subject. */
const NUMBERS: readonly RegExp[] = [
  /(edi[çc][ãa]o\s+(?:n[.º°o]*\s*)?|#)(\d{1,4})(?![\d./])/iu,
  /((?<!\p{L})n[.º°]+\s*)(\d{1,4})(?![\d./])/iu,
]

/** Matches words before a `nº` that numbers a source of law and no issue. */
const SOURCE =
  /(?<!\p{L})(?:lei|lc|decreto|s[úu]mula|tema|resolu[çc][ãa]o|portaria|enunciado|processo|parecer|provimento|instru[çc][ãa]o|medida|emenda|adi|adpf|adc|resp|re|hc|ms)(?:\s+(?:complementar|vinculante|normativa|provis[óo]ria|constitucional|conjunta))?\s*$/iu

/** Raises the number of the issue; a number of something else is left alone. */
function raiseNumber(subject: string): string {
  for (const pattern of NUMBERS) {
    const match = pattern.exec(subject)
    if (!match || SOURCE.test(subject.slice(0, match.index))) continue
    return subject.replace(pattern, (_, lead, number) => `${lead}${Number(number) + 1}`)
  }
  return subject
}

const two = (part: number) => String(part).padStart(2, '0')
const month = (date: Date) => date.toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' })

/** Forms of the date in a subject, the longest first. */
const DATES: readonly ((date: Date) => string)[] = [
  (date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`,
  (date) => `${date.getUTCDate()} de ${month(date)} de ${date.getUTCFullYear()}`,
  (date) => `${date.getUTCDate()} de ${month(date)}`,
  (date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}`,
  (date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}`,
]

/**
 * The subject of the issue after this one: the next number and the next date where it names them, else the same. The dates
 * are those of `toWall`.
 */
export function nextSubject(subject: string, from: Date, to: Date): string {
  const numbered = raiseNumber(subject)
  const written = DATES.find((format) => hasDate(numbered, format(from)))
  return written ? numbered.replace(written(from), written(to)) : numbered
}

/** Returns whether the subject has the date as a number of its own: `4/5` is not in `14/52`. */
function hasDate(subject: string, date: string): boolean {
  const at = subject.indexOf(date)
  return at !== -1 && !/[\d/]/.test(subject[at - 1] ?? '') && !/[\d/]/.test(subject[at + date.length] ?? '')
}
