import { canFollow, type Profile, paths } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  authorityRule,
  Box,
  Button,
  Row,
  Text,
  useRelation,
  useServices,
  useSession,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Highlighted } from '../post-body/highlighted'
import { toggleFollow } from '../post-card/post-actions'

/** A person found; oneself cannot be followed (spec §6). */
export function UserCard({ user }: { user: Profile }) {
  const { user: viewer } = useSession()
  return (
    <Row as="article" aria-label={user.display_name} {...authorityRule(user.authority)} ps="13px">
      <Avatar name={user.display_name} src={user.avatar_url} />
      <Box flex={1} minW={0}>
        <Box
          as={Link}
          to={paths.user.href({ username: user.username })}
          fontWeight={600}
          _hover={{ textDecoration: 'underline' }}
        >
          <Highlighted text={user.display_name} />
        </Box>
        <Text fontSize="xs" color="fg.subtle">
          @<Highlighted text={user.username} /> <AuthorityBadge person={user} ms={1} />
        </Text>
        {user.bio && (
          <Text fontSize="sm" color="fg.muted" noOfLines={2}>
            <Highlighted text={user.bio} />
          </Text>
        )}
      </Box>
      {canFollow(viewer, user) && <FollowButton user={user} />}
    </Row>
  )
}

function FollowButton({ user }: { user: Profile }) {
  const services = useServices()
  const isFollowing = useRelation('following', user.id)
  const label = isFollowing ? 'Seguindo' : 'Seguir'
  return (
    <Button
      size="sm"
      aria-pressed={isFollowing}
      aria-label={`${label} ${user.display_name}`}
      onClick={() => toggleFollow(services, user.id)}
      flexShrink={0}
    >
      {label}
    </Button>
  )
}
