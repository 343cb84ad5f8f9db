import fs from 'node:fs'
import path from 'node:path'
import { buildVariant } from '../../scripts/lib/variant.mjs'

/** The remotes of the pages that `bench lighthouse` looks at, with the names of their routes in `paths`. */
const ROUTES = {
  'mfe-social': ['home', 'comments', 'search', 'topics', 'law'],
  'mfe-newsletter': ['newsletters'],
  'mfe-account': ['user'],
}

/** @param {string[]} names */
const routesOf = (names) => `import { paths } from '@ementa/contracts'
import { lazyPage, type RouteObject } from '@ementa/ui/router'
import { leastQuery } from '../../tooling/bench/floor/least-query.mjs'

const LeastPage = lazyPage(
  () => import('../../tooling/bench/floor/least-page.mjs'),
  ({ pathname }) => [leastQuery(pathname)],
)

export const routes: RouteObject[] = [
${names.map((name) => `  { path: paths.${name}.pattern, element: <LeastPage /> },`).join('\n')}
]
`

/**
 * Builds the remotes with pages of headings and text in the place of their own. In the product's shell they show what frame,
 * router, federation and backend take before any page of ours does: the limit of the pages, as `floor` is that of the house.
 * @returns {Promise<Record<string, string>>} the `dist` of each remote, by federation name; removed when the process ends
 */
export async function buildLeastPages() {
  const dists = await buildVariant({
    folders: Object.keys(ROUTES),
    prepare: (place) => {
      for (const [folder, names] of Object.entries(ROUTES))
        fs.writeFileSync(path.join(place, folder, 'src/routes.tsx'), routesOf(names))
    },
  })
  return Object.fromEntries(Object.entries(dists).map(([folder, dist]) => [folder.replace('mfe-', ''), dist]))
}
