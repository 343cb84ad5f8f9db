import { COUNT, LENGTH } from '../limits'
import { graphemeCount, HASHTAG, slugify, WEB_ADDRESS } from './text'

/** A tag that the product names by itself: no post has to carry it. */
export interface KnownTag {
  slug: string
  label: string
}

/** The tags of the seed, and the list to fall back to when tag suggestion fails. */
export const SEED_TAGS = [
  { slug: 'contratos', label: 'Contratos' },
  { slug: 'lgpd', label: 'LGPD' },
  { slug: 'trabalho', label: 'Trabalho' },
  { slug: 'consumidor', label: 'Consumidor' },
  { slug: 'compliance', label: 'Compliance' },
  { slug: 'jurisprudencia', label: 'Jurisprudência' },
] as const satisfies KnownTag[]

export const FALLBACK_TAG_SLUGS: readonly string[] = SEED_TAGS.map(({ slug }) => slug)

/** Answer of `tags.suggestFor` to an empty query. */
export const FALLBACK_LEGAL_TERM = 'contratos'

/** The 20 tags of the search filter panel, the seed's six first; the first 8 are its popular topics. */
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

/** Returns the shown name of a topic, or its hashtag when it has no name (`LGPD`, `#direito-novo`). */
export function tagName(slug: string): string {
  return labels.get(slug) ?? `#${slug}`
}

/** All that a post says: its text, and those of the parts that follow it as long as it is not published. */
export const allText = ({ body, rest = [] }: { body: string; rest?: readonly string[] | undefined }): string =>
  [body, ...rest].join('\n')

/** Named topics by their letters alone, so that `#ProcessoCivil` is `processo-civil`. */
const slugsByLetters = new Map(FILTER_TAGS.map(({ slug }) => [slug.replaceAll('-', ''), slug]))

/** Names that every object has: answers with one number for each tag cannot carry them. */
const UNUSABLE: ReadonlySet<string> = new Set(['constructor', 'prototype'])

/**
 * Slug of a hashtag however it is typed: `#Direito Novo` → `direito-novo`, and a named topic written in one word is that
 * topic. Empty when nothing usable is left.
 */
export function tagSlug(typed: string): string {
  const slug = slugify(typed)
  if (UNUSABLE.has(slug)) return ''
  return slugsByLetters.get(slug.replaceAll('-', '')) ?? slug
}

/** The slugs of the hashtags typed in a text, each once, in order; those within an address are none. */
export function hashtagsIn(text: string): string[] {
  const slugs = Array.from(text.replace(WEB_ADDRESS, ' ').matchAll(HASHTAG), ([, typed = '']) => tagSlug(typed))
  return [...new Set(slugs)].filter((slug) => slug !== '' && graphemeCount(slug) <= LENGTH.tag)
}

/**
 * The tags of a post: those picked, then the hashtags typed in its body, each once, at most six. `left`
 * are the typed ones for which there was no room: they stay text. Counter, form and backend all call this function.
 */
export function mergeTags(body: string, picked: readonly string[]): { tags: string[]; left: string[] } {
  const all = [...new Set([...picked.map(tagSlug).filter(Boolean), ...hashtagsIn(body)])]
  return { tags: all.slice(0, COUNT.tagsPerPost), left: all.slice(COUNT.tagsPerPost) }
}

/** Returns the tags of a post that are not typed in its body: the picker holds them when the post is edited. */
export function pickedTags(post: {
  body: string
  rest?: readonly string[] | undefined
  tags: readonly string[]
}): string[] {
  const typed = hashtagsIn(allText(post))
  return post.tags.filter((slug) => !typed.includes(slug))
}

const TAG_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns whether a text is the slug of a tag, as `slugify` makes them, no longer than `LENGTH.tag`. */
export function isTagSlug(text: string): boolean {
  return text.length <= LENGTH.tag && TAG_SLUG.test(text) && !UNUSABLE.has(text)
}
