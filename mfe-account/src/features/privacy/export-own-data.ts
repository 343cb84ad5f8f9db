import type { Profile, Relation, Services } from '@ementa/contracts'
import { formatDate } from '@ementa/ui'

/** The largest page a call gives. */
const PAGE = 100

const RELATIONS = [
  'following',
  'liked',
  'likedComments',
  'bookmarked',
  'followedTags',
  'muted',
  'blocked',
  'subscribed',
] as const satisfies Relation[]

/** Everything the product keeps about a person, built from the calls they could make themselves (P-19, LGPD art. 18 V). */
export async function exportOwnData(
  { api, relations }: Pick<Services, 'api' | 'relations'>,
  user: Pick<Profile, 'id' | 'username'>,
) {
  const [{ profile }, posts, drafts, newsletters, notifications, preferences, push, permission, history] =
    await Promise.all([
      api.profiles.getByUsername({ username: user.username }),
      ownPosts(api, user.id),
      api.posts.listDrafts(),
      ownNewsletters(api, user.id),
      ownNotifications(api),
      api.device.getPreferences(),
      api.device.getPushSettings(),
      api.device.getPermission(),
      api.search.listHistory(),
    ])
  return {
    exportedAt: new Date().toISOString(),
    profile,
    posts,
    drafts: drafts.posts,
    scheduledPosts: drafts.scheduled,
    newsletters,
    notifications,
    lists: Object.fromEntries(RELATIONS.map((relation) => [relation, relations.ids(relation)])),
    settings: { notificationPreferences: preferences, push, pushPermission: permission.permission },
    searchHistory: history.history,
  }
}

async function ownPosts(api: Services['api'], userId: string) {
  const all = []
  for (let afterId: string | null = null; ; ) {
    const { posts } = await api.posts.listByUser({ userId, afterId, limit: PAGE })
    all.push(...posts)
    afterId = posts.at(-1)?.id ?? null
    if (posts.length < PAGE) return all
  }
}

async function ownNotifications(api: Services['api']) {
  const all = []
  for (let cursor: string | null = null; ; ) {
    const page = await api.notifications.list({ cursor, limit: PAGE })
    all.push(...page.notifications)
    cursor = page.nextCursor
    if (cursor === null || page.notifications.length === 0) return all
  }
}

async function ownNewsletters(api: Services['api'], userId: string) {
  const { newsletters } = await api.newsletters.listAll()
  const own = newsletters.filter(({ owner_id }) => owner_id === userId)
  return Promise.all(
    own.map(async (newsletter) => ({
      ...newsletter,
      issues: (await api.newsletters.listIssues({ newsletterId: newsletter.id, limit: PAGE })).issues,
    })),
  )
}

/** `ementa-dados-anapaula-2026-11-21.json` */
export function exportFileName(username: string, now: Date): string {
  return `ementa-dados-${username}-${formatDate(now, 'yyyy-MM-dd')}.json`
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
