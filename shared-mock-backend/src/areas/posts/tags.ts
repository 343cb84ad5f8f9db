import { ANSWER_LIMIT, FALLBACK_LEGAL_TERM, fold, isBlank, type Tag } from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { tagOf } from '../../store/collections'
import type { CountedTag } from '../../store/reads'

/** Finds the tags whose slug or label holds the text; those that begin with it come first. */
export const findTags = (context: Context, text: string, limit: number): Tag[] =>
  findCountedTags(context, text, limit).map(({ tag }) => tag)

function findCountedTags({ reads, now }: Context, text: string, limit: number): CountedTag[] {
  const wanted = fold(text.trim().replace(/^#/, ''))
  const matches = reads
    .countTags(now.getTime())
    .map(({ tag, count }) => ({ tag, count, names: [fold(tag.slug), fold(tag.label)] }))
    .filter(({ names }) => names.some((name) => name.includes(wanted)))
  const begins = ({ names }: { names: string[] }) => (names.some((name) => name.startsWith(wanted)) ? 0 : 1)
  return matches
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, limit)
    .map(({ tag, count }) => ({ tag, count }))
}

const countsOf = (tags: readonly CountedTag[]) => Object.fromEntries(tags.map(({ tag, count }) => [tag.slug, count]))

export const tags = {
  listPopular: os.tags.listPopular.handler(({ input, context }) => {
    const popular = context.reads.countTags(context.now.getTime()).slice(0, input.limit)
    return {
      tags: popular.map(({ tag }) => tag),
      counts: countsOf(popular),
    }
  }),

  suggest: os.tags.suggest.handler(({ input, context }) => {
    const matching = findCountedTags(context, input.text, input.limit)
    return { tags: matching.map(({ tag }) => tag), counts: countsOf(matching) }
  }),

  suggestFor: os.tags.suggestFor.handler(({ input, context }) =>
    findTags(context, isBlank(input.query) ? FALLBACK_LEGAL_TERM : input.query, ANSWER_LIMIT.tagSuggestions).map(
      (tag) => tag.slug,
    ),
  ),

  followTag: os.tags.followTag.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'followedTags', input.slug, true)
    return DONE
  }),

  unfollowTag: os.tags.unfollowTag.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'followedTags', input.slug, false)
    return DONE
  }),

  listFollowedTags: os.tags.listFollowedTags.use(signedIn).handler(({ context }) => ({
    tags: context.relations.ids(context.viewer.id, 'followedTags').map((slug) => tagOf(context.db, slug)),
  })),
}
