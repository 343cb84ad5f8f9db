import { ANSWER_LIMIT, FALLBACK_LEGAL_TERM, fold, isBlank, isPublic, type Tag, tagLabel } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { DONE } from '../shared/done'

interface CountedTag {
  tag: Tag
  count: number
}

/** Every tag that a post or the seed knows, most used first. A slug without an entity of its own gets one on the fly. */
function countTags({ db, now }: Context): CountedTag[] {
  // Counted from the index and the few exceptions: nobody waits for a walk through all posts.
  const hidden = db.posts.by('dated', 'all').filter((post) => !isPublic(post, now.getTime()))
  const slugs = new Set([...db.tags.all().map((tag) => tag.slug), ...db.posts.keys('tag')])
  return [...slugs]
    .map((slug) => ({
      tag: tagOf(db.tags.by('slug', slug)[0], slug),
      count: db.posts.by('tag', slug).length - hidden.filter((post) => post.tags.includes(slug)).length,
    }))
    .filter(({ tag, count }) => count > 0 || db.tags.has(tag.id))
    .sort((a, b) => b.count - a.count || a.tag.slug.localeCompare(b.tag.slug))
}

const tagOf = (tag: Tag | undefined, slug: string): Tag => tag ?? { id: slug, slug, label: tagLabel(slug) }

/** Finds the tags whose slug or label holds the text; those that begin with it come first. */
export const findTags = (context: Context, text: string, limit: number): Tag[] =>
  findCountedTags(context, text, limit).map(({ tag }) => tag)

function findCountedTags(context: Context, text: string, limit: number): CountedTag[] {
  const wanted = fold(text.trim().replace(/^#/, ''))
  const matches = countTags(context)
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
    const popular = countTags(context).slice(0, input.limit)
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
    tags: context.relations
      .ids(context.viewer.id, 'followedTags')
      .map((slug) => tagOf(context.db.tags.by('slug', slug)[0], slug)),
  })),
}
