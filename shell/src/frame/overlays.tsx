import { OverlayHost } from '@ementa/ui/overlays'
import { LoginDialog } from '../login/login-dialog'
import { PendingSheet } from '../offline/pending-sheet'
import { PushCard } from '../push/push-card'
import type { ShellServices } from '../services/create-services'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help'

/** All dialogs and toasts. They are a chunk of their own, because they need framer-motion, which the first paint does not. */
export default function Overlays({ services }: { services: ShellServices }) {
  return (
    <>
      <OverlayHost />
      <LoginDialog session={services.session} />
      <PendingSheet offline={services.offline} cache={services.cache} />
      <ShortcutsHelp shortcuts={services.shortcuts} />
      <PushCard />
    </>
  )
}
