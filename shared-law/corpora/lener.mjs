import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ text: string, entities: { start: number, end: number, kind: string }[] }} Labelled */

/** Punctuation that is by itself in the CoNLL form and at a word in a text. */
const JOINS_BEFORE = /^[.,;:)\]%º°]/
const JOINS_AFTER = /[([]$/

/**
 * The sentences of a folder of LeNER-Br in CoNLL form (a token and its label a line, empty lines between sentences): of
 * `<folder>.conll`, which holds the whole part, where there is one, else of every file.
 * @param {string} folder @returns {Labelled[]}
 */
export function readConll(folder) {
  const whole = path.join(folder, `${path.basename(folder)}.conll`)
  const files = fs.existsSync(whole)
    ? [whole]
    : fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.conll'))
        .map((name) => path.join(folder, name))
  return files.flatMap((file) => fs.readFileSync(file, 'utf8').split(/\r?\n\s*\r?\n/)).map(sentenceOf)
}

/** @param {string} block @returns {Labelled} */
function sentenceOf(block) {
  let text = ''
  /** @type {Labelled['entities']} */
  const entities = []
  for (const line of block.split(/\r?\n/)) {
    const [token = '', label = ''] = [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]
    if (token === '') continue
    const word = token.replace(/^(?:``|'')$/, '"')
    if (text !== '' && !JOINS_BEFORE.test(word) && !JOINS_AFTER.test(text)) text += ' '
    const start = text.length
    text += word
    const kind = label.slice(2)
    const last = entities.at(-1)
    const goesOn = label.startsWith('I-') && last?.kind === kind && last.end >= start - 1
    if (goesOn && last) last.end = text.length
    else if (/^[BI]-/.test(label)) entities.push({ start, end: text.length, kind })
  }
  return { text, entities }
}

/**
 * Which of the labelled citations were found. Found: at least half of the words are within citations.
 * @param {Labelled[]} sentences
 * @param {(text: string) => { start: number, end: number }[]} findCitations
 */
export function recallOf(sentences, findCitations) {
  const counts = { LEGISLACAO: { all: 0, found: 0 }, JURISPRUDENCIA: { all: 0, found: 0 } }
  for (const { text, entities } of sentences) {
    const citations = findCitations(text)
    for (const { start, end, kind } of entities) {
      const count = counts[/** @type {keyof typeof counts} */ (kind)]
      if (!count) continue
      count.all++
      const covered = citations.reduce(
        (sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)),
        0,
      )
      if (covered * 2 >= end - start) count.found++
    }
  }
  return counts
}
