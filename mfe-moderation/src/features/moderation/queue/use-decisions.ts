import { MODERATION, type ModerationActionType } from '@ementa/contracts'
import { useCrashCopy, useServices, useSession } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type LeftFields, useFormCopySlot } from '@ementa/ui/forms'
import { closeGap } from '@ementa/ui/overlays'
import { addDays } from 'date-fns'
import { useRef, useState } from 'react'
import {
  ACTING_NEEDS_MODERATOR,
  describeClaim,
  describeStrongerMeasure,
  OWN_CAUSE,
} from '../../../shared/decisions/decision-errors'
import { justificationProblem, refuseJustification } from '../../../shared/decisions/justification'
import type { DecisionDesk } from './decision-desk'
import { actionsFor, describeDecision, JUSTIFIED, type QueueRow } from './queue-row-data'
import type { useSelection } from './use-queue'

/** The user who looks at the queue. */
export interface Viewer {
  id: string | undefined
  isModerator: boolean
}

/** Returns why the viewer may not decide about the row; null when they may. */
export function findDecisionObstacle(row: QueueRow, viewer: Viewer): string | null {
  if (!viewer.isModerator) return ACTING_NEEDS_MODERATOR
  if (row.objection?.decision.moderator_id === viewer.id)
    return 'A decisão recorrida é sua. Outra pessoa da moderação decide o recurso.'
  if (row.item.status === 'resolved') return 'Este item já foi resolvido. Novas denúncias abrem um novo item.'
  if (row.author && row.author.id === viewer.id) {
    return OWN_CAUSE
  }
  return null
}

/** Returns why the row cannot be part of a bulk decision; null when it can. */
export function findBulkObstacle(row: QueueRow, viewer: Viewer): string | null {
  if (row.objection) return 'Recursos são respondidos um a um, no painel.'
  return findDecisionObstacle(row, viewer)
}

/** Returns why one of the decisions cannot be made about the row; null when it can. */
export function findActionObstacle(row: QueueRow, action: ModerationActionType): string | null {
  const { standing } = row
  if (action !== 'temp_ban' || !standing) return null
  const end = addDays(new Date(), MODERATION.temporaryBanDays).toISOString()
  const isShorter = standing.banned_until !== null && standing.banned_until > end
  if (standing.status !== 'banned' && !isShorter) return null
  return describeStrongerMeasure(standing.status, standing.banned_until)
}

interface Deciding {
  desk: DecisionDesk
  selection: ReturnType<typeof useSelection>
  /** Names of the other moderators who have an item open, by item id. */
  holders: ReadonlyMap<string, string>
}

/** Decides about one row at a time: checks the justification, hands the decision to the desk, and continues. */
export function useDecisions({ desk, selection, holders }: Deciding) {
  const { toast } = useServices()
  const { user, isModerator } = useSession()
  const viewer = { id: user?.id, isModerator }
  const { textOf, setText } = useItemTexts(desk)
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null)
  const [opensNext, setOpensNext] = useState(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const rules = useRef<HTMLDivElement>(null)

  const decidingObstacle = (row: QueueRow): string | null => {
    const holder = holders.get(row.id)
    return findDecisionObstacle(row, viewer) ?? (holder === undefined ? null : describeClaim(holder))
  }

  const continueAfter = (row: QueueRow) => {
    closeGap(row.id)
    const next = selection.after(row)
    selection.open(opensNext ? (next?.id ?? null) : null)
    selection.focusRow(next?.id ?? null)
  }

  const act = (row: QueueRow, action: ModerationActionType) => {
    const obstacle = decidingObstacle(row) ?? findActionObstacle(row, action)
    if (obstacle) return toast.error('Ação indisponível', obstacle)
    if (!user || !actionsFor(row).includes(action)) return
    const reason = textOf(row.id)
    const wrong = justificationProblem(reason, JUSTIFIED.includes(action))
    if (wrong) {
      setProblem({ id: row.id, text: wrong })
      refuseJustification(toast, wrong)
      field.current?.focus()
      return
    }
    continueAfter(row)
    const title = describeDecision(action, row)
    void desk.decide({ row, action, reason, moderatorId: user.id, title })
  }

  return {
    act,
    continueAfter,
    field,
    rules,
    opensNext: { value: opensNext, onChange: setOpensNext },
    justificationOf: (row: QueueRow) => ({
      value: textOf(row.id),
      problem: problem?.id === row.id ? problem.text : null,
      onChange: (text: string) => {
        setText(row.id, text)
        setProblem(null)
      },
    }),
    decidingObstacle,
  }
}

/**
 * Keeps one justification per item: it survives a visit to other items, a failed decision, a reload and a crash.
 * The justification of an item that was decided is kept, for an undo, only as long as the page is open.
 */
function useItemTexts(desk: DecisionDesk) {
  const slot = useFormCopySlot('queue', '')
  const { hidden } = useSnapshot(desk.state)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const texts: LeftFields = { ...slot?.left, ...typed }
  const kept = Object.entries(texts).filter(([id, text]) => !hidden[id] && text !== '')
  useCrashCopy(slot?.key ?? '', kept.length > 0 ? Object.fromEntries(kept) : null)
  return {
    textOf: (id: string) => String(texts[id] ?? ''),
    setText: (id: string, text: string) => setTyped((now) => ({ ...now, [id]: text })),
  }
}
