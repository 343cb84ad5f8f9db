/**
 * What a first page is made of: the frame and the feed bring no style engine along, and what they load later gets its
 * contexts (decision 059).
 * @import { Module } from './modules.mjs'
 */
import { walk } from './code.mjs'

/** What a visit to `/` runs before its feed is there. */
const ENTRIES = ['shell/src/app.tsx', 'mfe-social/src/remote.ts', 'mfe-social/src/features/feed/feed-page.tsx']
const STYLED = /^(?:@ementa\/ui(?:\/(?:overlays|forms))?|@chakra-ui\/.+|@emotion\/.+|framer-motion)$/
/** These make a page or a part of what they load. */
const LOADERS = new Set(['shared-ui/src/services/lazy-part.ts', 'shared-ui/src/data/lazy-page.tsx'])

/** Imports of parts with the style engine by a file that the first page has, as `file -> package`. @param {Module[]} modules */
export const styledFirstPage = (modules) =>
  reached(modules, ({ isDynamic }) => !isDynamic).flatMap(({ file, imports }) =>
    imports.filter((one) => isStyled(one) && !one.isDynamic).map(({ specifier }) => `${file} -> ${specifier}`),
  )

/**
 * Files around which nothing gives the contexts of the style engine, and which load something with React's own `lazy`: a part of Chakra
 * in it would come out bare. @param {Module[]} modules
 */
export const bareLazies = (modules) =>
  reached(modules, () => true)
    .filter(({ file, imports, program }) => {
      if (LOADERS.has(file) || imports.some((one) => isStyled(one) && !one.isDynamic)) return false
      return importsLazy(program())
    })
    .map(({ file }) => file)

/** @param {Module['imports'][number]} one */
const isStyled = ({ specifier, isType }) => !isType && STYLED.test(specifier)

/**
 * The modules behind the entries; nothing behind one that is made of styled parts, which are in their contexts by then.
 * @param {Module[]} modules
 * @param {(one: Module['imports'][number]) => boolean} follows
 */
function reached(modules, follows) {
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const files = new Set(ENTRIES)
  for (const file of files) {
    const imports = byFile.get(file)?.imports ?? []
    if (imports.some((one) => isStyled(one) && !one.isDynamic)) continue
    for (const one of imports) if (one.target && !one.isType && !isStyled(one) && follows(one)) files.add(one.target)
  }
  return [...files].flatMap((file) => byFile.get(file) ?? [])
}

/** @param {any} program */
function importsLazy(program) {
  let found = false
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'react') return
    found ||= node.specifiers.some((/** @type {any} */ one) => one.imported?.name === 'lazy')
  })
  return found
}
