import type { Newsletter } from '../entities/newsletter'
import type { Comment, Post } from '../entities/post'
import type { Profile, UserStatus } from '../entities/profile'
import { COUNT } from '../limits'
import { comparableWords } from '../text/text'

/**
 * Permissions: menus, routes and the backend ask these functions.
 * `viewer` is the signed-in profile, null for a visitor.
 */
export type Viewer = Pick<Profile, 'id'> | null

type Authored = Pick<Post, 'author_id'>

function isAuthor(viewer: Viewer, { author_id }: Authored): boolean {
  return viewer !== null && viewer.id === author_id
}

/** A post counts as scheduled while its `scheduled_at` is in the future. `now` in ms since the epoch. */
export function isScheduled(post: Pick<Post, 'status' | 'scheduled_at'>, now: number): boolean {
  return post.status === 'published' && post.scheduled_at !== null && Date.parse(post.scheduled_at) > now
}

/** Published and its time has come: visible to everyone, in every list. */
export function isPublic(post: Pick<Post, 'status' | 'scheduled_at'>, now: number): boolean {
  return post.status === 'published' && !isScheduled(post, now)
}

/** Returns whether a public post was edited after others could read it: its author's changes before that concern nobody. */
export function isEditedInPublic(post: Post): boolean {
  return post.is_edited && (post.updated_at === undefined || post.updated_at > (post.scheduled_at ?? post.created_at))
}

/** Drafts and scheduled posts are for their author alone. */
export function canSeePost(
  viewer: Viewer,
  post: Pick<Post, 'author_id' | 'status' | 'scheduled_at'>,
  now: number,
): boolean {
  return isPublic(post, now) || isAuthor(viewer, post)
}

export function canEditPost(viewer: Viewer, post: Authored): boolean {
  return isAuthor(viewer, post)
}

export function canDeletePost(viewer: Viewer, post: Authored): boolean {
  return isAuthor(viewer, post)
}

/** Own drafts only. The backend tells the two refusals apart. */
export function canPublishDraft(viewer: Viewer, post: Pick<Post, 'author_id' | 'status'>): boolean {
  return isAuthor(viewer, post) && isDraft(post)
}

export function isDraft(post: Pick<Post, 'status'>): boolean {
  return post.status === 'draft'
}

/** The follow toggle is on posts that are neither own nor drafts. Visitors see it too and are asked to sign in. */
export function canFollowAuthor(viewer: Viewer, post: Pick<Post, 'author_id' | 'status'>): boolean {
  return !isDraft(post) && !isAuthor(viewer, post)
}

/** Profiles and search cards offer to follow everyone but oneself. */
export function canFollow(viewer: Viewer, profile: Pick<Profile, 'id'>): boolean {
  return viewer?.id !== profile.id
}

/** Flags, reports, mutes and blocks are for the content of others. Visitors see the menu and are asked to sign in. */
export function canReport(viewer: Viewer, item: Authored): boolean {
  return !isAuthor(viewer, item)
}

/** Own comments only; the others may be reported. */
export function canChangeComment(viewer: Viewer, comment: Pick<Comment, 'author_id'>): boolean {
  return isAuthor(viewer, comment)
}

/** `level` 0 is a root. Replies go down to level 2, so levels 0 and 1 take replies. */
export function canReply(level: number): boolean {
  return level < COUNT.replyDepth
}

/** Edit, new issue, schedule and A/B pages, and the controls that lead there. */
export function ownsNewsletter(viewer: Viewer, newsletter: Pick<Newsletter, 'owner_id'>): boolean {
  return viewer !== null && viewer.id === newsletter.owner_id
}

/*
 * The next two rules differ on purpose, as the specification states both. Navigation follows the moderation
 * status, the route guard follows authority and username. So a lawyer who is no moderator passes the guard without ever
 * seeing the entries, and a student made moderator sees the entries and is refused. Do not unify them.
 */

/** The navigation section `Administração`: moderators. */
export function seesAdminNavigation(status: { is_moderator: boolean } | null): boolean {
  return status?.is_moderator ?? false
}

/** The guard of /admin pages: signed in, and `advogado` or a username with `admin` or `mod` in it, in any case. */
export function passesAdminGuard(profile: Pick<Profile, 'authority' | 'username'> | null): boolean {
  if (profile === null) return false
  return profile.authority === 'advogado' || /admin|mod/i.test(profile.username)
}

/** Returns the actions of user management for a user of this status. */
export function userActions(status: UserStatus) {
  const isBanned = status === 'banned' || status === 'temp_banned'
  return {
    warn: true,
    mute: status === 'active',
    tempBan: !isBanned,
    ban: !isBanned,
    unban: isBanned,
    changeRole: true,
  }
}

/** Words by which somebody would pass for the product or its moderation. */
const OFFICIAL = new Set(['ementa', 'moderacao', 'moderador', 'moderadora', 'moderadores'])
/** Words that such a name may also contain. */
const BESIDE = new Set(['a', 'o', 'da', 'de', 'do', 'equipe', 'time', 'oficial', 'suporte', 'atendimento', 'perfil'])

/**
 * Returns whether this is the account of Ementa's moderation. Nobody else can have its username, and `isReservedName`
 * keeps its name.
 */
export function isOfficialAccount({ username }: { username?: string | undefined }): boolean {
  return username === 'moderacao'
}

/** Returns whether a display name would pass for the moderation of Ementa: `Moderação da Ementa`, `Equipe Ementa`. */
export function isReservedName(name: string): boolean {
  const words = comparableWords(name).trim().split(' ')
  return words.some((word) => OFFICIAL.has(word)) && words.every((word) => OFFICIAL.has(word) || BESIDE.has(word))
}
