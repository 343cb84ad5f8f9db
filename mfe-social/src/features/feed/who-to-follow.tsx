import { ANSWER_LIMIT, canFollow, type Profile, paths } from '@ementa/contracts'
import { AuthorityBadge, Avatar, Button, FollowButton, useServices, useSession } from '@ementa/ui'
import { recommendedQuery, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useId, useState } from 'react'
import styles from './feed.module.css'

const STEP = ANSWER_LIMIT.recommended

/** Suggested people to follow: five, and five more at each press. */
export function WhoToFollow() {
  const { status } = useSession()
  return <Suggestions key={status} />
}

function Suggestions() {
  const { relations } = useServices()
  const { user } = useSession()
  const id = useId()
  const { data, error } = useRead(recommendedQuery({ limit: ANSWER_LIMIT.recommendedInFeed }))
  const [count, setCount] = useState<number>(STEP)
  // People followed before are left out; a person followed here stays, so that the row does not vanish under the finger.
  const [followedBefore] = useState(() => new Set(relations.ids('following')))
  const people = (data?.profiles ?? []).filter(
    (profile) =>
      canFollow(user, profile) &&
      !followedBefore.has(profile.id) &&
      !relations.has('blocked', profile.id) &&
      !relations.has('muted', profile.id),
  )
  if (!data && !error) return <div data-awaited="now" />
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <h2 id={id}>Quem seguir</h2>
      {people.slice(0, count).map((profile) => (
        <Person key={profile.id} profile={profile} />
      ))}
      {people.length > count && (
        <Button variant="link" size="sm" className={styles.more} onClick={() => setCount(count + STEP)}>
          Ver mais pessoas
        </Button>
      )}
    </section>
  )
}

function Person({ profile }: { profile: Profile }) {
  return (
    <div className={styles.person}>
      <Avatar name={profile.display_name} src={profile.avatar_url} size="sm" />
      <div>
        <Link to={paths.user.href({ username: profile.username })}>{profile.display_name}</Link>
        <AuthorityBadge person={profile} />
      </div>
      <FollowButton person={profile} />
    </div>
  )
}
