/**
 * What a first page is made of: the frame and the feed bring no style engine along (decision 059).
 * @import { Module } from './modules.mjs'
 */

/** What a visit to `/` runs before its feed is there, and what every visit loads by itself afterwards. */
const ENTRIES = [
  'shell/src/app.tsx',
  'mfe-social/src/remote.ts',
  'mfe-social/src/features/feed/feed-page.tsx',
  'shell/src/frame/late-notices.tsx',
  'shell/src/failures/remote-failure.tsx',
]
const STYLED = /^(?:@ementa\/ui(?:\/(?:overlays|forms))?|@chakra-ui\/.+|@emotion\/.+|framer-motion)$/
/** Imports of parts with the style engine by a file that the first page has, as `file -> package`. @param {Module[]} modules */
export const styledFirstPage = (modules) =>
  reached(modules).flatMap(({ file, imports }) =>
    imports.filter((one) => isStyled(one) && !one.isDynamic).map(({ specifier }) => `${file} -> ${specifier}`),
  )

/** @param {Module['imports'][number]} one */
const isStyled = ({ specifier, isType }) => !isType && STYLED.test(specifier)

/**
 * The modules behind the entries, without what is loaded later and what is behind a styled part.
 * @param {Module[]} modules
 */
function reached(modules) {
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const files = new Set(ENTRIES)
  for (const file of files)
    for (const one of byFile.get(file)?.imports ?? [])
      if (one.target && !one.isType && !one.isDynamic && !isStyled(one)) files.add(one.target)
  return [...files].flatMap((file) => byFile.get(file) ?? [])
}
