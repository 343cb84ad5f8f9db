import type { Comment, Notification } from '@ementa/contracts'

/** Returns the place at which a comment is read: the thread of a post, or an address of its own. */
export const placeOf = ({ post_id, href }: Comment): Pick<Notification, 'post_id' | 'href'> =>
  href === undefined ? { post_id } : { post_id: null, href }
