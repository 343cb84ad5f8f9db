import type { SuggestedUser } from '@ementa/contracts'
import { Avatar, Box, Text } from '@ementa/ui'

export interface MentionListProps {
  id: string
  users: readonly SuggestedUser[]
  active: number
  onChoose: (user: SuggestedUser) => void
}

export const mentionOptionId = (listId: string, index: number) => `${listId}-${index}`

/** People to mention, below the text; the caret stays in the text, the arrows move through the list. */
export function MentionList({ id, users, active, onChoose }: MentionListProps) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Pessoas para mencionar"
      position="absolute"
      insetX={0}
      top="100%"
      zIndex="dropdown"
      bg="bg.surface"
      border="1px solid"
      borderColor="border.control"
      borderRadius="md"
      boxShadow="overlay"
      overflow="hidden"
    >
      {users.map((user, index) => (
        <Box
          key={user.id}
          id={mentionOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          display="flex"
          alignItems="center"
          gap={3}
          px={3}
          minH="48px"
          cursor="pointer"
          bg={index === active ? 'brand.subtle' : undefined}
          _hover={{ bg: 'bg.hover' }}
          // The field must not lose the focus to the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(user)}
        >
          <Avatar name={user.display_name} src={user.avatar_url} size="xs" />
          <Text noOfLines={1}>
            <Text as="span" fontWeight={600}>
              {user.display_name}
            </Text>{' '}
            <Text as="span" color="fg.muted">
              @{user.username}
            </Text>
          </Text>
        </Box>
      ))}
    </Box>
  )
}
