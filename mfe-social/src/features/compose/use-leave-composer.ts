import { paths } from '@ementa/contracts'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useLocation, useNavigate } from '@ementa/ui/router'
import type { Exit } from './use-send-post'

/** Asks before text is lost. The function it returns leaves without asking, once everything is safe. */
export function useLeaveComposer(isChanged: boolean, forget: () => void): (exit: Exit) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const guard = useLeaveGuard(isChanged, {
    body: 'O que você escreveu ainda não foi publicado nem salvo como rascunho.',
    onDiscard: forget,
  })
  return (exit) => {
    forget()
    guard.release()
    if (exit !== 'back') void navigate(exit.to, { replace: true })
    // Opened by its address: there is no page to go back to.
    else if (key === 'default') void navigate(paths.home.href(), { replace: true })
    else void navigate(-1)
  }
}
