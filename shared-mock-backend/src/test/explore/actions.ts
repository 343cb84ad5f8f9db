import { expect } from 'vitest'
import type { MeantComment, MeantPost, Model, Walked } from './model'
import { userIdOf, WALKED } from './model'
import { MODERATOR, PEOPLE, type Person, persist, refusal, type World } from './world'

/** One step of a walk; an action uses the fields that it needs. */
export interface Step {
  act: string
  who: number
  window: number
  what: number
  which: number
  on: boolean
  hours: number
}

export interface Walk {
  world: World
  model: Model
  /** Ids of posts and slugs of tags of the seed. */
  seed: { posts: string[]; tags: string[] }
}

const TAGS = ['lgpd', 'contratos', 'trabalho', 'tese-nova', 'prova', 'foro', 'rito', 'autos']
const LONG = '<h2>Decisões</h2><p>Um texto que tem bem mais do que cinquenta letras, para que possa ir.</p>'
const HOUR = 3_600_000

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]
const personOf = ({ who }: Step): Person => pick(PEOPLE, who) ?? MODERATOR

let serial = 0
/** A text that occurs once, with up to three typed hashtags. */
function newText({ what, which }: Step) {
  serial += 1
  const typed = TAGS.slice(which % TAGS.length, (which % TAGS.length) + (what % 4))
  return { body: [`petição nº ${serial}`, ...typed.map((tag) => `#${tag}`)].join(' '), typed }
}

/** Picked tags come first, then typed ones, each once, at most six. */
const tagsOf = (picked: readonly string[], typed: readonly string[]) => [...new Set([...picked, ...typed])].slice(0, 6)

async function write({ world, model }: Walk, step: Step, kind: 'post' | 'draft' | 'scheduled') {
  const person = personOf(step)
  const { body, typed } = newText(step)
  const picked = TAGS.slice(0, step.hours % 5)
  const due = kind === 'scheduled' ? world.now + (step.hours + 1) * HOUR : null
  const requestId = `request-${serial}`
  const input = { body, tags: picked, requestId }
  const send = (window: number) => {
    const { posts } = world.as(person, window)
    if (kind === 'draft') return posts.saveDraft(input)
    return posts.create({ ...input, scheduledAt: due === null ? null : new Date(due).toISOString() })
  }
  const { id } = await persist(() => send(step.window))
  // The answer was lost: the same request once more, perhaps from the other window.
  if (step.on) expect((await persist(() => send(step.which))).id, 'a repeated request makes nothing new').toBe(id)
  const status = kind === 'draft' ? 'draft' : 'published'
  const tags = tagsOf(picked, typed)
  model.made.add(id)
  model.posts.set(id, { id, author: person, body, tags, status, due, isEdited: false, isRemoved: false })
}

const ownPost = ({ model }: Walk, step: Step, wanted: (post: MeantPost) => boolean = () => true) =>
  pick(
    [...model.posts.values()].filter((post) => !post.isRemoved && wanted(post)),
    step.what,
  )

const someComment = ({ model }: Walk, step: Step, wanted: (comment: MeantComment) => boolean = () => true) =>
  pick([...model.comments.values()].filter(wanted), step.what)

const other = (person: Person, { which }: Step): Person => {
  const others = PEOPLE.filter((one) => one !== person)
  return pick(others, which) ?? MODERATOR
}

const CALLS: Record<Walked, (walk: Walk, person: Person, window: number) => [on: Toggle, off: Toggle]> = {
  liked: ({ world }, person, window) => {
    const { posts } = world.as(person, window)
    return [(id) => posts.like({ id }), (id) => posts.unlike({ id })]
  },
  bookmarked: ({ world }, person, window) => {
    const { bookmarks } = world.as(person, window)
    return [(postId) => bookmarks.bookmark({ postId }), (postId) => bookmarks.unbookmark({ postId })]
  },
  following: ({ world }, person, window) => {
    const { profiles } = world.as(person, window)
    return [(id) => profiles.follow({ id }), (id) => profiles.unfollow({ id })]
  },
  muted: ({ world }, person, window) => {
    const { users } = world.as(person, window)
    return [(id) => users.muteUser({ id }), (id) => users.unmuteUser({ id })]
  },
  blocked: ({ world }, person, window) => {
    const { users } = world.as(person, window)
    return [(id) => users.blockUser({ id }), (id) => users.unblockUser({ id })]
  },
  followedTags: ({ world }, person, window) => {
    const { tags } = world.as(person, window)
    return [(slug) => tags.followTag({ slug }), (slug) => tags.unfollowTag({ slug })]
  },
  subscribed: ({ world }, person, window) => {
    const { newsletters } = world.as(person, window)
    return [(id) => newsletters.subscribe({ id }), (id) => newsletters.unsubscribe({ id })]
  },
}
type Toggle = (id: string) => Promise<unknown>

export const ACTIONS: Record<string, (walk: Walk, step: Step) => Promise<void>> = {
  publish: (walk, step) => write(walk, step, 'post'),
  draft: (walk, step) => write(walk, step, 'draft'),
  schedule: (walk, step) => write(walk, step, 'scheduled'),

  async edit(walk, step) {
    const post = ownPost(walk, step)
    if (!post) return
    const { posts } = walk.world.as(post.author, step.window)
    const { body, typed } = newText(step)
    await persist(() => posts.update({ id: post.id, body, tags: [] }))
    Object.assign(post, { body, tags: tagsOf([], typed), isEdited: true })
    const stale = new Date(0).toISOString()
    const late = await refusal(() => posts.update({ id: post.id, body: 'tarde', expectedUpdatedAt: stale }))
    expect(late, 'an edit of an old version is refused').toBe('POST_CONFLICT')
  },

  async publishDraft(walk, step) {
    const draft = ownPost(walk, step, ({ status }) => status === 'draft')
    if (!draft) return
    const { posts } = walk.world.as(draft.author, step.window)
    await persist(() => posts.publishDraft({ id: draft.id }))
    Object.assign(draft, { status: 'published', due: null })
    const again = await refusal(() => walk.world.as(draft.author, step.which).posts.publishDraft({ id: draft.id }))
    expect(again, 'a published draft is none').toBe('NOT_A_DRAFT')
  },

  async deletePost(walk, step) {
    const post = ownPost(walk, step)
    if (!post) return
    await persist(() => walk.world.as(post.author, step.window).posts.delete({ id: post.id }))
    walk.model.posts.delete(post.id)
    for (const { id, postId } of [...walk.model.comments.values()])
      if (postId === post.id) walk.model.comments.delete(id)
  },

  async trespass(walk, step) {
    const post = ownPost(walk, step)
    if (!post) return
    const { id } = post
    const { posts, moderation } = walk.world.as(other(post.author, step), step.window)
    // A post that is not public yet does not exist for others.
    const refused = walk.model.isPublic(post, walk.world.now) ? 'NOT_POST_AUTHOR_EDIT' : 'POST_NOT_FOUND'
    expect(await refusal(() => posts.update({ id, body: 'alheio' }))).toBe(refused)
    expect(await refusal(() => posts.delete({ id }))).toBe('NOT_POST_AUTHOR_DELETE')
    expect(await refusal(() => posts.publishDraft({ id }))).toBe('NOT_DRAFT_AUTHOR')
    if (other(post.author, step) === MODERATOR) return
    const ban = await refusal(() => moderation.banUser({ user_id: userIdOf(post.author), reason: 'nenhum' }))
    expect(['NOT_MODERATOR', 'UNAUTHORIZED'], 'only moderators act').toContain(ban)
  },

  async comment(walk, step) {
    const { world, model } = walk
    const post = ownPost(walk, step, (one) => model.isPublic(one, world.now))
    if (!post) return
    const author = personOf(step)
    const { body } = newText(step)
    const parent = step.on
      ? someComment(walk, { ...step, what: step.which }, ({ postId }) => postId === post.id)
      : undefined
    const parentId = parent?.id ?? null
    const requestId = `request-${serial}`
    const send = () => world.as(author, step.window).comments.create({ postId: post.id, body, parentId, requestId })
    if (parentId !== null && model.level(parentId) >= 2) {
      expect(await refusal(send), 'replies go down to level 2').toBe('REPLY_TOO_DEEP')
      return
    }
    const { id } = await persist(send)
    expect((await persist(send)).id, 'a repeated request makes nothing new').toBe(id)
    model.comments.set(id, { id, postId: post.id, parentId, author, body, isEdited: false })
  },

  async editComment(walk, step) {
    const comment = someComment(walk, step)
    if (!comment) return
    const { body } = newText(step)
    await persist(() => walk.world.as(comment.author, step.window).comments.update({ id: comment.id, body }))
    Object.assign(comment, { body, isEdited: true })
  },

  async deleteComment(walk, step) {
    const comment = someComment(walk, step)
    if (!comment) return
    const gone = walk.model.subtree(comment.id)
    const { removed } = await persist(() =>
      walk.world.as(comment.author, step.window).comments.delete({ id: comment.id }),
    )
    expect(removed, 'a comment goes with its replies').toBe(gone.length)
    for (const id of gone) walk.model.comments.delete(id)
  },

  async member(walk, step) {
    const { model, seed } = walk
    const person = personOf(step)
    const relation = pick(WALKED, step.what) ?? 'liked'
    const posts = [...seed.posts.slice(0, 2), ...model.posts.keys()]
    const people = PEOPLE.filter((one) => one !== person).map(userIdOf)
    const targets: Record<Walked, readonly string[]> = {
      ...{ liked: posts, bookmarked: posts, following: people, muted: people, blocked: people },
      ...{ followedTags: seed.tags, subscribed: [...model.newsletters.keys()] },
    }
    const id = pick(targets[relation], step.which)
    if (id === undefined) return
    const isBlocked = PEOPLE.some(
      (one) =>
        (userIdOf(one) === id && model.members(one, 'blocked').includes(userIdOf(person))) ||
        model.members(person, 'blocked').includes(id),
    )
    const [on, off] = CALLS[relation](walk, person, step.window)
    if (relation === 'following' && step.on && isBlocked) {
      expect(await refusal(() => on(id)), 'who is blocked is not followed').toBe('BLOCKED')
      return
    }
    // The second call must change nothing.
    await persist(() => (step.on ? on : off)(id))
    await persist(() => (step.on ? on : off)(id))
    model.setMember(person, relation, id, step.on)
  },

  async search({ world, model }, step) {
    const query = pick(['lgpd', ' ', 'petição', 'Foro', 'lgpd ', 'a', 'b', 'c', 'd', 'e', 'f'], step.what) ?? ''
    const person = personOf(step)
    await persist(() => world.as(person, step.window).search.addHistory({ query }))
    const asked = query.trim()
    if (asked === '') return
    const others = (model.histories.get(person) ?? []).filter((one) => one !== asked)
    model.histories.set(person, [asked, ...others].slice(0, 8))
  },

  async rename({ world, model }, step) {
    const person = personOf(step)
    serial += 1
    const display_name = `Nome ${serial}`
    const authority_form = pick([null, 'feminine', 'masculine', 'neutral'] as const, step.what) ?? null
    await persist(() => world.as(person, step.window).profiles.update({ display_name, bio: '', authority_form }))
    model.names.set(person, { display_name, authority_form })
  },

  async signIn({ world }, step) {
    const person = personOf(step)
    const written = pick([` ${person} `, `@${person}`, person.toUpperCase()], step.what) ?? person
    const { profile } = await persist(() => world.as(null, step.window).auth.signIn({ username: written }))
    expect(profile.username, 'a name is the same however it is written').toBe(person)
  },

  async reload({ world }, step) {
    await world.open(step.window % 2)
  },

  /** Everything as it was before anybody came. */
  async reset(walk, step) {
    await walk.world.reset(step.window)
    walk.model.forget()
    await meetPeople(walk)
  },

  async wait({ world, model }, step) {
    world.jump(step.hours)
    model.carryOut(world.now)
  },
}

/** Tells the model which memberships people have before the walk. */
export async function meetPeople({ world, model }: Pick<Walk, 'world' | 'model'>) {
  for (const person of PEOPLE) {
    const current = await persist(() => world.as(person).auth.getCurrentUser())
    for (const relation of WALKED) model.startWith(person, relation, current?.memberships[relation] ?? [])
  }
}

export { LONG, newText, other, personOf, pick }
