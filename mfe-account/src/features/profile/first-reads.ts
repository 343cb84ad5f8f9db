import { paths } from '@ementa/contracts'
import { profileQuery } from '@ementa/ui/queries'
import { type FirstReads, matchPath } from '@ementa/ui/router'
import { addressedName } from './addressed-name'

/** What the profile of another person reads first; the own one waits for who is here. */
export const profileReads: FirstReads = ({ pathname }) => {
  const username = addressedName(matchPath(paths.user.pattern, pathname)?.params.username)
  return username === undefined ? [] : [profileQuery({ username })]
}
