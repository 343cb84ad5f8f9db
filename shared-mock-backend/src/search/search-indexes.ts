import { type Newsletter, type Post, type Profile, tagLabel } from '@ementa/contracts'
import type { Collections } from '../store/collections'
import { TextIndex } from './text-index'

/** The full-text indexes of everything that can be searched. */
export class SearchIndexes {
  readonly posts: TextIndex<Post>
  readonly users: TextIndex<Profile>
  readonly newsletters: TextIndex<Newsletter>

  constructor({ posts, profiles, newsletters }: Collections) {
    const id = (entity: { id: string }) => entity.id
    this.posts = new TextIndex({
      collection: posts,
      id,
      title: (post) => post.tags.map((slug) => `${slug} ${tagLabel(slug)}`).join(' '),
      text: (post) => post.body,
    })
    this.users = new TextIndex({
      collection: profiles,
      id,
      title: (profile) => `${profile.display_name} ${profile.username}`,
      text: (profile) => profile.bio,
    })
    this.newsletters = new TextIndex({
      collection: newsletters,
      id,
      title: (newsletter) => `${newsletter.title} ${newsletter.handle}`,
      text: (newsletter) => newsletter.description,
    })
  }

  clear(): void {
    this.posts.clear()
    this.users.clear()
    this.newsletters.clear()
  }
}
