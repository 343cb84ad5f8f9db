import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { CONTAINER } from './packages.mjs'

const KB = 1024

/**
 * Brotli bytes that may travel before the first page of an address is readable; a build that needs more fails. Figures and
 * what they consist of: docs/performance.md. Raise one only with its reason in the commit. Another version of the same sources
 * compresses differently: by up to 0.1 KB a page, as the names of a remote's files and its version, which counts the tests too,
 * are random text. The shell's boot files differ by up to 0.25 KB in another folder, as its shared modules have ids that come
 * from absolute paths. A budget leaves that much room.
 */
export const BUDGETS = {
  /** The boot files that the shell's document names. */
  boot: 187.95 * KB,
  /** The backend in the browser, with its first data. */
  backend: 38.4 * KB,
  /** The container of a remote. */
  container: 7.25 * KB,
  /** The face of a remote and one of its pages, by the largest that is allowed. */
  page: 25 * KB,
  /** Pages that have a budget of their own. */
  pages: /** @type {Record<string, number>} */ ({
    '/': 17 * KB,
    // It shows no card, whose code travels with the face since that is one request less for the others.
    '/compose': 28.5 * KB,
    '/p/:postId/comments': 26.9 * KB,
    '/newsletters/:handle/issues/:issueId': 25.7 * KB,
    '/newsletters/:handle/edit/:issueId': 36.5 * KB,
  }),
}

/** What a static server sends for a file. @param {string} file */
function wireBytes(file) {
  const packed = `${file}.br`
  return fs.existsSync(packed) ? fs.statSync(packed).size : brotliCompressSync(fs.readFileSync(file)).length
}

/** @param {string} dist @param {string[]} files */
const sumOf = (dist, files) => files.reduce((sum, file) => sum + wireBytes(path.join(dist, file)), 0)

/**
 * The parts of a build that have a budget.
 * @param {string} dist of the shell or of a remote
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function measured(dist) {
  const manifest = path.join(dist, 'mf-manifest.json')
  if (!fs.existsSync(manifest)) {
    const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8')
    const files = [...html.matchAll(/rel="preload" as="(?:script|style)" href="\/([^"]+)"/g)].map(
      ([, file]) => file ?? '',
    )
    const backend = fs.readdirSync(path.join(dist, 'static')).filter((file) => /^backend\.\w+\.js$/.test(file))
    return [
      { what: 'boot files', bytes: sumOf(dist, files), budget: BUDGETS.boot },
      { what: 'backend', bytes: sumOf(path.join(dist, 'static'), backend), budget: BUDGETS.backend },
    ]
  }
  const { ementa } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  return [
    { what: CONTAINER, bytes: sumOf(dist, [CONTAINER]), budget: BUDGETS.container },
    ...Object.entries(/** @type {Record<string, string[]>} */ (ementa.pages)).map(([pattern, files]) => ({
      what: pattern,
      bytes: sumOf(dist, files),
      budget: BUDGETS.pages[pattern] ?? BUDGETS.page,
    })),
  ]
}

/** Menus, dialogs and motion: 83 KB, which come with the first press everywhere but in the editor and at a moderator's desk. */
const OVERLAYS = '@ementa/ui/overlays'
const WITH_OVERLAYS = /^\/admin\/|\/edit\//

/** Pages that ask for menus and dialogs with their own files. @param {string} dist */
function early(dist) {
  const manifest = path.join(dist, 'mf-manifest.json')
  if (!fs.existsSync(manifest)) return []
  /** @type {{ ementa: { facades?: Record<string, string[]> } }} */
  const { ementa } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  return Object.entries(ementa.facades ?? {}).flatMap(([pattern, facades]) =>
    facades.includes(OVERLAYS) && !WITH_OVERLAYS.test(pattern) ? [pattern] : [],
  )
}

/** One sentence for each part that is over its budget. @param {string} dist */
export const overBudget = (dist) => [
  ...measured(dist)
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) =>
        `${what}: ${(bytes / KB).toFixed(1)} KB, its budget is ${(budget / KB).toFixed(1)} KB`,
    ),
  ...early(dist).map((pattern) => `${pattern}: asks for ${OVERLAYS} before anything is opened`),
]
