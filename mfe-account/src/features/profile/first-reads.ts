import { paths } from '@ementa/contracts'
import { profileQuery } from '@ementa/ui/data'
import { type FirstReads, matchPath } from '@ementa/ui/router'

/** The first reads of another person's profile. One's own profile must wait for the session. */
export const profileReads: FirstReads = ({ pathname }) => {
  const username = addressedName(matchPath(paths.user.pattern, pathname)?.params.username)
  return username === undefined ? [] : [profileQuery({ username })]
}

/** Returns the username that an address means: people also write `@ana`, as it is shown beside every name. */
export const addressedName = (written: string | undefined) => written?.trim().replace(/^@/, '')
