import type { CallName } from '@ementa/contracts'
import type { Contract } from '@ementa/contracts/contract'
import type { Router } from '@orpc/server'
import { auth } from './areas/account/auth'
import { profiles } from './areas/account/profiles'
import { users } from './areas/account/users'
import { linkPreviews } from './areas/posts/link-previews'
import { posts } from './areas/posts/posts'
import { tags } from './areas/posts/tags'
import { type Context, os } from './context'
import { awaitFetched } from './errors'

// No first paint asks these; the others are large enough for chunks of their own. An area above that imports from one of
// them would bring it along.
const loadDeferredAreas = () =>
  awaitFetched(import(/* webpackChunkName: "backend-deferred" */ './areas/deferred-areas'))
const loadNewsletters = () =>
  awaitFetched(import(/* webpackChunkName: "backend-newsletters" */ './areas/newsletters/newsletters'))
const loadLaw = () => awaitFetched(import(/* webpackChunkName: "backend-law" */ './areas/law/law'))
const loadModeration = () =>
  awaitFetched(import(/* webpackChunkName: "backend-moderation" */ './areas/moderation/moderation'))

const lazyAreas = {
  comments: () => loadDeferredAreas().then((areas) => ({ default: areas.comments })),
  bookmarks: () => loadDeferredAreas().then((areas) => ({ default: areas.bookmarks })),
  notifications: () => loadDeferredAreas().then((areas) => ({ default: areas.notifications })),
  search: () => loadDeferredAreas().then((areas) => ({ default: areas.search })),
  images: () => loadDeferredAreas().then((areas) => ({ default: areas.images })),
  device: () => loadDeferredAreas().then((areas) => ({ default: areas.device })),
  law: () => loadLaw().then((area) => ({ default: area.law })),
  closing: () => loadLaw().then((area) => ({ default: area.closing })),
  newsletters: () => loadNewsletters().then((area) => ({ default: area.newsletters })),
  moderation: () => loadModeration().then((area) => ({ default: area.moderation })),
}
const lazyAreaByName: Partial<Record<string, () => Promise<unknown>>> = lazyAreas

/** Loads the code that answers a call ahead; the call itself loads it again and reports a failure. */
export async function preloadArea(name: CallName): Promise<void> {
  const [area = ''] = name.split('.')
  await lazyAreaByName[area]?.().catch(() => undefined)
}

/** Every call of the contract, implemented: a missing one does not compile. */
export const router: Router<Contract, Context> = os.router({
  auth,
  posts,
  tags,
  users,
  linkPreviews,
  plans: { list: os.plans.list.handler(({ context }) => ({ plans: [...context.db.plans.after(null)] })) },
  profiles,
  comments: os.comments.lazy(lazyAreas.comments),
  bookmarks: os.bookmarks.lazy(lazyAreas.bookmarks),
  notifications: os.notifications.lazy(lazyAreas.notifications),
  search: os.search.lazy(lazyAreas.search),
  law: os.law.lazy(lazyAreas.law),
  closing: os.closing.lazy(lazyAreas.closing),
  images: os.images.lazy(lazyAreas.images),
  device: os.device.lazy(lazyAreas.device),
  newsletters: os.newsletters.lazy(lazyAreas.newsletters),
  moderation: os.moderation.lazy(lazyAreas.moderation),
})
