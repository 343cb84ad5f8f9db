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

/**
 * Lower case without accents, with each character in its old place: offsets found in the folded text hold in the
 * original. (`fold` of the contracts changes lengths.)
 */
export function foldInPlace(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, plain).toLowerCase()
}

function plain(character: string): string {
  // İ would become two characters in lower case; its first part, I, keeps the length.
  return ALIKE[character] ?? character.normalize('NFD').charAt(0)
}
