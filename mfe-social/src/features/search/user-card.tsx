import { canFollow, type Profile, paths } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  authorityRule,
  Box,
  type BoxProps,
  Button,
  Flex,
  Row,
  Text,
  useSession,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useFollow } from '../../shared/post-actions/use-follow'
import { Highlighted } from '../../shared/post-body/highlighted'

/** A person found; oneself cannot be followed (spec §6). */
export function UserCard({ user }: { user: Profile }) {
  return (
    <Row as="article" aria-label={user.display_name} {...authorityRule(user.authority)} ps="13px">
      <Avatar name={user.display_name} src={user.avatar_url} />
      <Who user={user} flex={1} />
      <FollowButton user={user} />
    </Row>
  )
}

/** People in one row that scrolls sideways, so that what else was found is not pushed below the fold. */
export function PeopleRow({ people }: { people: readonly Profile[] }) {
  return (
    <Flex gap={3} px={4} pt={1} pb={4} overflowX="auto" borderBottom="1px solid" borderColor="border">
      {people.map((user) => (
        <Flex
          key={user.id}
          as="article"
          aria-label={user.display_name}
          direction="column"
          flex="1 0 232px"
          maxW="320px"
          gap={3}
          p={3}
          border="1px solid"
          borderColor="border"
          borderRadius="md"
          bg="bg.surface"
        >
          <Flex gap={3} flex={1}>
            <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
            <Who user={user} />
          </Flex>
          <FollowButton user={user} />
        </Flex>
      ))}
    </Flex>
  )
}

function Who({ user, ...rest }: { user: Profile } & Pick<BoxProps, 'flex'>) {
  return (
    <Box minW={0} {...rest}>
      <Box
        as={Link}
        to={paths.user.href({ username: user.username })}
        fontWeight={600}
        _hover={{ textDecoration: 'underline' }}
      >
        <Highlighted text={user.display_name} />
      </Box>
      <Flex wrap="wrap" columnGap={2} align="baseline" fontSize="xs" color="fg.subtle">
        <span>
          @<Highlighted text={user.username} />
        </span>
        <AuthorityBadge person={user} />
      </Flex>
      {user.bio && (
        <Text fontSize="sm" color="fg.muted" noOfLines={2}>
          <Highlighted text={user.bio} />
        </Text>
      )}
    </Box>
  )
}

function FollowButton({ user }: { user: Profile }) {
  const { user: viewer } = useSession()
  const { label, isPressed, onPress } = useFollow(user)
  if (!canFollow(viewer, user)) return null
  return (
    <Button
      size="sm"
      aria-pressed={isPressed}
      aria-label={`${label} ${user.display_name}`}
      onClick={onPress}
      flexShrink={0}
    >
      {label}
    </Button>
  )
}
