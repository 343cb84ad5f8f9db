import { canFollow, type Profile, paths } from '@ementa/contracts'
import { AuthorityBadge, Avatar, authorityRule, Button, useSession } from '@ementa/ui/plain'
import { Link } from '@ementa/ui/router'
import { useFollow } from '../../shared/post-actions/use-follow'
import { Highlighted } from '../../shared/post-body/highlighted'

/** A person found; oneself cannot be followed (spec §6). */
export function UserCard({ user }: { user: Profile }) {
  return (
    <article aria-label={user.display_name} className="search-person" style={authorityRule(user.authority)}>
      <Avatar name={user.display_name} src={user.avatar_url} />
      <Who user={user} />
      <FollowButton user={user} />
    </article>
  )
}

/** People in one row that scrolls sideways, so that what else was found is not pushed below the fold. */
export function PeopleRow({ people }: { people: readonly Profile[] }) {
  return (
    <div className="search-people">
      {people.map((user) => (
        <article key={user.id} aria-label={user.display_name}>
          <div>
            <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
            <Who user={user} />
          </div>
          <FollowButton user={user} />
        </article>
      ))}
    </div>
  )
}

function Who({ user }: { user: Profile }) {
  return (
    <div className="search-who">
      <Link to={paths.user.href({ username: user.username })}>
        <Highlighted text={user.display_name} />
      </Link>
      <div className="search-handle">
        <span>
          @<Highlighted text={user.username} />
        </span>
        <AuthorityBadge person={user} />
      </div>
      {user.bio && (
        <p className="search-about">
          <Highlighted text={user.bio} />
        </p>
      )}
    </div>
  )
}

function FollowButton({ user }: { user: Profile }) {
  const { user: viewer } = useSession()
  const { label, isPressed, onPress } = useFollow(user)
  if (!canFollow(viewer, user)) return null
  return (
    <Button size="sm" aria-pressed={isPressed} aria-label={`${label} ${user.display_name}`} onClick={onPress}>
      {label}
    </Button>
  )
}
