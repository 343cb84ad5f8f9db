import { type Newsletter, type Post, type Profile, tagLabel } from '@ementa/contracts'
import type { Collections } from '../store/collections'
import { newsletterText } from './issue-texts'
import { TextIndex } from './text-index'

/** In what people wrote, `5` is the article and not the beginning of 500. */
const PREFIX_FROM = 3

/** The full-text indexes of everything that can be searched. */
export class SearchIndexes {
  readonly posts: TextIndex<Post>
  readonly users: TextIndex<Profile>
  readonly newsletters: TextIndex<Newsletter>

  constructor(db: Collections) {
    const { posts, profiles, newsletters, issues } = db
    const id = (entity: { id: string }) => entity.id
    this.posts = new TextIndex({
      collection: posts,
      id,
      title: (post) => post.tags.map((slug) => `${slug} ${tagLabel(slug)}`).join(' '),
      text: (post) => post.body,
      byStem: true,
      prefixFrom: PREFIX_FROM,
    })
    this.users = new TextIndex({
      collection: profiles,
      id,
      title: (profile) => `${profile.display_name} ${profile.username}`,
      text: (profile) => profile.bio,
      byStem: false,
      // People are suggested from the first letter on.
      prefixFrom: 1,
    })
    this.newsletters = new TextIndex({
      collection: {
        all: () => newsletters.all(),
        get: (id) => newsletters.get(id),
        onChange(listener) {
          newsletters.onChange(listener)
          // What an issue says is part of its newsletter's text.
          issues.onChange((id, origin) => {
            const issue = issues.lastKnown(id)
            if (issue) listener(issue.newsletter_id, origin)
          })
        },
      },
      id,
      title: (newsletter) => `${newsletter.title} ${newsletter.handle}`,
      text: (newsletter) => newsletterText(db, newsletter),
      byStem: true,
      prefixFrom: PREFIX_FROM,
    })
  }

  clear(): void {
    this.posts.clear()
    this.users.clear()
    this.newsletters.clear()
  }
}
