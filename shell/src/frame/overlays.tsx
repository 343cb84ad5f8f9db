import { OverlayHost } from '@ementa/ui/overlays'
import { LoginDialog } from '../login/login-dialog'
import { PendingSheet } from '../offline/pending-sheet'
import { PushCard } from '../push/push-card'
import type { ShellServices } from '../services/create-services'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help'

/** Everything that opens over the page. A chunk of its own: it brings framer-motion, which the first paint does not need. */
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
