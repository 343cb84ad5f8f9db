import { findCitations } from '@ementa/law/citations'

/** The beginning of a citation with its number: what the rules of citing should have read. */
const LOOKS_CITED =
  /\b(?:Lei(?: Complementar)?|Decreto(?:-Lei)?|Medida Provisória|Súmula(?: Vinculante)?|Tema|REsp|AREsp|RE|ARE|ADI|ADPF|HC|MS)\s+(?:n[º°o.]*\s*)?\d[\d.]*(?:\/\d{2,4})?/gu

/** Words that look like a citation of law and are not read as one, so that they get no link; each once. */
export function findUnreadCitations(text: string): string[] {
  const read = findCitations(text)
  const found = [...text.matchAll(LOOKS_CITED)].filter(
    ({ 0: words, index }) => !read.some(({ start, end, url }) => url && start < index + words.length && end > index),
  )
  return [...new Set(found.map(([words]) => words.replace(/\.$/, '')))]
}
