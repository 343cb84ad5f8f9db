import { auth } from './areas/auth'
import { bookmarks } from './areas/bookmarks'
import { comments } from './areas/comments'
import { device } from './areas/device'
import { images } from './areas/images'
import { linkPreviews } from './areas/link-previews'
import { moderation } from './areas/moderation'
import { newsletters } from './areas/newsletters'
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
  newsletters,
  notifications,
  search,
  moderation,
  images,
  linkPreviews,
  plans,
  device,
})
