import type { ModerationActionType, Services } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { useRef, useState } from 'react'
import { justificationProblem, refuseJustification } from '../admin/justification'
import type { DecisionDesk } from '../decisions/decision-desk'
import { announcement, type QueueRow } from './queue-row-data'
import type { useSelection } from './use-selection'

/** Why this person may not decide about the row; null when nothing stands in the way. */
export function hindranceOf(row: QueueRow, viewerId: string | undefined): string | null {
  if (row.item.status === 'resolved') return 'Este item já foi resolvido. Novas denúncias abrem um novo item.'
  if (row.author && row.author.id === viewerId) {
    return 'Este conteúdo é seu. Outra pessoa da moderação decide sobre ele.'
  }
  return null
}

/** Decides about one row at a time: checks the justification, hands the decision to the desk, and goes on. */
export function useDecisions(desk: DecisionDesk, selection: ReturnType<typeof useSelection>) {
  const { toast }: Pick<Services, 'toast'> = useServices()
  const { user } = useSession()
  // One text for each item: going back and forth loses none, nor does a decision that failed.
  const [texts, setTexts] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null)
  const [goesOn, setGoesOn] = useState(true)
  const field = useRef<HTMLTextAreaElement>(null)

  const act = (row: QueueRow, action: ModerationActionType) => {
    const hindrance = hindranceOf(row, user?.id)
    if (!user || hindrance) {
      if (hindrance) toast.error('Ação indisponível', hindrance)
      return
    }
    if (!row.content && action !== 'approve') return
    const reason = texts[row.id] ?? ''
    const wrong = justificationProblem(reason, action === 'temp_ban')
    if (wrong) {
      setProblem({ id: row.id, text: wrong })
      refuseJustification(toast, wrong)
      field.current?.focus()
      return
    }
    const next = selection.after(row)
    selection.open(goesOn ? (next?.id ?? null) : null)
    selection.focusRow(next?.id ?? null)
    const title = announcement(action, row)
    desk.decide({ id: row.id, version: row.item.updated_at, action, reason, moderatorId: user.id, title })
  }

  return {
    act,
    field,
    goesOn: { value: goesOn, onChange: setGoesOn },
    justificationOf: (row: QueueRow) => ({
      value: texts[row.id] ?? '',
      problem: problem?.id === row.id ? problem.text : null,
      onChange: (text: string) => {
        setTexts((before) => ({ ...before, [row.id]: text }))
        setProblem(null)
      },
    }),
    hindranceOf: (row: QueueRow) => hindranceOf(row, user?.id),
  }
}
