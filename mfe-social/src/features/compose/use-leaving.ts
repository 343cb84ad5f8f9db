import { paths } from '@ementa/contracts'
import { useUnsavedGuard } from '@ementa/ui'
import { confirm } from '@ementa/ui/overlays'
import { useLocation, useNavigate } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import type { Exit } from './use-send-post'

/** Asks before text is lost, and leaves without asking once it is safe (`exit`). */
export function useLeaving(isChanged: boolean, exit: Exit | null, discard: () => void) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const blocker = useUnsavedGuard(isChanged)
  const latest = useRef({ discard, blocker })
  useEffect(() => {
    latest.current = { discard, blocker }
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: 'Sair sem salvar?',
      body: 'O que você escreveu ainda não foi publicado nem salvo como rascunho.',
      confirmLabel: 'Sair sem salvar',
      cancelLabel: 'Continuar editando',
      danger: true,
    }).then((leave) => {
      const { blocker, discard } = latest.current
      if (blocker.state !== 'blocked') return
      if (!leave) return blocker.reset()
      discard()
      blocker.proceed()
    })
  }, [blocker.state])

  // In an effect: the guard above must have seen first that nothing is unsaved any more.
  useEffect(() => {
    if (!exit) return
    if (exit !== 'back') void navigate(exit.to, { replace: true })
    // Opened by its address: there is no page to go back to.
    else if (key === 'default') void navigate(paths.home.href(), { replace: true })
    else void navigate(-1)
  }, [exit, key, navigate])
}
