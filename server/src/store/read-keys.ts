import { foldedWordsOf } from '@ementa/contracts/search'
import {
  type Collections,
  citedKeys,
  NEWSLETTER_FIELDS,
  namesOf,
  PERSON_FIELDS,
  POST_FIELDS,
  publicText,
  stemsOf,
} from '@ementa/mock-backend/parts'

type EntityOf<Name extends keyof Collections> = Exclude<ReturnType<Collections[Name]['get']>, undefined>

/** Computes the keys by which a named read finds an entity. */
type Keys<Entity> = (entity: Entity) => readonly string[]

type ReadKeys = { readonly [Name in keyof Collections]?: Readonly<Record<string, Keys<EntityOf<Name>>>> }

/** An index takes keys of some 2,000 bytes; nobody types a longer word. */
const LONGEST_WORD = 200

/** Returns words as keys, each once. */
const keysOf = (words: readonly string[]) => [
  ...new Set(words.filter((word) => word !== '').map((word) => word.slice(0, LONGEST_WORD))),
]

const stems = (...texts: string[]) => keysOf(texts.flatMap(stemsOf))

const folded = (...texts: string[]) => keysOf(texts.flatMap(foldedWordsOf))

/** The text of an issue for those who may read the whole of it, and for everybody. */
const wholeText = (issue: EntityOf<'issues'>) => publicText(issue, { is_paid: false })
const freeText = (issue: EntityOf<'issues'>) => publicText(issue, { is_paid: true })

/**
 * Columns beside those that the collections declare: what named reads look for. Each is an array of keys, which the same
 * functions compute that fill the indexes in memory.
 */
export const READ_KEYS: ReadKeys = {
  posts: {
    title_words: (post) => stems(POST_FIELDS.title(post)),
    words: (post) => stems(POST_FIELDS.title(post), POST_FIELDS.text(post)),
    law: ({ body }) => citedKeys(body),
  },
  comments: { law: ({ body }) => citedKeys(body) },
  profiles: {
    names: (profile) => keysOf(namesOf(profile)),
    title_words: (profile) => folded(PERSON_FIELDS.title(profile)),
    words: (profile) => folded(PERSON_FIELDS.title(profile), PERSON_FIELDS.text(profile)),
  },
  newsletters: {
    title_words: (newsletter) => stems(NEWSLETTER_FIELDS.title(newsletter)),
    words: (newsletter) => stems(NEWSLETTER_FIELDS.title(newsletter), NEWSLETTER_FIELDS.text(newsletter)),
  },
  issues: {
    words: (issue) => stems(wholeText(issue)),
    free_words: (issue) => stems(freeText(issue)),
    law: (issue) => citedKeys(wholeText(issue)),
    free_law: (issue) => citedKeys(freeText(issue)),
  },
}
