import fs from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ start: number, end: number, key: string | null }} Expected
 * @typedef {{ text: string, expected: Expected[] }} Sentence
 * @typedef {import('../src/citations/types').Citation} Citation
 */

const FEDERAL = 'urn:lex:br:federal:'
const MARK = /\{([^{}]+?) => ([^{}]+?)\}/g

/** @param {string} name a file of this folder @returns {string[]} its lines without comments */
export function linesOf(name) {
  const text = fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** @param {string} line @returns {Sentence} */
export function sentenceOf(line) {
  /** @type {Expected[]} */
  const expected = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(MARK)) {
    const [whole, words = '', name = ''] = match
    text += line.slice(at, match.index)
    const isUrn = /^(?:constituicao|lei|decreto|medida|emenda)/.test(name)
    expected.push({
      start: text.length,
      end: text.length + words.length,
      key: name === '-' ? null : (isUrn ? FEDERAL : '') + name,
    })
    text += words
    at = match.index + whole.length
  }
  return { text: text + line.slice(at), expected }
}

/**
 * Compares the citations found in the sentences with the expected ones. Right: a key in the same place. Wrong: any other key or link.
 * @param {Sentence[]} sentences
 * @param {(text: string) => Citation[]} findCitations
 */
export function score(sentences, findCitations) {
  const sum = {
    expected: 0,
    right: 0,
    links: 0,
    wrong: /** @type {string[]} */ ([]),
    missed: /** @type {string[]} */ ([]),
  }
  for (const { text, expected } of sentences) {
    const found = findCitations(text).filter(({ key, url }) => key !== null || url !== null)
    const certain = expected.filter(({ key }) => key !== null)
    sum.expected += certain.length
    sum.links += found.length
    const isAt = (/** @type {Expected} */ one, /** @type {Citation} */ other) =>
      one.start < other.end && other.start < one.end && one.key === other.key
    for (const one of found)
      if (!certain.some((mark) => isAt(mark, one))) sum.wrong.push(`${one.text} → ${one.key} in: ${text}`)
    for (const mark of certain) {
      if (found.some((one) => isAt(mark, one))) sum.right++
      else sum.missed.push(`${text.slice(mark.start, mark.end)} (${mark.key})`)
    }
  }
  return sum
}

/** @param {string} name @returns {{ sentence: string, rule: string | null }[]} labelled sentences on publicity */
export function labelledOf(name) {
  return linesOf(name).map((line) => {
    if (line.startsWith('- ')) return { sentence: line.slice(2).trim(), rule: null }
    const [label = '', ...rest] = line.slice(1).split('|')
    return { sentence: rest.join('|').trim(), rule: label.trim() }
  })
}
