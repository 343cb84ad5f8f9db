import { useSession } from '@ementa/ui'
import { useEffect, useState } from 'react'
import { claimNewDraft, type NewDraft } from './new-drafts'

/** The unsaved issue of this tab; null until it is claimed. `other` leaves it where it is and takes the next one. */
export function useNewDraft(newsletterId: string | undefined): { draft: NewDraft | null; other: () => void } {
  const userId = useSession().user?.id
  const [draft, setDraft] = useState<NewDraft | null>(null)
  const [after, setAfter] = useState<string>()

  useEffect(() => {
    if (!userId || !newsletterId) return
    let isCurrent = true
    let held: NewDraft | undefined
    void claimNewDraft(userId, newsletterId, after).then((claimed) => {
      if (!isCurrent) return claimed.release()
      held = claimed
      setDraft(claimed)
    })
    return () => {
      isCurrent = false
      setDraft(null)
      held?.release()
    }
  }, [userId, newsletterId, after])

  return { draft, other: () => setAfter(draft?.key) }
}
