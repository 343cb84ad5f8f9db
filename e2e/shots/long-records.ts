import { COUNT, LENGTH, STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'

const NAME = 'Maria das Dores Albuquerque Cavalcanti de Vasconcelos e Souza'.slice(0, LENGTH.displayName)
const WORD = 'inconstitucionalissimamente'
const ADDRESS = 'https://portal.tribunal.example/processos/consulta-publica/numero-unificado/9900457-51.2023.8.15.0001'
const MANY = 1_284_903

const words = (length: number) =>
  `Ação direta, ${ADDRESS} e ${`${WORD} `.repeat(40)}`.slice(0, length - 1).padEnd(length, 'ç')
const tagOf = (index: number) => `${index}-${'responsabilidade-civil-do-estado-por-omissao'.padEnd(LENGTH.tag, '-x')}`

/** Records of the store with the longest texts that are allowed and with large numbers. */
export function longRecords(now: string): Record<string, unknown> {
  const author = { author_id: 'user-renata', created_at: now, is_edited: true }
  return {
    [stateRecordKey('profiles', 'user-renata')]: {
      id: 'user-renata',
      username: 'renata',
      display_name: NAME,
      authority: 'advogado',
      authority_form: 'feminine',
      contracts_analyzed: MANY,
      avatar_url: null,
      followers: MANY,
      following: MANY,
      bio: words(LENGTH.bio),
    },
    [stateRecordKey('posts', 'post-long')]: {
      ...author,
      id: 'post-long',
      body: words(LENGTH.postBody),
      image_url: null,
      tags: Array.from({ length: COUNT.tagsPerPost }, (_, index) => tagOf(index)),
      like_count: MANY,
      comment_count: MANY,
      share_count: MANY,
      status: 'published',
      scheduled_at: null,
    },
    ...Object.fromEntries(
      ['a', 'b'].map((id) => [
        stateRecordKey('comments', `comment-long-${id}`),
        {
          ...author,
          id: `comment-long-${id}`,
          post_id: 'post-long',
          parent_id: id === 'a' ? null : 'comment-long-a',
          body: words(LENGTH.comment),
          like_count: MANY,
          is_reported: false,
          report_reason: null,
        },
      ]),
    ),
    [stateRecordKey('newsletters', 'newsletter-jornada')]: {
      id: 'newsletter-jornada',
      owner_id: 'user-renata',
      handle: 'jornada',
      title: `Boletim de ${`${WORD} `.repeat(4)}`.slice(0, LENGTH.newsletterTitle),
      description: words(LENGTH.newsletterDescription),
      is_paid: true,
      price_cents: 129_990,
    },
    [STORAGE_KEYS.deviceNotice]: 'read',
  }
}
