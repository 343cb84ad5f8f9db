import type { Comment, Notification } from '@ementa/contracts'

/** Where a comment is read: in the thread of a post, or at an address of its own. */
export const placeOf = ({ post_id, href }: Comment): Pick<Notification, 'post_id' | 'href'> =>
  href === undefined ? { post_id } : { post_id: null, href }
