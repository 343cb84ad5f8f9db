import { adds, type CallsOf, read, removes, sets } from './call-meta'

export const bookmarksMeta = {
  listBookmarks: read('bookmarks'),
  bookmark: adds('bookmarked', 'postId', 'Salvar nos favoritos', { stale: ['bookmarks'] }),
  // The list shows saved posts only: an unsaved one leaves it, and returns to its place when that is undone.
  unbookmark: removes('bookmarked', 'postId', 'Tirar dos favoritos', { byCaller: ['bookmarks'] }),
  listDetails: read('bookmarkDetails'),
  setDetails: sets('bookmarkDetails', 'postId', 'Guardar pasta e nota', { stale: ['bookmarkDetails'] }),
} satisfies CallsOf<'bookmarks'>
