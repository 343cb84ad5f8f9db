import type { Newsletter, Post, Profile } from '@ementa/contracts'
import { hasPhrases, type Term } from '@ementa/contracts/search'
import {
  type Collections,
  type NewsletterQuery,
  newsletterText,
  type PeopleQuery,
  type PostQuery,
  type SearchReads,
} from '@ementa/mock-backend/parts'
import { type RawBuilder, sql } from 'kysely'
import type { WorkingSet } from '../store/working-set'
import { allOf, askRows, iso, ROW } from './asking'

/** Nobody searches for more words. */
const MOST_WORDS = 32
/** Shortest word that is completed: in people's texts `5` is the article and not the beginning of 500. */
const PREFIX_FROM = 3
/** More rows are asked for than wanted: some of them the reader may not see. */
const SPARE = 10

type Sql = RawBuilder<unknown>

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
const whole = (word: string) => sql`${quoted(word)}::text::tsquery`
const beginning = (word: string) => sql`${`${quoted(word)}:*`}::text::tsquery`

/**
 * Returns the words that a term means: all forms of its word. A term that no text has is taken for the beginning of a word.
 * @param has tells whether any text has it
 */
function meantBy({ typed, stem }: Term, has: (word: Sql) => Sql): Sql {
  if (typed.length < PREFIX_FROM) return whole(stem)
  return sql`(case when ${has(whole(stem))} then ${whole(stem)} else ${beginning(typed)} end)`
}

const wordsIn = (column: Sql) => sql`array_to_tsvector(${column})`
const anyOf = (words: readonly Sql[]) => sql`(${sql.join(words, sql` || `)})`

/** Returns the first items that are wanted, page by page. */
function firstWanted<Item>(
  limit: number,
  isWanted: (item: Item) => boolean,
  pageFrom: (size: number, offset: number) => readonly Item[],
): Item[] {
  const found: Item[] = []
  const size = limit + SPARE
  for (let offset = 0; ; offset += size) {
    const page = pageFrom(size, offset)
    for (const item of page) {
      if (!isWanted(item)) continue
      found.push(item)
      if (found.length === limit) return found
    }
    if (page.length < size) return found
  }
}

/** Matches an owner by the username, or by a word of the name. */
const isNamed = (owner: Sql, author: string) =>
  sql`${owner} in (select id from profiles where deleted_at is null and key_names @> array[${author}::text])`

/** The words of the texts of a newsletter: its own, and those of its issues that anybody may read. */
const hasWordsOfNewsletter = (newsletter: Sql, words: Sql, now: number) => sql`(
  ${wordsIn(sql`${newsletter}.key_words`)} @@ ${words}
  or ${newsletter}.id in (
    select i.key_newsletter from issues i join newsletters o on o.id = i.key_newsletter
    where i.deleted_at is null and i.doc->>'status' = 'sent'
      and coalesce(i.doc->>'visible_from', '') <= ${iso(now)}
      and ${wordsIn(sql`i.key_words`)} @@ ${words}
      and ((o.doc->>'is_paid')::boolean is not true or ${wordsIn(sql`i.key_free_words`)} @@ ${words})))`

/** The searches in SQL, over the words that are stored with each row. */
export function createSearchReads(set: WorkingSet, db: Collections): SearchReads {
  /** The missing answers of this run that only say whether there is anything. */
  let probes = 0

  /** Shorter searches follow one that found nothing: they are not asked before it is known that it did. */
  function rows<Entity>(statement: Sql, isProbe: boolean, size: number, offset: number): Entity[] {
    const before = set.missing.length
    if (isProbe && before > probes) set.end()
    const found = askRows(set, sql`${statement} limit ${size} offset ${offset}`)
    if (isProbe) probes += set.missing.length - before
    // The statement names the table of these entities alone.
    return found.map(({ doc }) => doc as Entity)
  }

  return {
    async posts({ terms, phrases, author, tag, anyTag, from, to, order, limit }: PostQuery, isShown) {
      if (terms.length === 0 && author === null && tag === null) return []
      const has = (words: Sql) =>
        sql`exists (select from posts w where w.deleted_at is null and ${wordsIn(sql`w.key_words`)} @@ ${words})`
      const words = terms.slice(0, MOST_WORDS).map((term) => meantBy(term, has))
      const conditions = [
        sql`t.deleted_at is null`,
        ...words.map((word) => sql`${wordsIn(sql`t.key_words`)} @@ ${word}`),
        ...(author === null ? [] : [isNamed(sql`t.key_author`, author)]),
        ...(tag === null ? [] : [sql`t.key_tag @> array[${tag}::text]`]),
        ...(anyTag.length === 0 ? [] : [sql`t.key_tag && ${[...anyTag]}::text[]`]),
        ...(Number.isFinite(from) ? [sql`t.place >= ${iso(from)}`] : []),
        ...(Number.isFinite(to) ? [sql`t.place < ${iso(to)}`] : []),
      ]
      const count = (name: string) => sql`(t.doc->>${sql.lit(name)})::int`
      const engagement = sql`${count('like_count')} + ${count('comment_count')} + ${count('share_count')} desc,`
      const titled = words.length > 0 ? sql`(${wordsIn(sql`t.key_title_words`)} @@ ${anyOf(words)}) desc,` : sql``
      const first = { engagement, relevance: titled, recent: sql`` }[order]
      const statement = sql`select 'posts' as collection, ${ROW} from posts t where ${allOf(conditions)}
order by ${first} t.place desc, t.id`
      return firstWanted<Post>(
        limit,
        (post) => isShown(post) && hasPhrases(post.body, phrases),
        (...page) => rows(statement, limit === 1, ...page),
      )
    },

    async people({ terms, phrases, author, namesOnly, titlesFirst, limit }: PeopleQuery, isShown) {
      if (terms.length === 0) return []
      // People are suggested from the first letter on.
      const words = terms.slice(0, MOST_WORDS).map(({ typed }) => beginning(typed))
      const isTitled = sql`${wordsIn(sql`t.key_title_words`)} @@ ${anyOf(words)}`
      const conditions = [
        sql`t.deleted_at is null`,
        ...words.map((word) => sql`${wordsIn(sql`t.key_words`)} @@ ${word}`),
        ...(namesOnly ? [isTitled] : []),
        ...(author === null ? [] : [sql`t.key_names @> array[${author}::text]`]),
      ]
      const statement = sql`select 'profiles' as collection, ${ROW} from profiles t where ${allOf(conditions)}
order by ${titlesFirst ? sql`(${isTitled}) desc,` : sql``} (t.doc->>'followers')::int desc, t.place, t.id`
      return firstWanted<Profile>(
        limit,
        (profile) => isShown(profile) && hasPhrases(`${profile.display_name} ${profile.bio}`, phrases),
        (...page) => rows(statement, limit === 1, ...page),
      )
    },

    async newsletters({ terms, phrases, author, titlesFirst, now, limit }: NewsletterQuery) {
      if (terms.length === 0 && author === null) return []
      const has = (words: Sql) =>
        sql`exists (select from newsletters w where w.deleted_at is null and ${hasWordsOfNewsletter(sql`w`, words, now)})`
      const words = terms.slice(0, MOST_WORDS).map((term) => meantBy(term, has))
      const conditions = [
        sql`t.deleted_at is null`,
        ...words.map((word) => hasWordsOfNewsletter(sql`t`, word, now)),
        ...(author === null ? [] : [isNamed(sql`t.key_owner`, author)]),
      ]
      const titled =
        titlesFirst && words.length > 0 ? sql`(${wordsIn(sql`t.key_title_words`)} @@ ${anyOf(words)}) desc,` : sql``
      const statement = sql`select 'newsletters' as collection, ${ROW} from newsletters t
left join metrics m on m.id = t.id and m.deleted_at is null where ${allOf(conditions)}
order by ${titled} coalesce((m.doc->>'subscribers')::int, 0) desc, t.place, t.id`
      const text = (newsletter: Newsletter) => `${newsletter.title}\n${newsletterText(db, newsletter, now)}`
      return firstWanted<Newsletter>(
        limit,
        (newsletter) => phrases.length === 0 || hasPhrases(text(newsletter), phrases),
        (...page) => rows(statement, limit === 1, ...page),
      )
    },
  }
}
