import { findCitations } from '@ementa/law/citations'

/** Matches the beginning of a citation with its number, which the rules of citing should have recognised. */
const LOOKS_CITED =
  /\b(?:Lei(?: Complementar)?|Decreto(?:-Lei)?|Medida Provisória|Súmula(?: Vinculante)?|Tema|REsp|AREsp|RE|ARE|ADI|ADPF|HC|MS)\s+(?:n[º°o.]*\s*)?\d[\d.]*(?:\/\d{2,4})?/gu

/** Finds words that look like a citation of law but are not recognised as one, and so get no link; each once. */
export function findUnreadCitations(text: string): string[] {
  const read = findCitations(text)
  const found = [...text.matchAll(LOOKS_CITED)].filter(
    ({ 0: words, index }) => !read.some(({ start, end, url }) => url && start < index + words.length && end > index),
  )
  return [...new Set(found.map(([words]) => words.replace(/\.$/, '')))]
}
