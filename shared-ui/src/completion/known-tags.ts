import { FALLBACK_TAG_SLUGS, FILTER_TAGS, fold, type KnownTag } from '@ementa/contracts'

/**
 * Slugs to offer for what is typed where suggesting fails: the fixed list for nothing, then the named topics whose slug
 * or label begins with it.
 * @param text folded
 */
export function knownTagSlugs(text: string): readonly string[] {
  if (text === '') return FALLBACK_TAG_SLUGS
  const begins = ({ slug, label }: KnownTag) => slug.startsWith(text) || fold(label).startsWith(text)
  return FILTER_TAGS.filter(begins).map(({ slug }) => slug)
}
