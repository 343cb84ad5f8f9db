import { lazyPart } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { OverlayHost } from '@ementa/ui/overlays'
import { Suspense } from 'react'
import { hostState } from '../community-host/host-state'
import { LoginDialog } from '../login/login-dialog'
import { PendingSheet } from '../offline/pending-sheet'
import { PushCard } from '../push/push-card'
import type { ShellServices } from '../services/create-services'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help'

const HostDialogs = lazyPart(() => import('../community-host/host-dialogs'))

/** All dialogs and toasts. They are a chunk of their own, because they need framer-motion, which the first paint does not. */
export default function Overlays({ services }: { services: ShellServices }) {
  const host = useSnapshot(hostState)
  return (
    <>
      <OverlayHost />
      <LoginDialog session={services.session} />
      {host.server !== null && host.dialog !== null && (
        <Suspense>
          <HostDialogs session={services.session} />
        </Suspense>
      )}
      <PendingSheet offline={services.offline} cache={services.cache} />
      <ShortcutsHelp shortcuts={services.shortcuts} />
      <PushCard />
    </>
  )
}
