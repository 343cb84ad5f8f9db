import { auth } from './areas/auth'
import { bookmarks } from './areas/bookmarks'
import { comments } from './areas/comments'
import { device } from './areas/device'
import { images } from './areas/images'
import { linkPreviews } from './areas/link-previews'
import { notifications } from './areas/notifications'
import { plans } from './areas/plans'
import { posts } from './areas/posts'
import { profiles } from './areas/profiles'
import { search } from './areas/search'
import { tags } from './areas/tags'
import { users } from './areas/users'
import { os } from './context'

/** Every call of the contract, implemented: a missing one does not compile. */
export const router = os.router({
  auth,
  profiles,
  posts,
  comments,
  tags,
  users,
  bookmarks,
  // The largest areas, and no first paint asks them.
  newsletters: os.newsletters.lazy(() => import('./areas/newsletters').then((area) => ({ default: area.newsletters }))),
  notifications,
  search,
  moderation: os.moderation.lazy(() => import('./areas/moderation').then((area) => ({ default: area.moderation }))),
  images,
  linkPreviews,
  plans,
  device,
})
