import { MODERATION } from '@ementa/contracts'
import type { SeedData } from '../store/seed-data'
import type { SeedClock } from './clock'
import { userActions } from './moderation'
import { people } from './people'

const MINUTES_PER_DAY = 24 * 60

/** Id of a person by username; a name that does not exist is a mistake in the data. */
export function userId(username: string): string {
  if (!people.some((person) => person.username === username)) throw new Error(`Seed: no person "${username}"`)
  return `user-${username}`
}

/** Returns the end of a temporary ban that began so many hours ago. */
export const banEnd = (clock: SeedClock, hours: number): string =>
  clock.after(clock.hoursAgo(hours), MODERATION.temporaryBanDays * MINUTES_PER_DAY)

export function buildPeople(
  clock: SeedClock,
  portraits?: string,
): Pick<SeedData, 'profiles' | 'accounts' | 'follows' | 'moderationStatuses'> {
  const followedBy = (username: string) => people.filter(({ follows }) => follows.includes(username)).length
  return {
    profiles: people.map((person) => ({
      id: userId(person.username),
      username: person.username,
      display_name: person.name,
      authority: person.authority,
      authority_form: person.form ?? null,
      contracts_analyzed: person.contracts,
      // Companies and those who are in trouble with moderation are not drawn.
      avatar_url: portraits && person.form && !person.status ? `${portraits}#${person.username}` : null,
      // The page adds the viewer's own follow to the stored number, so follows among the demo people are not stored.
      followers: person.followers - followedBy(person.username),
      following: person.follows.length,
      bio: person.bio ?? '',
    })),
    accounts: people.map((person, index) => ({
      id: `account-${person.username}`,
      email: `${person.username}@exemplo.com.br`,
      password_hash: 'sem-senha',
      email_verified: person.status !== 'banned',
      created_at: clock.daysAgo(person.since, 12),
      last_login: clock.hoursAgo(2 + index * 7),
      profile_id: userId(person.username),
    })),
    follows: people.flatMap((person) =>
      person.follows.map((followee) => ({ follower_id: userId(person.username), followee_id: userId(followee) })),
    ),
    moderationStatuses: people.map(({ username, status, isModerator }) => {
      // The warnings are those of the audit log, so that the two never disagree.
      const warnings = userActions.filter(([, , action, about]) => action === 'warn' && about === username)
      const [banned] = userActions.find(([, , action, about]) => action === 'temp_ban' && about === username) ?? []
      return {
        user_id: userId(username),
        status: status ?? 'active',
        is_moderator: isModerator ?? false,
        warnings_count: warnings.length,
        last_warning_at: warnings.length > 0 ? clock.hoursAgo(Math.min(...warnings.map(([hours]) => hours))) : null,
        ...(banned === undefined ? {} : { banned_until: banEnd(clock, banned) }),
      }
    }),
  }
}
