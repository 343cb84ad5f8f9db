import { ANSWER_LIMIT, canFollow, type Profile, paths } from '@ementa/contracts'
import { AuthorityBadge, Avatar, Box, Button, Flex, Heading, Text, useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { recommendedQuery } from '@ementa/ui/queries'
import { Link } from '@ementa/ui/router'
import { useId, useState } from 'react'
import { useFollow } from '../../shared/post-actions/use-follow'

const STEP = ANSWER_LIMIT.recommended

/** People worth following, five at a time of the fifty asked for (spec §9 Search). */
export function WhoToFollow() {
  const { status } = useSession()
  return <Suggestions key={status} />
}

function Suggestions() {
  const { relations } = useServices()
  const { user } = useSession()
  const id = useId()
  const { data } = useRead(recommendedQuery({ limit: ANSWER_LIMIT.recommendedInFeed }))
  const [count, setCount] = useState<number>(STEP)
  // Whom one follows already is left out, but a row does not vanish under the finger that pressed it.
  const [followedBefore] = useState(() => new Set(relations.ids('following')))
  const people = (data?.profiles ?? []).filter(
    (profile) =>
      canFollow(user, profile) &&
      !followedBefore.has(profile.id) &&
      !relations.has('blocked', profile.id) &&
      !relations.has('muted', profile.id),
  )
  if (people.length === 0) return null
  return (
    <Box as="section" aria-labelledby={id} w="100%" textAlign="start">
      <Heading as="h2" size="sm" id={id} mb={1}>
        Quem seguir
      </Heading>
      {people.slice(0, count).map((profile) => (
        <Person key={profile.id} profile={profile} />
      ))}
      {people.length > count && (
        <Button variant="link" size="sm" mt={3} onClick={() => setCount(count + STEP)}>
          Ver mais pessoas
        </Button>
      )}
    </Box>
  )
}

function Person({ profile }: { profile: Profile }) {
  const { label, isPressed, onPress } = useFollow(profile)
  return (
    <Flex align="center" gap={3} py={2} borderBottom="1px solid" borderColor="border">
      <Avatar name={profile.display_name} src={profile.avatar_url} size="sm" />
      <Box flex={1} minW={0}>
        <Text
          as={Link}
          to={paths.user.href({ username: profile.username })}
          display="block"
          fontSize="sm"
          lineHeight="24px"
          fontWeight={600}
          noOfLines={1}
          _hover={{ textDecoration: 'underline' }}
        >
          {profile.display_name}
        </Text>
        <AuthorityBadge person={profile} display="block" />
      </Box>
      <Button size="sm" aria-pressed={isPressed} aria-label={`${label} ${profile.display_name}`} onClick={onPress}>
        {label}
      </Button>
    </Flex>
  )
}
