import { isPublic, isReservedName, isStaleVersion, nextVersion, type Profile, type UserStatus } from '@ementa/contracts'
import { DONE, os, signedIn } from '../../context'
import { createDeclaredError } from '../../errors'
import { moderationStatus } from '../../rules/moderation-status'
import { membersOf } from '../../store/collections'
import { forgetImage } from '../images/stored-images'
import { forgetNews, tellOfFollow } from '../notifications/notify'
import { peoplePage } from '../shared/people'

/** Statuses of profiles that are never recommended. */
const BANNED: readonly UserStatus[] = ['banned', 'temp_banned']

export const profiles = {
  getByUsername: os.profiles.getByUsername.handler(({ input, context, errors }) => {
    const [profile] = context.db.profiles.by('username', input.username.toLowerCase())
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const now = context.now.getTime()
    const visiblePosts = context.db.posts
      .by('author', profile.id)
      .filter((post) => isPublic(post, now) && context.visible.post(post))
    return { profile, postCount: visiblePosts.length }
  }),

  listRecommended: os.profiles.listRecommended.handler(({ input, context }) => {
    const { db, viewer, visible } = context
    const isHidden = ({ id }: Profile) => id === viewer?.id || visible.withheld(id) !== null || !visible.person(id)
    const isBanned = ({ id }: Profile) => BANNED.includes(moderationStatus(context, id).status)
    const profiles = []
    for (const profile of db.profiles.after(null)) {
      if (profiles.length === input.limit) break
      if (!isHidden(profile) && !isBanned(profile)) profiles.push(profile)
    }
    return { profiles }
  }),

  listFollowers: os.profiles.listFollowers.handler(({ input, context, errors }) => {
    const { db, relations, viewer } = context
    const profile = db.profiles.get(input.id)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const ids = membersOf(db, 'following', profile.id).map(({ user_id }) => user_id)
    const isFollowing = viewer !== null && relations.has(viewer.id, 'following', profile.id)
    return peoplePage(context, ids, profile.followers + (isFollowing ? 1 : 0), input)
  }),

  listFollowing: os.profiles.listFollowing.handler(({ input, context, errors }) => {
    const { db, relations, viewer } = context
    const profile = db.profiles.get(input.id)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const ids = relations.ids(profile.id, 'following')
    return peoplePage(context, ids, viewer?.id === profile.id ? ids.length : profile.following, input)
  }),

  // The follow calls touch neither counts nor profiles: a follow is a membership.
  follow: os.profiles.follow.use(signedIn).handler(({ input, context, errors }) => {
    const { viewer, relations } = context
    if (relations.has(viewer.id, 'blocked', input.id) || relations.has(input.id, 'blocked', viewer.id)) {
      throw errors.BLOCKED()
    }
    if (input.id !== viewer.id) {
      if (!relations.has(viewer.id, 'following', input.id)) tellOfFollow(context, input.id)
      relations.set(viewer.id, 'following', input.id, true)
    }
    return DONE
  }),

  unfollow: os.profiles.unfollow.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'following', input.id, false)
    forgetNews(context, input.id)
    return DONE
  }),

  update: os.profiles.update.use(signedIn).handler(({ input, context, errors }) => {
    // An authority opens doors (the admin guard): nobody gives it to themselves.
    const { authority: own } = context.viewer
    if (input.authority !== undefined && input.authority !== own) throw createDeclaredError('UNAUTHORIZED')
    if (isStaleVersion(context.viewer, input.expectedUpdatedAt)) {
      throw errors.PROFILE_CONFLICT({ data: { profile: context.viewer } })
    }
    const { display_name, bio, authority_form, avatar_url } = input
    // Whoever has the name keeps it: the moderation itself.
    if (display_name !== context.viewer.display_name && isReservedName(display_name)) throw errors.NAME_RESERVED()
    const profile = {
      ...context.viewer,
      display_name,
      bio,
      authority_form: authority_form === undefined ? context.viewer.authority_form : authority_form,
      avatar_url: avatar_url === undefined ? context.viewer.avatar_url : avatar_url,
      updated_at: nextVersion(context.viewer, context.now),
    }
    const formerPortrait = context.viewer.avatar_url
    context.db.profiles.put(profile)
    if (profile.avatar_url !== formerPortrait) forgetImage(context, formerPortrait)
    return profile
  }),
}
