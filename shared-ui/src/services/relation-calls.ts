import type { Api, Relation } from '@ementa/contracts'

/** The calls that set one membership. */
export type RelationCalls = Record<
  Relation,
  { add(id: string): Promise<unknown>; remove(id: string): Promise<unknown> }
>

/** Relation → pair of calls (spec §7). */
export function relationCalls(api: Api): RelationCalls {
  return {
    following: { add: (id) => api.profiles.follow({ id }), remove: (id) => api.profiles.unfollow({ id }) },
    liked: { add: (id) => api.posts.like({ id }), remove: (id) => api.posts.unlike({ id }) },
    likedComments: { add: (id) => api.comments.like({ id }), remove: (id) => api.comments.unlike({ id }) },
    bookmarked: {
      add: (postId) => api.bookmarks.bookmark({ postId }),
      remove: (postId) => api.bookmarks.unbookmark({ postId }),
    },
    followedTags: { add: (slug) => api.tags.followTag({ slug }), remove: (slug) => api.tags.unfollowTag({ slug }) },
    muted: { add: (id) => api.users.muteUser({ id }), remove: (id) => api.users.unmuteUser({ id }) },
    blocked: { add: (id) => api.users.blockUser({ id }), remove: (id) => api.users.unblockUser({ id }) },
    subscribed: { add: (id) => api.newsletters.subscribe({ id }), remove: (id) => api.newsletters.unsubscribe({ id }) },
  }
}
