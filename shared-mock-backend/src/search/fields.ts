import { fold, type Newsletter, type Post, type Profile, tagLabel } from '@ementa/contracts'
import { stemOf, wordsOf } from '@ementa/contracts/search'

/** The texts in which a search looks: a word in the title says more than one in the text. */
interface Fields<Entity> {
  /** Titles, names and tags. */
  title: (entity: Entity) => string
  text: (entity: Entity) => string
}

export const POST_FIELDS: Fields<Post> = {
  title: (post) => post.tags.map((slug) => `${slug} ${tagLabel(slug)}`).join(' '),
  text: (post) => post.body,
}

export const PERSON_FIELDS: Fields<Profile> = {
  title: (profile) => `${profile.display_name} ${profile.username}`,
  text: (profile) => profile.bio,
}

/** The text of a newsletter is more than this: its issues belong to it (`issue-texts.ts`). */
export const NEWSLETTER_FIELDS: Fields<Newsletter> = {
  title: (newsletter) => `${newsletter.title} ${newsletter.handle}`,
  text: (newsletter) => newsletter.description,
}

/** Returns the folded words by which `de:` finds a person: the username, and each word of the name. */
export const namesOf = (profile: Profile): string[] => [profile.username, ...wordsOf(profile.display_name)].map(fold)

/** Returns the stem of each word of a text. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)
