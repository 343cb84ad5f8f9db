import { adds, type CallsOf, read, readWith, removes } from './call-meta'

export const tagsMeta = {
  listPopular: read('tags'),
  suggest: readWith('suggest', 'tagSuggestions'),
  suggestFor: readWith('suggest'),
  followTag: adds('followedTags', 'slug', 'Seguir a tag', { stale: ['followedTags', 'closing'] }),
  unfollowTag: removes('followedTags', 'slug', 'Deixar de seguir a tag', { stale: ['followedTags', 'closing'] }),
  listFollowedTags: read('followedTags'),
} satisfies CallsOf<'tags'>
