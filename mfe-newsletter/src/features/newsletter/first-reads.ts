import { paths } from '@ementa/contracts'
import { type FirstReads, matchPath } from '@ementa/ui/router'
import { newsletterQuery } from '../../shared/newsletters/queries'

/** First reads of a newsletter's page. */
export const newsletterReads: FirstReads = ({ pathname }) => {
  const handle = matchPath(paths.newsletter.pattern, pathname)?.params.handle
  return handle === undefined ? [] : [newsletterQuery({ handle })]
}
