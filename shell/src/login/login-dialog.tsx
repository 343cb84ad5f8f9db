import { COUNT, errorCode, isOfflineError, type Profile } from '@ementa/contracts'
import { Avatar, Button, lazyPart, useServices } from '@ementa/ui'
import { recommendedQuery, useRead, useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import type { OwnedSession } from '@ementa/ui/host'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader, ModalOverlay } from '@ementa/ui/overlays'
import { type FormEvent, type Ref, Suspense, useRef, useState } from 'react'
import { DialogSkeleton } from '../community-host/dialog-skeleton'
import { hostState } from '../community-host/host-state'
import { loginState } from '../dialog-states'
import styles from './login-dialog.module.css'

const HostLogin = lazyPart(() => import('../community-host/host-login'))

/** Sign-in by username, with three demo people whose usernames fill the field; a host of many people has other ways. */
export function LoginDialog({ session }: { session: OwnedSession }) {
  const { isOpen } = useSnapshot(loginState)
  const hasHost = useSnapshot(hostState).server !== null
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
        <ModalCloseButton />
        <ModalBody pb={6}>
          {hasHost ? (
            <Suspense fallback={<DialogSkeleton />}>
              <HostLogin session={session} byName={<LoginForm field={field} />} />
            </Suspense>
          ) : (
            <LoginForm field={field} />
          )}
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
      toast.error('Erro no login', `Usuário não encontrado.${suggestUsernames(demo)}`)
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
        <div className={styles.error}>
          <FormErrorMessage>{error}</FormErrorMessage>
        </div>
      </FormControl>
      <p className={styles.caption}>Pessoas de demonstração</p>
      <div className={styles.people}>
        {unread !== undefined && demo.length === 0 && (
          <p className={`muted ${styles.unread}`}>Não foi possível carregar a lista. Digite o nome de usuário.</p>
        )}
        {demo.map((profile) => (
          <DemoPerson key={profile.id} profile={profile} onChoose={() => setUsername(profile.username)} />
        ))}
      </div>
      <Button
        className={styles.action}
        type="submit"
        variant="solid"
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
    <button type="button" onClick={onChoose} className={styles.person}>
      <Avatar name={profile.display_name} src={profile.avatar_url} size="sm" />
      <div>
        <p className={styles.name}>{profile.display_name}</p>
        <p className={styles.username}>@{profile.username}</p>
      </div>
    </button>
  )
}

/** Suggests usernames that can be typed into the field; empty while none are loaded. */
function suggestUsernames(demo: readonly Profile[]): string {
  const [first, second, third] = demo.map(({ username }) => username)
  return third ? ` Tente: ${first}, ${second} ou ${third}` : ''
}
