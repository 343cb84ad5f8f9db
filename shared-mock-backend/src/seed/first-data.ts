import { PRICE_CENTS, SEED_TAGS } from '@ementa/contracts'
import type { FirstData, SeedData } from '../store/seed-data'
import { likers, memberships } from './activity'
import { buildPeople, userId } from './build-people'
import { buildPosts } from './build-posts'
import { createSeedClock } from './clock'
import { metrics, newsletters } from './newsletters'

/** The six tags of the spec as entities. */
const tags: SeedData['tags'] = SEED_TAGS.map((tag) => ({ id: `tag-${tag.slug}`, ...tag }))

/** Plans and their perks; nothing is enforced. */
const plans: SeedData['plans'] = [
  {
    id: 'plan-free',
    name: 'Free',
    tier: 'free',
    price_cents: PRICE_CENTS.free,
    perks: ['Leitura do feed', '1 newsletter gratuita', 'Até 30 posts por mês'],
  },
  {
    id: 'plan-pro',
    name: 'Pro',
    tier: 'pro',
    price_cents: PRICE_CENTS.pro,
    perks: ['Posts ilimitados', 'Criação de 1 newsletter', 'Métricas básicas', 'Destaque no feed'],
  },
  {
    id: 'plan-premium',
    name: 'Premium',
    tier: 'premium',
    price_cents: PRICE_CENTS.premium,
    perks: ['Várias newsletters', 'Análises avançadas', 'Recomendações por IA', 'Relatórios mensais'],
  },
]

/** The client state lists that the demo people start with. */
function buildMemberships(posts: SeedData['posts']): SeedData['memberships'] {
  const list: SeedData['memberships'] = posts.flatMap(({ id }) =>
    likers(id).map((username) => ({ user_id: userId(username), relation: 'liked', target_id: id })),
  )
  for (const [username, relations] of Object.entries(memberships)) {
    const add = (relation: SeedData['memberships'][number]['relation'], targets: string[]) => {
      for (const target_id of targets) list.push({ user_id: userId(username), relation, target_id })
    }
    add('bookmarked', relations.bookmarked ?? [])
    add('followedTags', relations.followedTags ?? [])
    add('subscribed', relations.subscribed ?? [])
    add('blocked', (relations.blocked ?? []).map(userId))
  }
  return list
}

/** Creates the data that the backend starts with. `portraits`: address of their file. */
export function createFirstData(now: Date, portraits?: string): FirstData {
  const clock = createSeedClock(now)
  const posts = buildPosts(clock)
  return {
    tags,
    plans,
    newsletters,
    metrics,
    ...buildPeople(clock, portraits),
    posts,
    memberships: buildMemberships(posts),
  }
}
