/** Some voices fall silent after 15 s of one text: no part is longer than so many characters. */
const LONGEST = 220

/** A text in the parts that a voice reads one after the other: sentences, and pieces of very long ones. */
export function speechParts(text: string): string[] {
  const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return lines.flatMap((line) => joined([...sentences.segment(line)].flatMap(({ segment }) => pieces(segment.trim()))))
}

/** A sentence that is too long, cut between words. */
const pieces = (sentence: string) => joined(sentence.split(/\s+/))

/** As few parts as possible, none too long. */
function joined(texts: readonly string[]): string[] {
  const parts: string[] = []
  for (const text of texts) {
    const last = parts.at(-1)
    if (text === '') continue
    if (last !== undefined && last.length + 1 + text.length <= LONGEST) parts[parts.length - 1] = `${last} ${text}`
    else parts.push(text)
  }
  return parts
}
