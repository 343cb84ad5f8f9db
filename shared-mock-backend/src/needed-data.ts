import type { CallName } from '@ementa/contracts'
import type { Store } from './store/store'

/**
 * The calls of the pages that people open from elsewhere, which read nothing of what is generated later (decisions 002 and
 * 026). They must not change it either.
 */
const FIRST_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'auth.getCurrentUser',
  'newsletters.get',
  'newsletters.getIssue',
  'newsletters.listAll',
  'newsletters.listIssues',
  'posts.get',
  'posts.listByUser',
  'posts.listFeed',
  'profiles.getByUsername',
  'profiles.listRecommended',
  'tags.listPopular',
])

/** Returns whether a call reads or changes issues or their schedules and tests, which must be loaded first. */
const needsNewsletterWork = (name: CallName): boolean =>
  name.startsWith('newsletters.') || name === 'closing.get' || name === 'law.get' || name === 'law.listCiting'

/**
 * Generates what a call may need of the world.
 * @param name null: a call that does not exist
 * @param isWhole whether the answer of a first page depends on the rest, too
 * @returns whether it is there: the code of the data is fetched like a server's answer, and can fail like one
 */
export function hasData(store: Store, name: CallName | null, isWhole = false): Promise<boolean> {
  const isFirst = name !== null && FIRST_CALLS.has(name) && !isWhole
  const parts = [
    isFirst ? undefined : store.later.need(),
    name && needsNewsletterWork(name) ? store.newsletterWork.need() : undefined,
  ]
  return Promise.all(parts).then(
    () => true,
    () => false,
  )
}
