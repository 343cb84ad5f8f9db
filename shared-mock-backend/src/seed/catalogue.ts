// The tags and the plans.
import { PRICE_CENTS, SEED_TAGS } from '@ementa/contracts'
import type { SeedData } from '../seed-data'

/** The six tags of the spec as entities. */
export const tags: SeedData['tags'] = SEED_TAGS.map((tag) => ({ id: `tag-${tag.slug}`, ...tag }))

/** Plans and their perks; nothing is enforced. */
export const plans: SeedData['plans'] = [
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
