import { Lightbulb } from 'lucide-react'
import styles from './composer.module.css'

/** Warnings about personal data in a text, shown below its field. */
export function PostHints({ text }: { text: string }) {
  return findPostHints(text).map((hint) => (
    <div key={hint} role="status" className={styles.hint}>
      <Lightbulb size={18} aria-hidden />
      <p>{hint}</p>
    </div>
  ))
}

const CNJ = /(?<!\d)\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}(?!\d)/g
const CPF = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Checks a case number as Resolution CNJ 65/2008 says: with its check digits at the end it is 1 modulo 97 (ISO 7064). */
function isCaseNumber(text: string): boolean {
  const digits = digitsOf(text)
  return BigInt(digits.slice(0, 7) + digits.slice(9) + digits.slice(7, 9)) % 97n === 1n
}

function isCpf(text: string): boolean {
  const digits = Array.from(digitsOf(text), Number)
  if (new Set(digits).size === 1) return false
  return [9, 10].every((length) => {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    return ((sum * 10) % 11) % 10 === digits[length]
  })
}

/** Finds case numbers and CPF numbers in a text and returns warnings; they never prevent publishing. */
export function findPostHints(body: string): string[] {
  const named = body.match(CNJ)?.some(isCaseNumber) ? 'número de processo' : body.match(CPF)?.some(isCpf) && 'CPF'
  return named ? [`Este texto contém ${named} — verifique segredo de justiça e LGPD.`] : []
}
