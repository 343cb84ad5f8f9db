import { ANSWER_LIMIT, FALLBACK_TAG_SLUGS, FILTER_TAGS, fold, type KnownTag, tagLabel } from '@ementa/contracts'
import type { suggestCitations } from '@ementa/law/citations'
import { useDebouncedValue } from '@ementa/ui'
import { debatedLawQuery, query, useRead } from '@ementa/ui/data'
import { useEffect, useState } from 'react'
import { isWrittenOut, type OpenWord } from './completions'

const newest = new Map<string, AbortController>()

/** Returns the signal of the newest call of its kind. It aborts the call before, whose answer nobody awaits any more. */
export function latestSignal(kind: string): AbortSignal {
  newest.get(kind)?.abort()
  const controller = new AbortController()
  newest.set(kind, controller)
  return controller.signal
}

/** Returns whether a read failed only because another text was asked for meanwhile. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** The people whom an open `@` may mean. */
export const mentionsQuery = query('searchSuggestions.mentions', (api, text: string) =>
  api.search.suggestMentions({ query: text }, { signal: latestSignal('mentions') }),
)

/** The part of the page that asks for tags: a text being written, or a picker, which is open beside it. */
type TagAsker = 'text' | 'picker'

/**
 * The tags that fit what is typed, with the number of posts of each. Each asker has answers of its own: a newer question
 * of one must not abort what the other waits for.
 */
export const tagSuggestionsQuery = query(
  'tagSuggestions.counted',
  async (api, text: string, asker: TagAsker) => {
    const { tags, counts = {} } = await api.tags.suggest(
      { text, limit: ANSWER_LIMIT.tagSuggestions },
      { signal: latestSignal(`tags ${asker}`) },
    )
    return { slugs: tags.map(({ slug }) => slug), counts }
  },
  { keepPrevious: true },
)

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

interface SuggestedTags {
  slugs: string[]
  /** Posts of each, where known. */
  counts: Readonly<Record<string, number>>
  isFallback: boolean
}

const LIMIT = ANSWER_LIMIT.tagSuggestions

/** Up to 6 slugs for a folded text, null for none; known topics take their place when the call fails. */
export function useSuggestedTags(text: string | null, asker: TagAsker): SuggestedTags {
  const { data, error } = useRead(text === null ? null : tagSuggestionsQuery(text, asker))
  if (text === null) return { slugs: [], counts: {}, isFallback: false }
  if (error && !isAborted(error)) {
    return { slugs: knownTagSlugs(text).slice(0, LIMIT), counts: {}, isFallback: true }
  }
  return {
    slugs: data?.slugs.slice(0, LIMIT) ?? [],
    counts: data?.counts ?? {},
    isFallback: false,
  }
}

export type Suggested =
  | { kind: 'person'; id: string; word: string; name: string; avatarUrl: string | null }
  | { kind: 'tag'; id: string; word: string; count: number | undefined }
  | { kind: 'citation'; id: string; word: string }

/** Returns the suggestions for the open word: citations at once, people and tags once the keys have rested. */
export function useSuggested(open: OpenWord | null): Suggested[] {
  const word = open && open.mark !== '§' ? `${open.mark}${open.query}` : null
  const settled = useDebouncedValue(word)
  const mark = word !== null && settled?.[0] === word[0] ? word[0] : null
  const query = settled?.slice(1) ?? ''
  const people = useRead(mark === '@' ? mentionsQuery(query) : null)
  const { slugs, counts } = useSuggestedTags(mark === '#' ? fold(query) : null, 'text')
  const citations = useSuggestedCitations(open)
  if (open?.citation) return citations.map((text) => ({ kind: 'citation', id: text, word: text }))
  // A tag that is typed to its end, and the beginning of no other, needs no suggestion.
  if (mark === '#' && open && slugs.length === 1 && slugs[0] !== undefined && isWrittenOut(open, slugs[0])) return []
  // The answer may be about fewer letters than are typed by now, so suggestions that no longer fit are dropped.
  const typed = fold(open?.query ?? '')
  const fits = (...names: string[]) => names.some((name) => fold(name).includes(typed))
  if (mark === '#') {
    const fitting = slugs.filter((slug) => fits(slug, tagLabel(slug)))
    return fitting.map((slug) => ({ kind: 'tag', id: slug, word: slug, count: counts[slug] }))
  }
  if (mark !== '@') return []
  const users = (people.data?.users ?? [])
    .filter(({ username, display_name }) => settled === word || fits(username, display_name))
    .slice(0, ANSWER_LIMIT.mentions)
  return users.map(({ id, username, display_name, avatar_url }) => ({
    kind: 'person',
    id,
    word: username,
    name: display_name,
    avatarUrl: avatar_url,
  }))
}

const NO_CITATIONS: readonly string[] = []

/** Suggests citations by the citation rules, which load with the first begun citation, and by the debated laws read so far. */
function useSuggestedCitations(open: OpenWord | null): readonly string[] {
  const begun = open?.citation
  const [rules, setRules] = useState<{ suggestCitations: typeof suggestCitations }>()
  const isWanted = begun !== undefined && !rules
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    // Without them, offline for example, nothing is suggested.
    import('@ementa/law/citations').then(
      (module) => isCurrent && setRules({ suggestCitations: module.suggestCitations }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  const { data } = useRead(begun && begun.kind !== 'article' ? debatedLawQuery() : null)
  if (!begun || !rules) return NO_CITATIONS
  const texts = rules.suggestCitations(
    begun,
    data?.laws.map(({ key }) => key),
  )
  // Written to its end.
  return texts.length === 1 && fold(texts[0] ?? '') === fold(open?.query ?? '') ? NO_CITATIONS : texts
}
