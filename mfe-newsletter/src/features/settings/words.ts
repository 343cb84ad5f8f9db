/** Makes a set of the words in a table: they stand between commas, and `inscrito/a` is two of them. */
export const wordsOf = (table: string): ReadonlySet<string> =>
  new Set(
    table.split(',').flatMap((entry) => {
      const [word = '', feminine] = entry.trim().split('/')
      return feminine ? [word, word.slice(0, -1) + feminine] : [word]
    }),
  )
