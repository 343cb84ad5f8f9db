import { adds, type CallsOf, queued, read, removes, write } from './call-meta'
import type { Resource } from './reads'

/** Reads that show or count a post which has just become public. */
const WITH_NEW_POSTS: readonly Resource[] = [
  'feed',
  'userPosts',
  'drafts',
  'profile',
  'search',
  'searchCounts',
  'tags',
  'tagSuggestions',
  'law',
]

export const postsMeta = {
  listFeed: read('feed'),
  listByUser: read('userPosts'),
  get: read('post'),
  getQuoted: read('quoted'),
  listQuotes: read('quoted'),
  // The quoted text counts its quotations, so `post` and `quoted` change too.
  create: queued('create', 'Publicar', { stale: [...WITH_NEW_POSTS, 'post', 'quoted'] }),
  update: write({ stale: [...WITH_NEW_POSTS, 'post', 'quoted', 'bookmarks'] }),
  // The feed does not move when one comes back to it: a deleted post is hidden there by its tombstone.
  delete: write({
    stale: ['drafts', 'userPosts', 'profile', 'bookmarks', 'post', 'quoted', 'search', 'searchCounts', 'law'],
    byCaller: ['feed'],
  }),
  listDrafts: read('drafts'),
  saveDraft: queued('create', 'Salvar rascunho', { stale: ['drafts'] }),
  publishDraft: queued('action', 'Publicar rascunho', {
    stale: [...WITH_NEW_POSTS, 'post', 'quoted'],
    alsoWhenRefused: true,
    doneWhen: 'NOT_A_DRAFT',
  }),
  listLikers: read('profiles'),
  like: adds('liked', 'id', 'Curtir publicação'),
  unlike: removes('liked', 'id', 'Retirar curtida da publicação'),
} satisfies CallsOf<'posts'>
