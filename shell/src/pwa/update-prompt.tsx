import { Button, CloseButton, keepClear } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useHasUnsaved } from '@ementa/ui/host'
import { useState } from 'react'
import { takeUpdate } from './register-worker'
import { updateState } from './update-state'

const keepUpdate = keepClear('--ementa-update')

/** Offers to load a waiting new version. It never reloads by itself and is hidden while a text is being written. */
export function UpdatePrompt() {
  const { waiting } = useSnapshot(updateState)
  const isWriting = useHasUnsaved()
  const [isLater, setLater] = useState(false)
  if (!waiting || isWriting || isLater) return null
  return (
    <div ref={keepUpdate} role="status" className="update-offer">
      <p>Nova versão disponível</p>
      <Button variant="solid" onClick={takeUpdate}>
        Atualizar
      </Button>
      <CloseButton aria-label="Atualizar mais tarde" onClick={() => setLater(true)} />
    </div>
  )
}
