import { paths } from '@ementa/contracts'
import { profileQuery } from '@ementa/ui/data'
import { type FirstReads, matchPath } from '@ementa/ui/router'
import { addressedName } from './addressed-name'

/** The first reads of another person's profile. One's own profile must wait for the session. */
export const profileReads: FirstReads = ({ pathname }) => {
  const username = addressedName(matchPath(paths.user.pattern, pathname)?.params.username)
  return username === undefined ? [] : [profileQuery({ username })]
}
