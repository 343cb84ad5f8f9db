import { adds, type CallsOf, queued, read, removes, write } from './call-meta'

/** The thread puts its own changes into the list: reading all its pages again would move the text under the reader. */
export const commentsMeta = {
  list: read('comments'),
  listOwn: read(),
  create: queued('create', 'Comentar', { stale: ['law'], byCaller: ['comments', 'post'] }),
  update: write({ stale: ['law'], byCaller: ['comments'] }),
  delete: write({ stale: ['law'], byCaller: ['comments', 'post'] }),
  like: adds('likedComments', 'id', 'Curtir comentário'),
  unlike: removes('likedComments', 'id', 'Retirar curtida do comentário'),
  report: write({ latency: 'report', stale: ['moderationQueue', 'moderationStats'], byCaller: ['comments'] }),
} satisfies CallsOf<'comments'>
