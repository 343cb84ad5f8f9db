import { deviceStorage, paths, STORAGE_KEYS } from '@ementa/contracts'
import { CloseButton } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'
import { hostState } from '../host/host-state'

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
