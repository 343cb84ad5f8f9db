import { paths } from '@ementa/contracts'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useLocation, useNavigate } from '@ementa/ui/router'
import type { Exit } from './use-send-post'

interface LeaveOptions {
  isChanged: boolean
  forget: () => void
  /** What would be lost. */
  body: string
  /** Offered by the question; then goes where the person was going. Null where there is no draft to save. */
  saveDraft: ((proceed: () => void) => void) | null
}

/** Asks before text is lost. The function it returns leaves without asking, once everything is safe. */
export function useLeaveComposer({ isChanged, forget, body, saveDraft }: LeaveOptions): (exit: Exit) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const guard = useLeaveGuard(isChanged, {
    body,
    onDiscard: forget,
    ...(saveDraft && { alternative: { label: 'Salvar rascunho', onChoose: saveDraft } }),
  })
  return (exit) => {
    forget()
    guard.release()
    if (typeof exit === 'function') exit()
    else if (exit !== 'back') void navigate(exit.to, { replace: true })
    // Opened by its address: there is no page to go back to.
    else if (key === 'default') void navigate(paths.home.href(), { replace: true })
    else void navigate(-1)
  }
}
