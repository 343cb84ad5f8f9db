/**
 * One section of the second list of docs/glossary.md, "Words that people read".
 *
 * @typedef {object} Term
 * @property {string} term
 * @property {string[]} notUsed words, or beginnings of words that end in `*`
 * @property {{ text: string, packages: string[] }[]} exceptions
 */

/**
 * @param {string} markdown the glossary
 * @returns {Term[]}
 */
export function readGlossary(markdown) {
  const [, words = ''] = markdown.split(/^## Words that people read$/m)
  return words
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [term = ''] = section.split('\n')
      const notUsed = /^Not used: (.+)$/m.exec(section)?.[1] ?? ''
      return {
        term: term.trim(),
        notUsed: [...notUsed.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
        exceptions: [...section.matchAll(/^- `([^`]+)` \(([^)]+)\)/gm)].map(([, text = '', packages = '']) => ({
          text,
          packages: packages.split(', '),
        })),
      }
    })
}

/**
 * A pattern for one word that is not used. Letters around it make another word; `.`, `-`, `/`, `_` and the like make code.
 * @param {string} word
 */
function patternOf(word) {
  const isPrefix = word.endsWith('*')
  const escaped = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    `(?<![\\p{L}\\p{N}._/:$@#-])${escaped}${isPrefix ? '\\p{L}*' : ''}(?![\\p{L}\\p{N}_/:-]|\\.\\p{L})`,
    'iu',
  )
}

/**
 * What the texts of the product do against the glossary, one sentence each; empty when they keep to it.
 * @param {Term[]} terms
 * @param {import('./ui-texts.mjs').UiText[]} texts
 * @returns {string[]}
 */
export function breachesOf(terms, texts) {
  return terms.flatMap(({ term, notUsed, exceptions }) => {
    const patterns = notUsed.map((word) => ({ word, pattern: patternOf(word) }))
    const found = new Set()
    const breaches = texts.flatMap(({ file, text }) => {
      const hit = patterns.find(({ pattern }) => pattern.test(text))
      if (!hit) return []
      const exception = exceptions.find(
        (one) => one.text === text && one.packages.some((name) => file.startsWith(name)),
      )
      if (exception) found.add(`${exception.text} ${exception.packages.find((name) => file.startsWith(name))}`)
      return exception ? [] : [`${file}: "${text}" says "${hit.word}"; the word is "${term}"`]
    })
    const unused = exceptions.flatMap(({ text, packages }) =>
      packages.filter((name) => !found.has(`${text} ${name}`)).map((name) => `"${text}" no longer occurs in ${name}`),
    )
    return [...breaches, ...unused]
  })
}
