import { crashCopyPrefix, deviceStorage, keysOf, LARGEST_PAGE, type Profile, type Services } from '@ementa/contracts'
import { formatDate } from '@ementa/ui'
import { readEveryPage } from '@ementa/ui/forms'

/** Exports everything the product keeps about a person, from calls they could make themselves (LGPD art. 18 V). */
export async function exportOwnData(
  { api, relations, offline }: Pick<Services, 'api' | 'relations' | 'offline'>,
  user: Pick<Profile, 'id' | 'username'>,
) {
  const [
    account,
    { profile },
    posts,
    comments,
    drafts,
    newsletters,
    notifications,
    { reports },
    preferences,
    push,
    permission,
    history,
    { words: mutedWords },
    { details: bookmarkDetails },
  ] = await Promise.all([
    api.auth.getAccount(),
    api.profiles.getByUsername({ username: user.username }),
    readOwnPosts(api, user.id),
    readOwnComments(api),
    api.posts.listDrafts(),
    readOwnNewsletters(api, user.id),
    readOwnNotifications(api),
    api.moderation.listOwnReports(),
    api.device.getPreferences(),
    api.device.getPushSettings(),
    api.device.getPermission(),
    api.search.listHistory(),
    api.users.listMutedWords(),
    api.bookmarks.listDetails(),
  ])
  return {
    exportedAt: new Date().toISOString(),
    /** E-mail address and measures of moderation. */
    account,
    profile,
    posts,
    comments,
    drafts: drafts.posts,
    scheduledPosts: drafts.scheduled,
    newsletters,
    notifications,
    reports,
    lists: Object.fromEntries(Object.entries(relations.state).map(([relation, ids]) => [relation, Object.keys(ids)])),
    mutedWords,
    bookmarkDetails,
    settings: { notificationPreferences: preferences, push, pushPermission: permission.permission },
    searchHistory: history.history,
    /** Unsent texts: actions that wait for the connection, and forms in progress. */
    unsent: {
      waiting: offline.state.pending.filter(({ userId }) => userId === user.id).map((action) => ({ ...action })),
      writing: readUnsentTexts(user.id),
    },
  }
}

/** Returns the unsent texts of this person that are kept on the device, by form. */
function readUnsentTexts(userId: string): Record<string, string> {
  const keys = keysOf(deviceStorage, crashCopyPrefix(userId))
  return Object.fromEntries(keys.map((key) => [key, deviceStorage.getItem(key) ?? '']))
}

async function readOwnPosts(api: Services['api'], userId: string) {
  const all = []
  for (let afterId: string | null = null; ; ) {
    const { posts } = await api.posts.listByUser({ userId, afterId, limit: LARGEST_PAGE, allParts: true })
    all.push(...posts)
    afterId = posts.at(-1)?.id ?? null
    if (posts.length < LARGEST_PAGE) return all
  }
}

const readOwnComments = (api: Services['api']) =>
  readEveryPage(
    (cursor) => api.comments.listOwn({ cursor, limit: LARGEST_PAGE }),
    ({ comments }) => comments,
  )

const readOwnNotifications = (api: Services['api']) =>
  readEveryPage(
    (cursor) => api.notifications.list({ cursor, limit: LARGEST_PAGE }),
    ({ notifications }) => notifications,
  )

async function readOwnNewsletters(api: Services['api'], userId: string) {
  const { newsletters } = await api.newsletters.listAll()
  const own = newsletters.filter(({ owner_id }) => owner_id === userId)
  return Promise.all(
    own.map(async (newsletter) => {
      const newsletterId = newsletter.id
      const [issues, { schedules }, { tests }, templates, audience] = await Promise.all([
        readEveryPage(
          (cursor) => api.newsletters.listIssues({ newsletterId, cursor, limit: LARGEST_PAGE }),
          (page) => page.issues,
        ),
        api.newsletters.listSchedules({ newsletterId }),
        api.newsletters.listABTests({ newsletterId }),
        readTemplates(api, newsletterId),
        readEveryPage(
          (cursor) => api.newsletters.listAudience({ newsletterId, cursor, limit: LARGEST_PAGE }),
          (page) => page.subscribers,
        ),
      ])
      return { ...newsletter, issues, schedules, abTests: tests, templates, audience }
    }),
  )
}

async function readTemplates(api: Services['api'], newsletterId: string) {
  const { templates } = await api.newsletters.listTemplates({ newsletterId })
  return Promise.all(templates.map(({ id }) => api.newsletters.getTemplate({ id })))
}

/** Returns the name of the file: `ementa-dados-anapaula-2026-11-21.json`. */
export function exportFileName(username: string, now: Date): string {
  return `ementa-dados-${username}-${formatDate(now, 'yyyy-MM-dd')}.json`
}
