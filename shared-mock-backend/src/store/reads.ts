import type {
  FiledReport,
  Inputs,
  Newsletter,
  Post,
  Profile,
  QueueItem,
  SortBy,
  Tag,
  UserStatus,
} from '@ementa/contracts'
import type { Term } from '@ementa/contracts/search'
import type { StoredEntry } from './stored-entities'

/*
 * The named reads: whatever calls ask of the data beside `get`, `by` and `after` of a collection. Each is one question that a
 * database answers with one query, so no call walks everything. They see what is stored, and in a database not what the
 * call itself has just put: ask first, write then. Moments are in ms epoch.
 */

/** A page, the cursor of the one after it, and the number of all that the filters let through. */
export interface CountedPage<Item> {
  items: Item[]
  nextCursor: string | null
  total: number
}

/** A tag and the number of public posts that have it. */
export interface CountedTag {
  tag: Tag
  count: number
}

export interface Reads {
  /** Counts, for each newsletter, the people who subscribed here and the addresses that were brought along. */
  countSubscribers(newsletterIds: readonly string[]): ReadonlyMap<string, number>
  /** Returns every newsletter, in the order in which they were made. */
  newsletters(): readonly Newsletter[]
  /** Returns every tag of the catalogue and of a public post, the most used first, then by slug. */
  countTags(now: number): CountedTag[]
  /** Returns whether a post, a profile or the text of an issue shows the image with this address. */
  isImageShown(imageUrl: string): boolean
  /** Loads the reads of the law, whose code no first page needs. */
  law(): Promise<LawReads>
  /** Loads the reads of search, whose code no first page needs. */
  search(): Promise<SearchReads>
  /** Loads the reads of the back office, whose code no first page needs. */
  moderation(): Promise<ModerationReads>
}

/** A text that cites something; whether it may be shown is asked when it is. */
export interface Citing {
  kind: 'post' | 'comment' | 'issue'
  id: string
  /** Articles, and the acts they are of. */
  keys: readonly string[]
}

/** Drafts and hidden texts are among the answers, since visibility changes with time and reader. */
export interface LawReads {
  /** Returns the texts that cite a key, in no order. A text that cites an article also cites its act. */
  citing(key: string): Iterable<Citing>
  /** Returns the texts published since then that cite anything, in no order. */
  citingSince(since: number): Iterable<Citing>
}

interface Query {
  /** Words of which every one must be in the text or the title, in any form of it; at least one, unless it says otherwise. */
  terms: readonly Term[]
  /** Passages that the text must have literally (`hasPhrases`). */
  phrases: readonly string[]
  /** A folded word: only texts of people whose username it is, or a word of whose name. Null for anybody. */
  author: string | null
  limit: number
}

export interface PostQuery extends Query {
  /** The post must have this tag; null for any. */
  tag: string | null
  /** The post must have one of these tags, if there are any. */
  anyTag: readonly string[]
  /** The post was published in [from, to). */
  from: number
  to: number
  /** `relevance`: posts with a word in a tag before the others, each newest first. `engagement`: likes, comments and shares. */
  order: SortBy
}

export interface PeopleQuery extends Query {
  /** Looks for the words in names and usernames alone, and not in what people say of themselves. */
  namesOnly: boolean
  /** Puts those with a word in the name before the others. */
  titlesFirst: boolean
}

export interface NewsletterQuery extends Query {
  titlesFirst: boolean
  /** Issues that are visible at this moment count as a part of their newsletter's text. */
  now: number
}

/**
 * The searches. In the browser the first one builds an index in pieces, so that the page stays responsive, and so they
 * answer a promise. `isShown` is asked in the order of the answer until that is full, so nothing is sorted or judged that
 * nobody will see.
 */
export interface SearchReads {
  /** Finds posts. Without terms, all posts of an author or with `tag`; with none of these, nothing. */
  posts(query: PostQuery, isShown: (post: Post) => boolean): Promise<Post[]>
  /** Finds people, those with most followers first. */
  people(query: PeopleQuery, isShown: (profile: Profile) => boolean): Promise<Profile[]>
  /** Finds newsletters, those with most subscribers first. Without terms, all of an author's. */
  newsletters(query: NewsletterQuery): Promise<Newsletter[]>
}

type QueueInput = NonNullable<Inputs['moderation']['getQueue']>
export type QueueFilters = NonNullable<QueueInput['filters']>
export type QueueSort = NonNullable<QueueInput['sort']>

/** The filters of people in the back office. */
export interface PeopleFilters {
  /** Part of the name, username or, `byAddress`, e-mail address, folded; empty for everybody. */
  query: string
  byAddress: boolean
  /** The status in force at `now`: a temporary ban that is over counts as none. */
  status: UserStatus | undefined
  isModerator: boolean
  now: number
}

type AuditInput = NonNullable<NonNullable<Inputs['moderation']['getAuditLog']>['filters']>

/** The filters of the log. An entry was made in [from, to). */
export interface AuditFilters extends Omit<AuditInput, 'from' | 'to'> {
  from?: number
  to?: number
}

export interface ReportFilters {
  item_type?: FiledReport['item_type'] | undefined
  item_id?: string | undefined
  /** Only reports made at this moment or later. */
  since?: number
}

/** All lists are newest first, unless it says otherwise. */
export interface ModerationReads {
  /**
   * Returns a page of what waits for a decision: reported content, and objections, which are read from the decisions that
   * they are about. The item with which a page ended may have been decided since; its place is known all the same.
   */
  queue(
    filters: QueueFilters,
    sort: QueueSort,
    cursor: string | null | undefined,
    limit: number,
  ): CountedPage<QueueItem>
  /** Returns everything that waits about a person, or about a text of theirs. */
  waitingAbout(personId: string): QueueItem[]
  /** Counts the reports about a person and their texts, those included that are gone since. */
  countReportsAbout(personId: string): number
  /** Returns a page of people, in the order in which they came. */
  people(filters: PeopleFilters, cursor: string | null | undefined, limit: number): CountedPage<Profile>
  /** Returns a page of the log. The query is looked for in the entry's words and in the name of the person it is about. */
  audit(filters: AuditFilters, cursor: string | null | undefined, limit: number): CountedPage<StoredEntry>
  reports(filters: ReportFilters): readonly FiledReport[]
  /**
   * Returns, by the id of each decision about content made since then, the ms from the first report that it answered to it.
   * Decisions that answered no report are left out.
   */
  waits(since: number): ReadonlyMap<string, number>
}
