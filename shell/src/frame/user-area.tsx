import { deviceStorage, isOfflineError, paths, STORAGE_KEYS } from '@ementa/contracts'
import { Avatar, Button, CloseButton, IconButton, useServices, useSession } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { Keyboard, KeyRound, LogOut } from 'lucide-react'
import { useState } from 'react'
import { hostState } from '../community-host/host-state'
import { helpState } from '../dialog-states'

/** The signed-in user with the buttons to sign out and to open the help. Visitors have `Entrar` in the header. */
export function UserArea() {
  const { session, toast } = useServices()
  const { user } = useSession()
  const hasHost = useSnapshot(hostState).about?.canInvite === true

  async function leave() {
    try {
      if (hasHost && !(await (await import('../community-host/host-client')).confirmSignOut())) return
      await session.signOut()
    } catch (error) {
      if (isOfflineError(error)) toast.error('Você está offline', 'Para sair da conta, conecte-se e tente novamente.')
      else toast.actionFailed(error)
    }
  }

  return (
    <div className="user-area">
      {user && (
        <Link to={paths.profile.href()}>
          <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
          <div>
            <p>{user.display_name}</p>
            <p>@{user.username}</p>
          </div>
          <span className="visually-hidden">, ver o próprio perfil</span>
        </Link>
      )}
      <div>
        {user && (
          <Button
            variant="ghost"
            className="sign-out"
            leftIcon={<LogOut size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => void leave()}
          >
            Sair
          </Button>
        )}
        {user && hasHost && (
          <IconButton
            aria-label="Acesso e convites"
            title="Acesso e convites"
            icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => hostState.open({ kind: 'access' })}
          />
        )}
        <IconButton
          className="keys-help"
          aria-label="Atalhos de teclado"
          title="Atalhos de teclado"
          icon={<Keyboard size={20} strokeWidth={1.75} aria-hidden />}
          onClick={helpState.open}
        />
      </div>
    </div>
  )
}

/** A notice, shown once, that the data stays on this device, with a link to export or erase it (LGPD). With a server it does not. */
export function DeviceNotice() {
  const [isRead, setRead] = useState(wasRead)
  const hasServer = useSnapshot(hostState).server !== null
  if (isRead || hasServer) return null
  function dismiss() {
    setRead(true)
    try {
      deviceStorage.setItem(STORAGE_KEYS.deviceNotice, 'read')
    } catch {
      // If the dismissal cannot be stored, the notice is shown again on the next visit.
    }
  }
  return (
    <div role="note" className="device-notice">
      <p>
        Os dados ficam neste aparelho.{' '}
        <Link className="text-link" to={paths.privacySettings.href()}>
          Exportar ou apagar
        </Link>
      </p>
      <CloseButton aria-label="Dispensar aviso sobre os dados" onClick={dismiss} />
    </div>
  )
}

const wasRead = () => deviceStorage.getItem(STORAGE_KEYS.deviceNotice) !== null
