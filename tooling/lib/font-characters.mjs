/** Letters, digits and signs of printable ASCII, of Portuguese, and of its typography. Other letters come from the whole font. */
export const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü§ªº°«»·–—‘’“”…•',
]
