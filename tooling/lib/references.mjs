import fs from 'node:fs'
import path from 'node:path'
import { trackedFiles } from './test-titles.mjs'

/** Where the families of IDs are explained: each file has an anchor `<a id="P-16"></a>` or a heading for every ID. */
const HOMES = {
  'SHL|SOC|NWS|MOD|ACC|BCK|CTR|PLT': 'docs/requirements.md',
  'P|E|NS|C': 'docs/decisions/product.md',
  EXP: 'docs/experience.md',
  EM: 'docs/failures.md',
}

const SPECIFICATION = 'docs/specification.md'

/** Text that people read, written by hand. Sample content and fonts cite nothing. */
const READ = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.json', '*.yml', '*.html']
const NOT_READ = [
  'package-lock.json',
  'shared-mock-backend/src/seed/',
  'tooling/bench/citations/',
  'tooling/lib/references.test.mjs',
]

/**
 * `#heading` of every heading and `<a id>` of a page, as GitHub makes them.
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function anchorsOf(markdown) {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  return new Set([...headings, ...[...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)])
}

/** @typedef {{ line: number, reference: string }} DeadReference */

/**
 * Says which references of a text resolve to nothing in this repository.
 * @param {string} root
 */
export function referenceChecker(root) {
  const files = new Set(trackedFiles(root, '.'))
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
  const anchors = new Map(
    [...files].filter((file) => file.endsWith('.md')).map((file) => [file, anchorsOf(read(file))]),
  )
  const records = new Set([...files].flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []))
  const sections = new Map(
    read(SPECIFICATION)
      .split(/^## (?=\d+\. )/m)
      .map((section) => [section.split('.')[0] ?? '', section.toLowerCase()]),
  )
  const known = (/** @type {string} */ file, /** @type {string} */ id) =>
    anchors.get(file)?.has(id) || [...(anchors.get(file) ?? [])].some((one) => one.startsWith(id.toLowerCase()))
  const resolves = (/** @type {string} */ target, /** @type {string} */ from) => {
    const [file = '', anchor] = target.split('#')
    const found = [path.posix.join(path.posix.dirname(from), file), file, path.posix.join('docs', file)].find(
      (one) => files.has(one) || [...files].some((tracked) => tracked.startsWith(`${one.replace(/\/$/, '')}/`)),
    )
    return found !== undefined && (anchor === undefined || !anchors.has(found) || anchors.get(found)?.has(anchor))
  }

  /** Each rule: what a reference looks like, and whether the one found resolves. */
  /** @type {{ pattern: RegExp, isKnown: (match: RegExpExecArray, file: string) => boolean | undefined }[]} */
  const rules = [
    ...Object.entries(HOMES).map(([groups, home]) => ({
      pattern: new RegExp(`(?<![\\w/.-])(?:${groups})-\\d{1,3}(?![\\w-])`, 'g'),
      isKnown: (/** @type {RegExpExecArray} */ [id]) => known(home, id),
    })),
    {
      // A word after the number has to occur in that section: `spec §4 Comment`.
      pattern: /\b[Ss]pec(?:ification)? §(\d+)(?: ([A-Z][\w/-]+(?: [a-z]+)*))?/g,
      isKnown: ([, number = '', word = '']) => sections.get(number)?.includes(word.split(' ')[0]?.toLowerCase() ?? ''),
    },
    { pattern: /\bdecisions? (\d{3})\b/gi, isKnown: ([, number = '']) => records.has(number) },
    { pattern: /\b(?:architecture|experience|bar|glossary|visual|stack) §?\s?\d+\b/gi, isKnown: () => false },
    {
      pattern: /(?<![\w/.*'"-])(?:\.{0,2}\/)*(?:[\w-]+\/)*[\w-]+\.md(?:#[\w-]+)?/g,
      isKnown: ([target], file) => resolves(target, file),
    },
    {
      // `docs/decisions/017` is short for the one file that begins so.
      pattern: /\bdocs\/[\w/-]+(?![\w/-]|\.\w)/g,
      isKnown: ([target], file) => resolves(target, file) || [...files].some((one) => one.startsWith(`${target}-`)),
    },
    {
      // A page that names a file or a folder of a package.
      pattern: /`((?:shell|mfe-[a-z]+|shared-[a-z-]+|tooling|e2e)\/[\w./-]+)`/g,
      isKnown: ([, target = ''], file) => !file.endsWith('.md') || resolves(target, file),
    },
    {
      pattern: /\]\((?!https?:|#)([^)\s]+)\)/g,
      isKnown: ([, target = ''], file) => !file.endsWith('.md') || resolves(target, file),
    },
  ]

  /**
   * @param {string} file from the root: relative links start there
   * @param {string} text
   * @returns {DeadReference[]}
   */
  const deadIn = (file, text) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        rules.flatMap(({ pattern, isKnown }) =>
          [...line.matchAll(pattern)]
            .filter((match) => !isKnown(match, file))
            .map(([reference]) => ({ line: index + 1, reference })),
        ),
      )

  return {
    deadIn,
    /** Every dead reference of the checkout: `file:line reference`. */
    all: () =>
      trackedFiles(root, ...READ)
        .filter((file) => !NOT_READ.some((start) => file.startsWith(start)))
        .flatMap((file) => deadIn(file, read(file)).map(({ line, reference }) => `${file}:${line} ${reference}`)),
  }
}
