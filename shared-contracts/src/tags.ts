import type { Tag } from './entities/tag'

type KnownTag = Pick<Tag, 'slug' | 'label'>

/** The tags of the seed (spec §3), and the list to fall back to when tag suggestion fails (spec §8). */
export const SEED_TAGS = [
  { slug: 'contratos', label: 'Contratos' },
  { slug: 'lgpd', label: 'LGPD' },
  { slug: 'trabalho', label: 'Trabalho' },
  { slug: 'consumidor', label: 'Consumidor' },
  { slug: 'compliance', label: 'Compliance' },
  { slug: 'jurisprudencia', label: 'Jurisprudência' },
] as const satisfies KnownTag[]

export const FALLBACK_TAG_SLUGS: readonly string[] = SEED_TAGS.map(({ slug }) => slug)

/** What `tags.suggestFor` answers an empty query with (NS-85). */
export const FALLBACK_LEGAL_TERM = 'contratos'

/** The 20 tags of the search filter panel, the seed's six first; the first 8 are its popular topics (C-11). */
export const FILTER_TAGS: readonly KnownTag[] = [
  ...SEED_TAGS,
  { slug: 'tributario', label: 'Tributário' },
  { slug: 'processo-civil', label: 'Processo Civil' },
  { slug: 'penal', label: 'Penal' },
  { slug: 'familia', label: 'Família' },
  { slug: 'previdenciario', label: 'Previdenciário' },
  { slug: 'constitucional', label: 'Constitucional' },
  { slug: 'administrativo', label: 'Administrativo' },
  { slug: 'ambiental', label: 'Ambiental' },
  { slug: 'empresarial', label: 'Empresarial' },
  { slug: 'imobiliario', label: 'Imobiliário' },
  { slug: 'propriedade-intelectual', label: 'Propriedade Intelectual' },
  { slug: 'arbitragem', label: 'Arbitragem' },
  { slug: 'direito-digital', label: 'Direito Digital' },
  { slug: 'oab', label: 'OAB' },
]

const labels = new Map(FILTER_TAGS.map(({ slug, label }) => [slug, label]))

/** Label of a slug; a slug that nobody named is shown as it is. */
export function tagLabel(slug: string): string {
  return labels.get(slug) ?? slug
}
