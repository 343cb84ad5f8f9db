import { useUnsavedGuard } from '@ementa/ui'
import { confirm } from '@ementa/ui/overlays'
import { useEffect, useRef } from 'react'

/** Asks `Sair sem salvar?` on links, back and reload while there is something to lose. `onLeave` runs before leaving so. */
export function useLeaveGuard(hasChanges: boolean, onLeave: () => void = () => undefined): void {
  const blocker = useUnsavedGuard(hasChanges)
  const leave = useRef(onLeave)
  leave.current = onLeave
  // By the blocker itself and not by its state: two blocked attempts in a row may be drawn as one change.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void confirm({
      title: 'Sair sem salvar?',
      body: 'As alterações que ainda não foram salvas serão perdidas.',
      confirmLabel: 'Sair sem salvar',
      cancelLabel: 'Continuar editando',
      danger: true,
    }).then((leaves) => {
      if (!isCurrent) return
      if (!leaves) return blocker.reset()
      leave.current()
      blocker.proceed()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
}
