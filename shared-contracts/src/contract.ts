import { auth } from './calls/auth'
import { bookmarks } from './calls/bookmarks'
import { closing } from './calls/closing'
import { comments } from './calls/comments'
import { device } from './calls/device'
import { images } from './calls/images'
import { law } from './calls/law'
import { linkPreviews } from './calls/link-previews'
import { moderation } from './calls/moderation'
import { newsletters } from './calls/newsletters'
import { notifications } from './calls/notifications'
import { plans } from './calls/plans'
import { posts } from './calls/posts'
import { profiles } from './calls/profiles'
import { search } from './calls/search'
import { tags } from './calls/tags'
import { users } from './calls/users'

/** Every call of the product by area. The list is closed: see `docs/decisions`. */
export const contract = {
  auth,
  profiles,
  posts,
  comments,
  tags,
  users,
  law,
  closing,
  bookmarks,
  newsletters,
  notifications,
  search,
  moderation,
  images,
  linkPreviews,
  plans,
  device,
}
export type Contract = typeof contract
