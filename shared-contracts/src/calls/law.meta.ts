import { adds, type CallsOf, read, removes } from './call-meta'

export const lawMeta = {
  get: read('law'),
  listCiting: read('law'),
  describe: read('law'),
  find: read('law'),
  listDebated: read('law'),
  follow: adds('followedLaw', 'key', 'Seguir a norma ou o julgado', { stale: ['followedLaw', 'closing'] }),
  unfollow: removes('followedLaw', 'key', 'Deixar de seguir a norma ou o julgado', {
    stale: ['followedLaw', 'closing'],
  }),
  listFollowed: read('followedLaw'),
} satisfies CallsOf<'law'>
