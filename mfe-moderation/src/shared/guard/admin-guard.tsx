import { passesAdminGuard, paths } from '@ementa/contracts'
import {
  Loading,
  Outline,
  RowSkeleton,
  SessionReady,
  type SignedInUser,
  TitleSkeleton,
  useLeave,
  useServices,
  useSession,
} from '@ementa/ui'
import { Outlet } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import { ACTING_NEEDS_MODERATOR } from '../decisions/decision-errors'
import styles from './admin-guard.module.css'

const SIGNED_OUT = 'Faça login para acessar esta área.'
const REFUSED = 'Acesso restrito a moderadores e administradores.'

/**
 * Renders the admin pages for users whom the host admits. Where there is no host, `passesAdminGuard` decides.
 * `is_moderator` decides only about the navigation.
 */
export function AdminGuard() {
  return <SessionReady loading={<AdminSkeleton />}>{(user) => <Guard user={user} />}</SessionReady>
}

/** Skeleton of a page header with its sections, and of the rows below it. */
function AdminSkeleton() {
  return (
    <Loading title="Administração">
      <TitleSkeleton width="160px" />
      <div className="outline-tabs">
        {['a', 'b', 'c'].map((key) => (
          <Outline key={key} w="72px" h="16px" />
        ))}
      </div>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </Loading>
  )
}

function Guard({ user }: { user: SignedInUser | null }) {
  const { toast } = useServices()
  const { mayOpenAdmin } = useSession()
  const isAdmitted = user !== null && (mayOpenAdmin ?? passesAdminGuard(user))
  const wasAdmitted = useRef(false)
  useEffect(() => {
    if (isAdmitted) wasAdmitted.current = true
  }, [isAdmitted])
  const refusal = user ? REFUSED : SIGNED_OUT
  useLeave(
    isAdmitted ? undefined : refusal,
    (reason) => {
      // No reproach for those who sign out in here, or in another tab.
      if (reason === SIGNED_OUT && wasAdmitted.current) toast.info('Você saiu da conta', reason)
      else toast.error('Acesso negado', reason)
    },
    paths.home.href(),
  )
  return isAdmitted ? <Admitted /> : null
}

/**
 * An admitted user who is no moderator reads everything and decides nothing. The note says so before they press
 * anything.
 */
function Admitted() {
  const { isModerator } = useSession()
  return (
    <>
      {!isModerator && (
        <p role="note" className={`muted ${styles.note}`}>
          {ACTING_NEEDS_MODERATOR}
        </p>
      )}
      <Outlet />
    </>
  )
}
