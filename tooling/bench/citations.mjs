import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import zlib from 'node:zlib'
import { rspack } from '@rspack/core'
import { labelledOf, linesOf, score, sentenceOf } from '../../shared-law/corpora/corpus.mjs'
import { readConll, recallOf } from '../../shared-law/corpora/lener.mjs'
import { root } from '../lib/packages.mjs'
import { baseConfig } from '../rspack/base.mjs'

const WORDS = 20_000
/** Text between two citations: about forty words. */
const PROSE =
  'A autora sustenta que a cláusula foi imposta sem informação prévia e que o desequilíbrio se agravou com o tempo, enquanto a ré afirma que tudo foi explicado antes da assinatura e que nenhum prejuízo ficou demonstrado nos autos até aqui.'
const ROUNDS = 60
/** Files whose sentences are never printed: someone who reads their misses fits the rules to them. */
const KEPT_BACK = ['publicity-kept-back.txt', 'publicity-unseen.txt']

/** The production build of the module, as a browser runs it. @param {string} folder */
async function bundle(folder) {
  const base = baseConfig({ folder: 'shared-law', uniqueName: 'citations-bench' })
  const entries = {
    citations: `export { findCitations } from '@ementa/law/citations'`,
    publicity: `export { findPublicityAdvice } from '@ementa/law/publicity'`,
  }
  for (const [name, text] of Object.entries(entries)) fs.writeFileSync(path.join(folder, `${name}.mjs`), text)
  const compiler = rspack({
    ...base,
    mode: 'production',
    cache: false,
    entry: Object.fromEntries(Object.keys(entries).map((name) => [name, path.join(folder, `${name}.mjs`)])),
    resolve: { ...base.resolve, modules: [path.join(root, 'node_modules')] },
    output: { path: path.join(folder, 'dist'), module: true, filename: '[name].mjs', library: { type: 'module' } },
  })
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  if (stats.hasErrors()) throw new Error(`Failed to bundle the citations: ${stats.toString('errors-only')}`)
  const file = (/** @type {string} */ name) => path.join(folder, 'dist', `${name}.mjs`)
  return {
    ...(await import(pathToFileURL(file('citations')).href)),
    ...(await import(pathToFileURL(file('publicity')).href)),
    bytes: zlib.brotliCompressSync(fs.readFileSync(file('citations'))).length,
    bytesOfRules: zlib.brotliCompressSync(fs.readFileSync(file('publicity'))).length,
  }
}

/** Processor time of a call in ms, the median of many. @param {() => void} call @param {number} times calls in one measurement */
function median(call, times = 1) {
  const spent = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage()
    for (let index = 0; index < times; index++) call()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000 / times
  })
  return spent.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

const share = (/** @type {number} */ part, /** @type {number} */ whole) => (whole === 0 ? 100 : (100 * part) / whole)

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: 'Citations and advice on publicity (a folder of LeNER-Br in CoNLL form may follow the name)',
  async run() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-citations-'))
    try {
      const { findCitations, findPublicityAdvice, bytes, bytesOfRules } = await bundle(folder)
      const rows = []
      const sentences = []
      for (const name of ['own.txt', 'traps.txt']) {
        const corpus = linesOf(name).map(sentenceOf)
        if (corpus.length === 0) continue
        sentences.push(...corpus)
        const { expected, right, links, wrong, missed } = score(corpus, findCitations)
        for (const one of wrong) console.log(`  wrong: ${one}`)
        for (const one of missed) console.log(`  missed: ${one}`)
        rows.push(
          { what: `${name}: sentences`, value: corpus.length, unit: '' },
          { what: `${name}: precision of keys and links`, value: share(links - wrong.length, links), unit: '%' },
          { what: `${name}: wrong`, value: wrong.length, unit: '' },
          { what: `${name}: recall`, value: share(right, expected), unit: '%' },
        )
      }
      for (const name of ['publicity.txt', 'publicity-labelled.txt', ...KEPT_BACK]) {
        const labelled = labelledOf(name).map((one) => ({
          ...one,
          isAdvised: findPublicityAdvice(one.sentence).length > 0,
        }))
        if (labelled.length === 0) continue
        const forbidden = labelled.filter(({ rule }) => rule !== null)
        const sober = labelled.filter(({ rule }) => rule === null)
        const told = KEPT_BACK.includes(name) ? [] : labelled
        for (const { sentence, rule, isAdvised } of told) {
          if (rule !== null && !isAdvised) console.log(`  no advice: ${sentence}`)
          if (rule === null && isAdvised) console.log(`  false alarm: ${sentence}`)
        }
        rows.push(
          { what: `${name}: sentences`, value: labelled.length, unit: '' },
          {
            what: `${name}: recall`,
            value: share(forbidden.filter(({ isAdvised }) => isAdvised).length, forbidden.length),
            unit: '%',
          },
          {
            what: `${name}: false alarms`,
            value: sober.length === 0 ? 0 : share(sober.filter(({ isAdvised }) => isAdvised).length, sober.length),
            unit: '%',
          },
        )
      }
      const texts = sentences.map(({ text }) => text)
      const wordsOf = (/** @type {string} */ text) => {
        const words = text.split(/\s+/)
        return Array.from({ length: WORDS }, (_, index) => words[index % words.length]).join(' ')
      }
      const dense = wordsOf(texts.join(' '))
      const long = wordsOf(texts.join(` ${PROSE} `))
      const post = texts.join(' ').slice(0, 300)
      rows.push(
        { what: 'time for a post of 300 characters', value: median(() => findCitations(post), 50), unit: 'ms' },
        {
          what: `time for ${WORDS} words of prose, a citation every 40`,
          value: median(() => findCitations(long)),
          unit: 'ms',
        },
        {
          what: `time for ${WORDS} words of citations without a pause`,
          value: median(() => findCitations(dense)),
          unit: 'ms',
        },
        { what: 'citations, brotli', value: bytes / 1024, unit: 'KB' },
        { what: 'rules on publicity, brotli', value: bytesOfRules / 1024, unit: 'KB' },
      )
      const given = process.argv.slice(2).find((argument) => argument !== 'citations' && fs.existsSync(argument))
      if (given) rows.push(...lenerRows(given, findCitations))
      return rows
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** @param {string} folder @param {(text: string) => { start: number, end: number }[]} findCitations */
function lenerRows(folder, findCitations) {
  const sentences = readConll(folder)
  const text = sentences
    .map((one) => one.text)
    .join('\n')
    .split(' ')
    .slice(0, WORDS)
    .join(' ')
  const counts = recallOf(sentences, findCitations)
  return [
    ...Object.entries(counts).flatMap(([kind, { all, found }]) => [
      { what: `LeNER-Br, ${path.basename(folder)}: ${kind}`, value: all, unit: '' },
      { what: `LeNER-Br, ${path.basename(folder)}: ${kind}, recall`, value: share(found, all), unit: '%' },
    ]),
    {
      what: `time for ${text.split(' ').length} words of its texts`,
      value: median(() => findCitations(text)),
      unit: 'ms',
    },
  ]
}
