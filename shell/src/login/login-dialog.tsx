import { COUNT, errorCode, isOfflineError, type Profile } from '@ementa/contracts'
import { Avatar, Box, Button, chakra, Text, useServices } from '@ementa/ui'
import { useRead, useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import type { OwnedSession } from '@ementa/ui/host'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader, ModalOverlay } from '@ementa/ui/overlays'
import { recommendedQuery } from '@ementa/ui/queries'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { loginState } from './login-state'

/** Height of a demo person and the room between two, in px. */
const ROW = 52
const GAP = 4

/** Sign-in by username only (spec §1): one input, three demo people to choose with a click. */
export function LoginDialog({ session }: { session: OwnedSession }) {
  const { isOpen } = useSnapshot(loginState)
  const field = useRef<HTMLInputElement>(null)
  const dismiss = () => {
    loginState.close()
    session.loginDismissed()
  }
  return (
    <Modal isOpen={isOpen} onClose={dismiss} isCentered initialFocusRef={field}>
      <ModalOverlay />
      <ModalContent maxW="400px" mx={4}>
        <ModalHeader>Entrar</ModalHeader>
        <ModalCloseButton aria-label="Fechar" />
        <ModalBody pb={6}>
          <LoginForm field={field} />
        </ModalBody>
      </ModalContent>
    </Modal>
  )
}

function LoginForm({ field }: { field: Ref<HTMLInputElement> }) {
  const { session, toast } = useServices()
  const [username, setUsername] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data, error: unread } = useRead(recommendedQuery({ limit: COUNT.demoProfiles }))
  const demo = data?.profiles ?? []
  const trimmed = username.trim()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!trimmed || isBusy) return
    setBusy(true)
    setError('')
    try {
      await session.signIn(trimmed)
      loginState.close()
    } catch (failure) {
      if (isOfflineError(failure))
        return void toast.error('Você está offline', 'Para entrar, conecte-se e tente novamente.')
      if (errorCode(failure) !== 'USER_NOT_FOUND') return void toast.actionFailed(failure)
      setError('Usuário não encontrado')
      toast.error('Erro no login', `Usuário não encontrado.${hint(demo)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <FormControl isInvalid={error !== ''}>
        <FormLabel>Nome de usuário</FormLabel>
        <Input
          ref={field}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Box minH="28px">
          <FormErrorMessage>{error}</FormErrorMessage>
        </Box>
      </FormControl>
      <Text mt={2} mb={2} textStyle="label" color="fg.subtle">
        Pessoas de demonstração
      </Text>
      {/* Their room is kept before they come, and without them: `Entrar` must not move under the finger. */}
      <Box display="flex" flexDirection="column" gap={`${GAP}px`} minH={`${COUNT.demoProfiles * (ROW + GAP) - GAP}px`}>
        {unread !== undefined && demo.length === 0 && (
          <Text fontSize="sm" color="fg.muted">
            Não foi possível carregar a lista. Digite o nome de usuário.
          </Text>
        )}
        {demo.map((profile) => (
          <DemoPerson key={profile.id} profile={profile} onChoose={() => setUsername(profile.username)} />
        ))}
      </Box>
      <Button
        type="submit"
        variant="solid"
        mt={5}
        w="full"
        isDisabled={!trimmed}
        isLoading={isBusy}
        loadingText="Entrando..."
      >
        Entrar
      </Button>
    </form>
  )
}

function DemoPerson({ profile, onChoose }: { profile: Profile; onChoose: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      display="flex"
      alignItems="center"
      gap={3}
      minH={`${ROW}px`}
      px={2}
      borderRadius="md"
      textAlign="left"
      _hover={{ bg: 'bg.sunken' }}
    >
      <Avatar name={profile.display_name} src={profile.avatar_url} size="sm" />
      <Box>
        <Text fontSize="14px" fontWeight={600}>
          {profile.display_name}
        </Text>
        <Text fontSize="13px" color="fg.subtle">
          @{profile.username}
        </Text>
      </Box>
    </chakra.button>
  )
}

/** Usernames, because sign-in is by username and the hint must be usable (C-34). Nothing while none was read. */
function hint(demo: readonly Profile[]): string {
  const [first, second, third] = demo.map(({ username }) => username)
  return third ? ` Tente: ${first}, ${second} ou ${third}` : ''
}
