import { paths } from '@ementa/contracts'
import { type FirstReads, matchPath } from '@ementa/ui/router'
import { newsletterQuery } from '../../shared/newsletters/queries'

/** What the page of a newsletter reads first. */
export const newsletterReads: FirstReads = ({ pathname }) => {
  const handle = matchPath(paths.newsletter.pattern, pathname)?.params.handle
  return handle === undefined ? [] : [newsletterQuery({ handle })]
}
