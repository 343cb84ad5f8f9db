import { describe, expect, test } from 'vitest'
import { featureImports, fileCycles, folderCycles } from './borders.mjs'
import { casts, invalidations, renderRefs, suppressions } from './code.mjs'
import { lowered, tooHigh } from './figures.mjs'
import { parseModules } from './modules.mjs'
import { dialect, vagueNames } from './names.mjs'

const FEED = 'mfe-social/src/features/feed/feed-page.tsx'
const DRAFTS = 'mfe-social/src/features/drafts/drafts-page.tsx'
const CARD = 'mfe-social/src/shared/post-card/post-card.tsx'
const importOf = (/** @type {string} */ specifier) => `import { it } from '${specifier}'\nexport const other = it\n`
const PLAIN = 'export const it = 1\n'

describe('features of a remote', () => {
  test('an import of a sibling is found, lazily or by a test too', () => {
    const modules = parseModules({
      [FEED]: importOf('../drafts/drafts-page'),
      [DRAFTS]: PLAIN,
      'mfe-social/src/features/feed/deep/part.ts': `export const load = () => import('../../drafts/drafts-page')\n`,
      'mfe-social/src/features/feed/feed-page.test.tsx': importOf('../drafts/drafts-page'),
    })
    expect(featureImports(modules)).toEqual([
      `${FEED} -> ${DRAFTS}`,
      `mfe-social/src/features/feed/deep/part.ts -> ${DRAFTS}`,
      `mfe-social/src/features/feed/feed-page.test.tsx -> ${DRAFTS}`,
    ])
  })

  test('what they share imports none of them', () => {
    const modules = parseModules({ [CARD]: importOf('../../features/feed/feed-page'), [FEED]: PLAIN })
    expect(featureImports(modules)).toEqual([`${CARD} -> ${FEED}`])
  })

  test('their own folder, what is shared, routes and tests of several pages are free', () => {
    const modules = parseModules({
      [FEED]: importOf('./deep/part') + importOf('../../shared/post-card/post-card').replace('other', 'more'),
      'mfe-social/src/features/feed/deep/part.ts': PLAIN,
      [CARD]: PLAIN,
      'mfe-social/src/routes.tsx': `export const load = () => import('./features/feed/feed-page')\n`,
      'mfe-social/src/test/pages.test.tsx': importOf('../features/feed/feed-page'),
    })
    expect(featureImports(modules)).toEqual([])
  })
})

describe('circles', () => {
  test('of files are found by types, lazy imports and a package’s own name, each once', () => {
    const modules = parseModules({
      'shared-ui/package.json': '{ "name": "@ementa/ui", "exports": { "./data": "./src/data.ts" } }',
      'shared-ui/src/data.ts': `export { it } from './a'\n`,
      'shared-ui/src/a.ts': `import type { B } from './b'\nexport const it: B = 1\n`,
      'shared-ui/src/b.ts': `export type B = number\nexport const load = () => import('@ementa/ui/data')\n`,
      'shared-ui/src/c.ts': importOf('./a'),
    })
    expect(fileCycles(modules)).toEqual([
      'shared-ui/src/a.ts -> shared-ui/src/b.ts -> shared-ui/src/data.ts -> shared-ui/src/a.ts',
    ])
  })

  test('of folders are found although no two files import each other, at any depth', () => {
    const modules = parseModules({
      'shell/src/frame/header.tsx': importOf('../offline/bar'),
      'shell/src/offline/bar.tsx': PLAIN,
      'shell/src/offline/queue.ts': importOf('../services/backend'),
      'shell/src/services/backend.ts': importOf('../frame/sizes'),
      'shell/src/frame/sizes.ts': PLAIN,
      'mfe-social/src/features/feed/a/one.ts': importOf('../b/two'),
      'mfe-social/src/features/feed/b/two.ts': importOf('../a/three'),
      'mfe-social/src/features/feed/a/three.ts': PLAIN,
    })
    expect(fileCycles(modules)).toEqual([])
    expect(folderCycles(modules)).toEqual([
      'shell/src/frame -> shell/src/offline -> shell/src/services -> shell/src/frame',
      'mfe-social/src/features/feed/a -> mfe-social/src/features/feed/b -> mfe-social/src/features/feed/a',
    ])
  })

  test('of folders that only a test closes are none', () => {
    const modules = parseModules({
      'shell/src/frame/header.tsx': importOf('../offline/bar'),
      'shell/src/offline/bar.tsx': PLAIN,
      'shell/src/offline/bar.test.tsx': importOf('../frame/header'),
    })
    expect(folderCycles(modules)).toEqual([])
  })
})

/** @param {string} text */
const moduleOf = (text, file = 'mfe-social/src/shared/tags/use-tags.tsx') => parseModules({ [file]: text })

describe('code', () => {
  test('a ref written while a component or hook renders is found', () => {
    const source = `
export function useTags(save: () => void) {
  const latest = useRef(save)
  latest.current = save
}
export const Tags = memo(function Tags() {
  const count = useRef(0)
  if (open) count.current++
})
const useLater = () => {
  const later = useRef(0)
  later.current = 1
}`
    expect(renderRefs(moduleOf(source))).toEqual([
      'mfe-social/src/shared/tags/use-tags.tsx:4 latest.current = save',
      'mfe-social/src/shared/tags/use-tags.tsx:8 if (open) count.current++',
      'mfe-social/src/shared/tags/use-tags.tsx:12 later.current = 1',
    ])
  })

  test('a ref written in an effect or a handler, or filled once, is allowed', () => {
    const source = `
export function useTags() {
  const tags = useRef(null)
  if (tags.current === null) tags.current = new Map()
  tags.current ??= new Map()
  useEffect(() => { tags.current = null }, [])
  function clear() { tags.current = null }
  return clear
}`
    expect(renderRefs(moduleOf(source))).toEqual([])
  })

  test('a view of a remote that names stale reads is found, the shared client is not', () => {
    const source = `export async function save() {\n  await invalidate('drafts')\n  refreshEverywhere()\n}`
    expect(invalidations(moduleOf(source))).toHaveLength(2)
    expect(invalidations(moduleOf(source, 'shared-ui/src/data/client.ts'))).toEqual([])
  })

  test('casts past the types and checks switched off are found', () => {
    const source = `// biome-ignore lint/a: b\nconst a = it as never\nconst b = it as unknown as A\nconst c = it as unknown\n`
    expect(casts(moduleOf(source))).toHaveLength(2)
    expect(suppressions(moduleOf(source))).toHaveLength(1)
  })
})

describe('words', () => {
  test('a variable, parameter or function that says nothing is found, the property of another is not', () => {
    const source = `
const known = new Map()
export function whatNow(before, { open: shown, left }) {
  const [made = 1, ...gone] = list
  const { left } = box
  return { known: 1, ...tag.said }
}`
    expect(vagueNames(moduleOf(source))).toEqual([
      'mfe-social/src/shared/tags/use-tags.tsx:2 const known = new Map()',
      'mfe-social/src/shared/tags/use-tags.tsx:3 export function whatNow(before, { open: shown, left }) {',
      'mfe-social/src/shared/tags/use-tags.tsx:3 export function whatNow(before, { open: shown, left }) {',
      'mfe-social/src/shared/tags/use-tags.tsx:3 export function whatNow(before, { open: shown, left }) {',
      'mfe-social/src/shared/tags/use-tags.tsx:4 const [made = 1, ...gone] = list',
      'mfe-social/src/shared/tags/use-tags.tsx:4 const [made = 1, ...gone] = list',
    ])
    expect(vagueNames(moduleOf(source, 'mfe-social/src/shared/tags/use-tags.test.tsx'))).toEqual([])
  })

  test('a comment in words of its own is found, a text of the product is not', () => {
    const source = `/** Renders the list anew. */\nconst text = 'for good'\n// Whoever asks.\n`
    expect(dialect(moduleOf(source))).toHaveLength(2)
  })
})

describe('ceilings', () => {
  const figure = (/** @type {number} */ value) => ({ what: '', value, list: [] })

  test('a figure above its ceiling fails, and one that has none', () => {
    expect(tooHigh({ casts: figure(3), refs: figure(2), cycles: figure(0) }, { casts: 2, refs: 2 })).toEqual([
      'casts',
      'cycles',
    ])
  })

  test('they follow a figure down and never up; a length keeps its own', () => {
    const figures = { casts: figure(1), refs: figure(5), median: { ...figure(40), isLength: true } }
    expect(lowered(figures, { casts: 2, refs: 4, median: 52 })).toEqual({ casts: 1, refs: 4, median: 52 })
  })
})
