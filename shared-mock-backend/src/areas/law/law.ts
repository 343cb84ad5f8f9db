import { type CitingOrder, LAW } from '@ementa/contracts'
import { actOfKey, lawKey, lawKeysIn } from '@ementa/law/citations'
import { daysFrom } from '../../calendar'
import { type Context, DONE, os, signedIn } from '../../context'
import { pageOf } from '../../paging'
import type { LawReads } from '../../store/reads'
import { profilesOf } from '../shared/people'
import { type CitingText, createCitingTextReader, findLaw, listCitingTexts, passageOf, rankLaws } from './citing-texts'

export { closing } from './closing'

const newestFirst = (a: CitingText, b: CitingText) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id)

/** Reactions to a text; an issue shows none. */
function reactionsTo(text: CitingText): number {
  if (text.kind === 'post') return text.post.like_count + text.post.comment_count + text.post.share_count
  return text.kind === 'comment' ? text.comment.like_count : 0
}

const ORDERS: Readonly<Record<CitingOrder, (a: CitingText, b: CitingText) => number>> = {
  newest: newestFirst,
  discussed: (a, b) => reactionsTo(b) - reactionsTo(a) || newestFirst(a, b),
}

/** Counts the texts that cite each key. */
function tally(keysOfTexts: Iterable<readonly string[]>, wanted: (key: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const keys of keysOfTexts) for (const key of keys) if (wanted(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/**
 * Counts the laws cited by the same texts as `key`. It leaves out the law itself, its act and its own articles, and an act
 * of which the text names an article.
 */
function countCitedTogether(keysOfTexts: readonly (readonly string[])[], key: string): Map<string, number> {
  const act = actOfKey(key)
  const others = keysOfTexts.map((keys) => {
    const acts = new Set(keys.filter((one) => one.includes('!')).map(actOfKey))
    return keys.filter((one) => !acts.has(one))
  })
  return tally(others, (one) => (key === act ? actOfKey(one) !== act : one !== key))
}

function describe(context: Context, law: LawReads, keys: readonly string[]) {
  const counts = new Map([...new Set(keys)].map((key) => [key, listCitingTexts(context, law, key).length]))
  return rankLaws(counts, keys.length)
}

export const law = {
  get: os.law.get.handler(async ({ input, context, errors }) => {
    const citations = await context.reads.law()
    const key = lawKey(input.path)
    const found = key === null ? null : findLaw(key)
    if (!found) throw errors.LAW_NOT_FOUND()
    const citing = listCitingTexts(context, citations, found.key)
    const keysOfTexts = citing.map((one) => one.citing.keys)
    const countOf = (kind: CitingText['kind']) => citing.filter(({ text }) => text.kind === kind).length
    const articles = tally(keysOfTexts, (one) => one.startsWith(`${found.key}!`))
    return {
      law: found,
      act: actOfKey(found.key) === found.key ? null : findLaw(actOfKey(found.key)),
      counts: { posts: countOf('post'), comments: countOf('comment'), issues: countOf('issue') },
      articles: rankLaws(articles, LAW.beside),
      together: rankLaws(countCitedTogether(keysOfTexts, found.key), LAW.beside),
    }
  }),

  listCiting: os.law.listCiting.handler(async ({ input: { key, order, by, cursor, limit }, context }) => {
    const citations = await context.reads.law()
    const { db, relations, viewer } = context
    const followed = by === 'following' && viewer ? new Set(relations.ids(viewer.id, 'following')) : null
    const texts = listCitingTexts(context, citations, key)
      .map(({ text }) => text)
      .filter(({ author_id }) => by === 'everyone' || followed?.has(author_id))
      .sort(ORDERS[order])
    const { items, nextCursor } = pageOf(texts, cursor, limit, ({ id }) => id)
    return {
      items: items.map((text) => {
        const { id, at } = text
        if (text.kind === 'post') return { kind: text.kind, id, at, post: text.post }
        if (text.kind === 'comment') return { kind: text.kind, id, at, comment: text.comment }
        const { title } = text.issue
        const { handle, title: newsletter } = text.newsletter
        return { kind: text.kind, id, at, issue: { id, title, handle, newsletter, passage: passageOf(text, { key }) } }
      }),
      authors: profilesOf(
        db,
        items.map(({ author_id }) => author_id),
      ),
      nextCursor,
    }
  }),

  describe: os.law.describe.handler(async ({ input, context }) => ({
    laws: describe(context, await context.reads.law(), input.keys),
  })),

  find: os.law.find.handler(async ({ input, context }) => {
    const keys = lawKeysIn(input.query)
    const found = describe(context, await context.reads.law(), [...keys, ...keys.map(actOfKey)])
    // A query that names an article means it, and not the act that is cited more often.
    const isArticle = ({ key }: { key: string }) => Number(key.includes('!'))
    return { laws: found.sort((a, b) => isArticle(b) - isArticle(a)).slice(0, LAW.found) }
  }),

  listDebated: os.law.listDebated.handler(async ({ input, context }) => {
    const citations = await context.reads.law()
    const read = createCitingTextReader(context)
    const since = Date.parse(daysFrom(context.now, -LAW.debatedDays))
    const recent = [...citations.citingSince(since)].filter((citing) => read(citing) !== null)
    // The act of an article that is debated would only repeat it.
    const counts = tally(
      recent.map(({ keys }) => keys.filter((key) => !keys.some((other) => other.startsWith(`${key}!`)))),
      () => true,
    )
    return { laws: rankLaws(counts, input.limit) }
  }),

  follow: os.law.follow.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'followedLaw', input.key, true)
    return DONE
  }),

  unfollow: os.law.unfollow.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'followedLaw', input.key, false)
    return DONE
  }),

  listFollowed: os.law.listFollowed.use(signedIn).handler(async ({ context }) => ({
    laws: describe(context, await context.reads.law(), context.relations.ids(context.viewer.id, 'followedLaw')),
  })),
}
