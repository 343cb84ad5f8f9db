import { Avatar, Box, Button, Text, useServices, useSession } from '@ementa/ui'
import { LogOut } from 'lucide-react'

/** Who is signed in, and the way out. Nothing for a visitor: the header has `Entrar`. */
export function UserArea() {
  const { session } = useServices()
  const { user } = useSession()
  if (!user) return null
  return (
    <Box mt="auto" pt={4} borderTopWidth="1px" borderColor="border">
      <Box display="flex" alignItems="center" gap={3} px={3} mb={2}>
        <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
        <Box minW={0}>
          <Text fontWeight={600} fontSize="14px" noOfLines={1}>
            {user.display_name}
          </Text>
          <Text color="fg.subtle" fontSize="13px" noOfLines={1}>
            @{user.username}
          </Text>
        </Box>
      </Box>
      <Button
        variant="ghost"
        w="full"
        justifyContent="flex-start"
        leftIcon={<LogOut size={18} aria-hidden />}
        onClick={() => session.signOut()}
      >
        Sair
      </Button>
    </Box>
  )
}
