import { comments } from './calls/comments'
import { closing, law } from './calls/law'
import { moderation } from './calls/moderation'
import { newsletters } from './calls/newsletters'
import { device, notifications } from './calls/notifications'
import { auth, plans, profiles, users } from './calls/people'
import { bookmarks, images, linkPreviews, posts, tags } from './calls/posts'
import { search } from './calls/search'

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
