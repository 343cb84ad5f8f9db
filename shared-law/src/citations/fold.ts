/** Characters that read like another one in a citation. */
const ALIKE: Readonly<Record<string, string>> = {
  º: 'º',
  '°': 'º',
  ª: 'º',
  '⁄': '/',
  '∕': '/',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '‘': '"',
  '’': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
}
const seen = new Map<string, string>()

/**
 * Lower case without accents, with each character in its old place: offsets found in the folded text hold in the
 * original. (`fold` of the contracts changes lengths.)
 */
export function foldInPlace(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, plain).toLowerCase()
}

function plain(character: string): string {
  const cached = seen.get(character)
  if (cached !== undefined) return cached
  // İ would become two characters in lower case; its first part, I, keeps the length.
  const folded = ALIKE[character] ?? character.normalize('NFD').charAt(0)
  seen.set(character, folded)
  return folded
}
