/** Branch of justice by its digit J (Resolução CNJ 65/2008, art. 1º, § 4º). */
const BRANCHES: Readonly<Record<string, string>> = {
  1: 'Supremo Tribunal Federal',
  2: 'Conselho Nacional de Justiça',
  3: 'Superior Tribunal de Justiça',
  4: 'Justiça Federal',
  5: 'Justiça do Trabalho',
  6: 'Justiça Eleitoral',
  7: 'Justiça Militar da União',
  8: 'Justiça Estadual',
  9: 'Justiça Militar Estadual',
}
/** The states in the order of the digits TR, from 01 on. */
const STATES = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO'.split(' ')
const SUPERIOR: Readonly<Record<string, string>> = { 5: 'TST', 6: 'TSE', 7: 'STM' }

export interface CaseNumber {
  /** The 20 digits. */
  digits: string
  /** `Justiça do Trabalho` */
  branch: string
  /** `TRT da 4ª Região`; null where branch and digits name no court. */
  court: string | null
  year: number
}

const PARTS = /^(\d{1,7})-(\d{2})\.(\d{4})\.(\d)\.(\d{2})\.(\d{4})$/

/**
 * Reads a court file number NNNNNNN-DD.AAAA.J.TR.OOOO; zeros at its head may be left out, as labour courts do. Null
 * unless the check digits are right: with DD moved to the end the number leaves 1 when divided by 97 (Resolução CNJ
 * 65/2008, ISO 7064).
 */
export function readCaseNumber(text: string): CaseNumber | null {
  const match = PARTS.exec(text)
  if (!match) return null
  const [, sequence = '', check = '', year = '', branch = '', court = '', origin = ''] = match
  const head = sequence.padStart(7, '0')
  if (remainder(head + year + branch + court + origin + check) !== 1) return null
  const name = BRANCHES[branch]
  if (!name) return null
  return {
    digits: head + check + year + branch + court + origin,
    branch: name,
    court: courtOf(branch, court),
    year: Number(year),
  }
}

/** Returns whether a text is a court file number in full form whose check digits are right. */
export function isCaseNumber(text: string): boolean {
  return /\d{7}-/.test(text) && readCaseNumber(text) !== null
}

/** Modulo 97 in two steps: the number is longer than a double holds. */
function remainder(digits: string): number {
  let rest = 0
  for (let at = 0; at < digits.length; at += 7) rest = Number(`${rest}${digits.slice(at, at + 7)}`) % 97
  return rest
}

function courtOf(branch: string, digits: string): string | null {
  const number = Number(digits)
  if (digits === '00' || digits === '90') return SUPERIOR[branch] ?? null
  if (branch === '4') return number <= 6 ? `TRF da ${number}ª Região` : null
  if (branch === '5') return number <= 24 ? `TRT da ${number}ª Região` : null
  const state = STATES[number - 1]
  if (!state) return null
  if (branch === '6') return `TRE-${state}`
  if (branch === '8') return state === 'DF' ? 'TJDFT' : `TJ${state}`
  return branch === '9' ? `TJM${state}` : null
}
