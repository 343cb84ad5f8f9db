import type { CallName } from '@ementa/contracts'
import type { Contract } from '@ementa/contracts/contract'
import type { Router } from '@orpc/server'
import { auth } from './areas/account/auth'
import { plans } from './areas/account/plans'
import { profiles } from './areas/account/profiles'
import { users } from './areas/account/users'
import { linkPreviews } from './areas/posts/link-previews'
import { posts } from './areas/posts/posts'
import { tags } from './areas/posts/tags'
import { type Context, os } from './context'
import { fetched } from './fetched'

// No first paint asks these; the others are large enough for chunks of their own. An area above that imports from one of
// them would bring it along.
const otherAreas = () => fetched(import(/* webpackChunkName: "later" */ './areas/later'))
const newsletters = () =>
  fetched(import(/* webpackChunkName: "backend-newsletters" */ './areas/newsletters/newsletters'))
const law = () => fetched(import(/* webpackChunkName: "backend-law" */ './areas/law/law'))
const moderation = () => fetched(import(/* webpackChunkName: "backend-moderation" */ './areas/moderation/moderation'))

const LATER_AREAS: Partial<Record<string, () => Promise<unknown>>> = {
  ...{ comments: otherAreas, bookmarks: otherAreas, notifications: otherAreas, search: otherAreas },
  ...{ images: otherAreas, device: otherAreas, law, closing: law, newsletters, moderation },
}

/** Asks for the code that answers a call; the call itself, which needs it, asks again and says what failed. */
export function preloadArea(name: CallName): void {
  LATER_AREAS[name.slice(0, name.indexOf('.'))]?.().catch(() => undefined)
}

/** Every call of the contract, implemented: a missing one does not compile. */
export const router: Router<Contract, Context> = os.router({
  auth,
  posts,
  tags,
  users,
  linkPreviews,
  plans,
  profiles,
  comments: os.comments.lazy(() => otherAreas().then((areas) => ({ default: areas.comments }))),
  bookmarks: os.bookmarks.lazy(() => otherAreas().then((areas) => ({ default: areas.bookmarks }))),
  notifications: os.notifications.lazy(() => otherAreas().then((areas) => ({ default: areas.notifications }))),
  search: os.search.lazy(() => otherAreas().then((areas) => ({ default: areas.search }))),
  law: os.law.lazy(() => law().then((area) => ({ default: area.law }))),
  closing: os.closing.lazy(() => law().then((area) => ({ default: area.closing }))),
  images: os.images.lazy(() => otherAreas().then((areas) => ({ default: areas.images }))),
  device: os.device.lazy(() => otherAreas().then((areas) => ({ default: areas.device }))),
  newsletters: os.newsletters.lazy(() => newsletters().then((area) => ({ default: area.newsletters }))),
  moderation: os.moderation.lazy(() => moderation().then((area) => ({ default: area.moderation }))),
})
