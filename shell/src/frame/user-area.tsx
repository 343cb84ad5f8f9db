import { isOfflineError, paths } from '@ementa/contracts'
import {
  Avatar,
  Box,
  Button,
  chakra,
  Flex,
  IconButton,
  Text,
  useServices,
  useSession,
  VisuallyHidden,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Keyboard, LogOut } from 'lucide-react'
import { helpState } from '../shortcuts/help-state'

const StyledLink = chakra(Link)

/** Who is signed in, the way out (NS-16), and the help. A visitor finds `Entrar` in the header. */
export function UserArea() {
  const { session, toast } = useServices()
  const { user } = useSession()

  async function leave() {
    try {
      await session.signOut()
    } catch (error) {
      if (isOfflineError(error)) toast.error('Você está offline', 'Para sair da conta, conecte-se e tente novamente.')
      else toast.actionFailed()
    }
  }

  return (
    <Box pt={2} borderTopWidth="1px" borderColor="border">
      {user && (
        <StyledLink
          to={paths.profile.href()}
          display="flex"
          alignItems="center"
          gap={3}
          minH="52px"
          px={3}
          borderRadius="md"
          _hover={{ bg: 'bg.hover' }}
        >
          <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
          <Box minW={0}>
            <Text fontWeight={600} fontSize="14px" noOfLines={1}>
              {user.display_name}
            </Text>
            <Text color="fg.subtle" fontSize="13px" noOfLines={1}>
              @{user.username}
            </Text>
          </Box>
          <VisuallyHidden>, ver o próprio perfil</VisuallyHidden>
        </StyledLink>
      )}
      <Flex align="center" gap={1}>
        {user && (
          <Button
            variant="ghost"
            flex={1}
            justifyContent="flex-start"
            px={3}
            leftIcon={<LogOut size={20} strokeWidth={1.75} aria-hidden />}
            iconSpacing={3}
            onClick={() => void leave()}
          >
            Sair
          </Button>
        )}
        <IconButton
          aria-label="Atalhos de teclado"
          title="Atalhos de teclado"
          ms="auto"
          icon={<Keyboard size={20} strokeWidth={1.75} aria-hidden />}
          onClick={helpState.open}
        />
      </Flex>
    </Box>
  )
}
