import { useUnsavedGuard } from '@ementa/ui'
import { confirm } from '@ementa/ui/overlays'
import { useEffect, useRef } from 'react'

/** Asks `Sair sem salvar?` on links, back and reload while there is something to lose. `onLeave` runs before leaving so. */
export function useLeaveGuard(hasChanges: boolean, onLeave: () => void = () => undefined): void {
  const blocker = useUnsavedGuard(hasChanges)
  const latest = useRef({ blocker, onLeave })
  latest.current = { blocker, onLeave }
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked) return
    void confirm({
      title: 'Sair sem salvar?',
      body: 'As alterações que ainda não foram salvas serão perdidas.',
      confirmLabel: 'Sair sem salvar',
      cancelLabel: 'Continuar editando',
      danger: true,
    }).then((leaves) => {
      const { blocker, onLeave } = latest.current
      if (blocker.state !== 'blocked') return
      if (!leaves) return blocker.reset()
      onLeave()
      blocker.proceed()
    })
  }, [isBlocked])
}
