import { COUNT, type SearchAlternative } from '@ementa/contracts'

/** Each word costs a search of its own; longer queries are sentences, of which no one word is missing. */
const MOST_WORDS = 8

/**
 * For a query that finds nothing: the same without the word that is missing, if that finds something; else what is left
 * without all words that nothing has; else, when only their combination is missing, the words one by one.
 */
export async function alternativesTo(
  query: string,
  finds: (query: string) => Promise<boolean>,
): Promise<SearchAlternative[]> {
  const words = query.split(/\s+/).filter(Boolean)
  // A phrase or an operator was meant as it is.
  if (/["“”]|(?:^|\s)(?:de|tag):/i.test(query)) return []
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const kept = async (rest: string[]): Promise<SearchAlternative[]> => {
    const shorter = rest.join(' ')
    const without = words.filter((word) => !rest.includes(word))
    return shorter && (await finds(shorter)) ? [{ query: shorter, without }] : []
  }
  const each = async (choices: string[][]) => {
    const found: SearchAlternative[] = []
    for (const rest of choices) if (found.length < COUNT.searchAlternatives) found.push(...(await kept(rest)))
    return found
  }
  const withoutOne = await each(words.map((_, index) => words.toSpliced(index, 1)))
  if (withoutOne.length > 0) return withoutOne
  const found: string[] = []
  for (const word of words) if (await finds(word)) found.push(word)
  const together = found.length < words.length ? await kept(found) : []
  return together.length > 0 ? together : each(found.map((word) => [word]))
}
