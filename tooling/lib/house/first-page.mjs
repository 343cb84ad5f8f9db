/**
 * What a first page is made of: the frame and the feed bring no style engine along (decisions 059 and 067).
 * @import { Module } from './modules.mjs'
 */

/**
 * What a visit to `/` runs before its feed is there, what every visit loads by itself afterwards, and the pages that people open from
 * elsewhere.
 */
const ENTRIES = [
  'shell/src/app.tsx',
  'mfe-social/src/remote.ts',
  'mfe-social/src/features/feed/feed-page.tsx',
  'shell/src/frame/late-notices.tsx',
  'shell/src/failures/remote-failure.tsx',
  'mfe-social/src/features/comments/comments-page.tsx',
  'mfe-social/src/shared/thread/issue-thread.tsx',
  'mfe-social/src/features/debated-law/debated-law-page.tsx',
  'mfe-social/src/features/law/law-page.tsx',
  'mfe-social/src/features/search/search-page.tsx',
  'mfe-social/src/features/topics/topics-page.tsx',
  'mfe-account/src/features/profile/profile-page.tsx',
  'mfe-newsletter/src/features/newsletters/newsletters-page.tsx',
  'mfe-newsletter/src/features/newsletter/newsletter-page.tsx',
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
