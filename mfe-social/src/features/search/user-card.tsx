import { type Profile, paths } from '@ementa/contracts'
import { AuthorityBadge, Avatar, authorityRule, FollowButton } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Highlighted } from '../../shared/post-body/highlighted'

/** A person in the results, with a follow button except for the reader's own profile. */
export function UserCard({ user }: { user: Profile }) {
  return (
    <article aria-label={user.display_name} className="search-person" style={authorityRule(user.authority)}>
      <Avatar name={user.display_name} src={user.avatar_url} />
      <Who user={user} />
      <FollowButton person={user} />
    </article>
  )
}

/** People in one row that scrolls sideways, so that the other results stay near the top. */
export function PeopleRow({ people }: { people: readonly Profile[] }) {
  return (
    <div className="search-people">
      {people.map((user) => (
        <article key={user.id} aria-label={user.display_name}>
          <div>
            <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
            <Who user={user} />
          </div>
          <FollowButton person={user} />
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
