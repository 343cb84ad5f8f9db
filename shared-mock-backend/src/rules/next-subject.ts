/** Where a subject numbers its issue. A bare `nº` counts at its ends only: `Lei nº 14.905` in the middle is no issue. */
const NUMBERS: readonly RegExp[] = [
  /(edi[çc][ãa]o\s+(?:n[.º°o]*\s*)?|#)(\d{1,4})(?![\d./])/iu,
  /^(n[.º°]+\s*)(\d{1,4})(?![\d./])/iu,
  /([—–|·:-]\s*n[.º°]+\s*)(\d{1,4})$/iu,
]

const two = (part: number) => String(part).padStart(2, '0')
const month = (date: Date) => date.toLocaleDateString('pt-BR', { month: 'long' })

/** How a subject writes its date, the longest first. */
const DATES: readonly ((date: Date) => string)[] = [
  (date) => `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`,
  (date) => `${date.getDate()} de ${month(date)} de ${date.getFullYear()}`,
  (date) => `${date.getDate()} de ${month(date)}`,
  (date) => `${two(date.getDate())}/${two(date.getMonth() + 1)}`,
  (date) => `${date.getDate()}/${date.getMonth() + 1}`,
]

/** The subject of the issue after this one: the next number and the next date where it names them, else the same. */
export function nextSubject(subject: string, from: Date, to: Date): string {
  const pattern = NUMBERS.find((one) => one.test(subject))
  const numbered = pattern ? subject.replace(pattern, (_, lead, number) => `${lead}${Number(number) + 1}`) : subject
  const written = DATES.find((format) => hasDate(numbered, format(from)))
  return written ? numbered.replace(written(from), written(to)) : numbered
}

/** Not as a part of a longer number: `4/5` does not stand in `14/52`. */
function hasDate(subject: string, date: string): boolean {
  const at = subject.indexOf(date)
  return at !== -1 && !/[\d/]/.test(subject[at - 1] ?? '') && !/[\d/]/.test(subject[at + date.length] ?? '')
}
