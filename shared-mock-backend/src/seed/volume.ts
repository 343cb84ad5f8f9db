import { type Authority, type Comment, FILTER_TAGS, type Post, type Profile } from '@ementa/contracts'
import { type Random, seededRandom } from '../random'
import type { DeferredData, FirstData } from '../store/seed-data'

// Numbers of the other entities that come with the posts.
const POSTS_PER_PERSON = 20
const FOLLOWS_PER_PERSON = 8
/** Every n-th post has a thread. */
const THREAD_EVERY = 4

/** The generated posts lie behind the seed's, one every few minutes. */
const SPACING = 7 * 60_000
const BEHIND_SEED = 45 * 24 * 60 * 60_000

const FIRST = [
  'Adriana',
  'Bruno',
  'Camila',
  'Diego',
  'Elisa',
  'Fábio',
  'Giovana',
  'Heitor',
  'Íris',
  'Jonas',
  'Lívia',
  'Marcos',
]
const MASCULINE: ReadonlySet<string> = new Set(['Bruno', 'Diego', 'Fábio', 'Heitor', 'Jonas', 'Marcos'])
const LAST = [
  'Albuquerque',
  'Barros',
  'Coelho',
  'Dantas',
  'Esteves',
  'Falcão',
  'Gouveia',
  'Lacerda',
  'Muniz',
  'Queiroz',
]
const AUTHORITIES: Authority[] = ['advogado', 'advogado', 'estagiario', 'estudante', 'empresa']

const OPENINGS = [
  'Decisão de hoje:',
  'Vale a leitura:',
  'Nota prática:',
  'Dúvida recorrente:',
  'Para quem atua na área:',
  'Do plantão:',
]
const SUBJECTS = [
  'a cláusula de não concorrência sem limite de tempo',
  'o prazo para responder ao titular de dados',
  'a justa causa sem gradação de penas',
  'a cobrança em duplicidade na fatura',
  'o registro da alienação fiduciária',
  'a tutela de urgência sem oitiva da parte contrária',
  'o ônus da prova na relação de consumo',
  'a penhora de faturamento',
]
const ENDINGS = [
  'não resiste a um pedido bem instruído.',
  'continua a dividir as turmas.',
  'pede prova documental desde a inicial.',
  'foi afastada por unanimidade.',
  'merece cláusula expressa no contrato.',
  'tem precedente recente em sentido contrário.',
]
const REPLIES = [
  'Concordo, e há súmula nesse sentido.',
  'Qual é o número do processo?',
  'Aqui o tribunal decidiu o oposto.',
]

/** The seed with `count` more posts behind it, and people, comments and follows in proportion. Repeatable. */
export function addVolume(seed: FirstData & DeferredData, seededAt: Date, count: number): FirstData & DeferredData {
  const random = seededRandom(count)
  const people = Array.from({ length: Math.ceil(count / POSTS_PER_PERSON) }, (_, index) => person(index, random))
  const newest = seededAt.getTime() - BEHIND_SEED
  const posts: Post[] = []
  const comments: Comment[] = []
  for (let index = 0; index < count; index += 1) {
    const thread = index % THREAD_EVERY === 0 ? 1 + int(random, 6) : 0
    const time = newest - index * SPACING
    const post = makePost(index, time, pick(random, people).id, thread, random)
    posts.push(post)
    for (let reply = 0; reply < thread; reply += 1) comments.push(makeComment(post, reply, time, people, random))
  }
  const follows = people
    .flatMap(({ id }) =>
      Array.from({ length: FOLLOWS_PER_PERSON }, () => ({ follower_id: id, followee_id: pick(random, people).id })),
    )
    .filter(({ follower_id, followee_id }) => follower_id !== followee_id)
  return {
    ...seed,
    profiles: [...seed.profiles, ...people],
    posts: [...seed.posts, ...posts],
    comments: [...seed.comments, ...comments],
    follows: [...seed.follows, ...follows],
  }
}

const int = (random: Random, below: number) => Math.floor(random() * below)

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[int(random, items.length)]
  if (item === undefined) throw new Error('Failed to pick: the list is empty')
  return item
}

function person(index: number, random: Random): Profile {
  const first = pick(random, FIRST)
  const last = pick(random, LAST)
  return {
    id: `user-volume-${index}`,
    username: `pessoa${index}`,
    display_name: `${first} ${last}`,
    authority: pick(random, AUTHORITIES),
    authority_form: MASCULINE.has(first) ? 'masculine' : 'feminine',
    contracts_analyzed: int(random, 200),
    avatar_url: null,
    followers: int(random, 900),
    following: int(random, 300),
    bio: '',
  }
}

function makePost(index: number, time: number, authorId: string, comments: number, random: Random): Post {
  const tags = new Set(Array.from({ length: 1 + int(random, 3) }, () => pick(random, FILTER_TAGS).slug))
  return {
    id: `post-volume-${index}`,
    author_id: authorId,
    body: `${pick(random, OPENINGS)} ${pick(random, SUBJECTS)} ${pick(random, ENDINGS)}`,
    image_url: null,
    tags: [...tags],
    like_count: int(random, 120),
    comment_count: comments,
    share_count: int(random, 20),
    created_at: new Date(time).toISOString(),
    status: 'published',
    scheduled_at: null,
    is_edited: false,
  }
}

function makeComment(post: Post, index: number, time: number, people: readonly Profile[], random: Random): Comment {
  return {
    id: `comment-${post.id}-${index}`,
    post_id: post.id,
    // The second comment of a thread answers the first.
    parent_id: index === 1 ? `comment-${post.id}-0` : null,
    author_id: pick(random, people).id,
    body: pick(random, REPLIES),
    like_count: int(random, 12),
    created_at: new Date(time + (index + 1) * 60_000).toISOString(),
    is_edited: false,
    is_reported: false,
    report_reason: null,
  }
}
