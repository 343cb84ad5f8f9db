const CNJ = /(?<!\d)\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}(?!\d)/g
const CPF = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The check of Resolution CNJ 65/2008: the number with its two digits at the end leaves 1 (modulo 97, ISO 7064). */
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

/** What a text should not give away unawares; it never keeps anyone from publishing. */
export function postHints(body: string): string[] {
  const named = body.match(CNJ)?.some(isCaseNumber) ? 'número de processo' : body.match(CPF)?.some(isCpf) && 'CPF'
  return named ? [`Este texto contém ${named} — verifique segredo de justiça e LGPD.`] : []
}
