import { tagName } from '@ementa/contracts'
import { Box, Button, Flex, Heading, Text, useRelation, useServices } from '@ementa/ui'

/** Head of the page of a tag, with the control that follows it (NS-81). */
export function TagHeader({ tag }: { tag: string }) {
  const { session, relations, toast, offline } = useServices()
  const name = tagName(tag)
  const isFollowed = useRelation('followedTags', tag)

  function toggle() {
    const on = !relations.has('followedTags', tag)
    session.require(async () => {
      try {
        await relations.set('followedTags', tag, on)
      } catch {
        toast.actionFailed()
        return
      }
      // Offline the queue has said `Ação salva` already.
      if (offline.state.online) toast.success(on ? `Agora você segue #${tag}` : `Você deixou de seguir #${tag}`)
    })
  }

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
        onClick={toggle}
      >
        {isFollowed ? 'Seguindo' : 'Seguir'}
      </Button>
    </Flex>
  )
}
