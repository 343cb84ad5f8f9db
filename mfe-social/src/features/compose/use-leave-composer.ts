import { paths } from '@ementa/contracts'
import { useWayBack } from '@ementa/ui'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useNavigate } from '@ementa/ui/router'
import type { Exit } from './use-send-post'

interface LeaveOptions {
  isChanged: boolean
  forget: () => void
  /** Body of the question, which says what would be lost. */
  body: string
  /** Saves a draft when chosen in the question, then calls `proceed`. Null where no draft can be saved. */
  saveDraft: ((proceed: () => void) => void) | null
}

/** Asks before the page is left with unsaved text. Returns a function that leaves without asking. */
export function useLeaveComposer({ isChanged, forget, body, saveDraft }: LeaveOptions): (exit: Exit) => void {
  const navigate = useNavigate()
  const { leave } = useWayBack()
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
    else leave(paths.home.href())
  }
}
