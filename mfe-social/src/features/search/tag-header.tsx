import { tagName } from '@ementa/contracts'
import {
  Box,
  Button,
  Flex,
  Heading,
  MEMBERSHIP_WORDS,
  Text,
  toggleMembership,
  useRelation,
  useServices,
} from '@ementa/ui'

/** Head of the page of a tag, with the control that follows it (NS-81). */
export function TagHeader({ tag }: { tag: string }) {
  const services = useServices()
  const name = tagName(tag)
  const isFollowed = useRelation('followedTags', tag)

  return (
    <Flex align="center" gap={3} px={4} py={4} borderBottom="1px solid" borderColor="border">
      <Box flex={1} minW={0}>
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {name}
        </Heading>
        {name !== `#${tag}` && (
          <Text fontSize="sm" color="fg.muted">
            #{tag}
          </Text>
        )}
      </Box>
      <Button
        variant={isFollowed ? 'outline' : 'solid'}
        aria-pressed={isFollowed}
        aria-label={`${isFollowed ? 'Seguindo' : 'Seguir'} ${name}`}
        onClick={() => toggleMembership(services, 'followedTags', tag, MEMBERSHIP_WORDS.followedTags(tag))}
      >
        {isFollowed ? 'Seguindo' : 'Seguir'}
      </Button>
    </Flex>
  )
}
