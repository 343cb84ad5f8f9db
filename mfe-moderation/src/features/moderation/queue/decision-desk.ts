import { errorCode, MODERATION, type ModerationActionType, type Services, TIMING } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import { describeDecisionError, describeReversalError } from '../../../shared/decisions/decision-errors'
import type { QueueRow } from './queue-row-data'

/** The item as the moderator saw it, with its version and that of its content. */
type Seen = Pick<QueueRow, 'id' | 'item' | 'content'>

/** Returns the versions that a decision names: the backend refuses it when the item or its content has changed. */
export const seenVersions = ({ id, item, content }: Seen) => ({
  id,
  version: item.updated_at,
  content_version: content?.version ?? null,
})

export interface Decision {
  row: Seen
  action: ModerationActionType
  reason: string
  moderatorId: string
  /** A sentence such as `Publicação de @ana foi removida`. */
  title: string
}

/** A decision that was made on this page and can be undone by its audit entry. */
interface UndoableDecision {
  id: string
  decisionId: string
  title: string
}

/**
 * Sends decisions at once, so that none is lost when the page is closed. A row is hidden while its call is under way
 * and comes back when it fails. Each decision has an undo of its own, which is logged as well.
 */
export class DecisionDesk {
  /**
   * `hidden` maps an item id to the version that was decided here (an item put back into the queue has another version
   * and is shown). `failed` has the rows whose decision failed. `returned` is the row whose decision was undone or must
   * be made again; it is cleared once the page has moved the focus there.
   */
  readonly state = proxy<{
    hidden: Record<string, string>
    failed: Record<string, true>
    returned: string | null
  }>({ hidden: {}, failed: {}, returned: null })
  readonly #services: Pick<Services, 'api' | 'toast'>
  /** The newest is last. */
  #undoable: UndoableDecision[] = []
  #underWay: Promise<unknown> = Promise.resolve()

  constructor(services: Pick<Services, 'api' | 'toast'>) {
    this.#services = services
  }

  /** Sends a decision. Never rejects: a failure shows the row again and a toast. */
  async decide(decision: Decision): Promise<void> {
    const { id, item } = decision.row
    if (this.state.hidden[id] === item.updated_at) return
    this.hide([decision.row])
    delete this.state.failed[id]
    this.state.returned = null
    const answered = this.#send(decision)
    this.#underWay = Promise.all([this.#underWay, answered])
    await answered
  }

  /** Settles once all decisions of this page so far have their answers. Never rejects. */
  whenDecided(): Promise<unknown> {
    return this.#underWay
  }

  async #send({ row, action, reason, moderatorId, title }: Decision): Promise<void> {
    const { api, toast } = this.#services
    const { id } = row
    try {
      const { decision_id: decisionId } = await api.moderation.processQueue({
        ...seenVersions(row),
        action_type: action,
        moderator_id: moderatorId,
        reason: reason.trim(),
        duration_days: action === 'temp_ban' ? MODERATION.temporaryBanDays : null,
      })
      this.#undoable.push({ id, decisionId, title })
      toast.success('Ação realizada com sucesso', {
        description: title,
        duration: TIMING.undo,
        action: { label: 'Desfazer', onClick: () => void this.undo(decisionId) },
      })
    } catch (error) {
      delete this.state.hidden[id]
      toast.show(describeDecisionError(error, title))
      const code = errorCode(error)
      if (code !== 'ALREADY_HANDLED' && code !== 'QUEUE_ITEM_NOT_FOUND') this.state.failed[id] = true
      // The moderator decides again, with the new text in view.
      if (code === 'CONTENT_CHANGED') this.state.returned = id
    }
  }

  /** Takes back a decision of this page. Never rejects. */
  async undo(decisionId: string): Promise<void> {
    const decision = this.#undoable.find((one) => one.decisionId === decisionId)
    if (!decision) return
    this.#undoable = this.#undoable.filter((one) => one !== decision)
    const { api, toast } = this.#services
    try {
      await api.moderation.restore({ id: decisionId, reopen: true })
      delete this.state.hidden[decision.id]
      this.state.returned = decision.id
      toast.info('Decisão desfeita', `${decision.title}: não vale mais. O item voltou à fila.`)
    } catch (error) {
      this.#undoable.push(decision)
      toast.show(describeReversalError(error))
    }
  }

  undoLast(): void {
    const last = this.#undoable.at(-1)
    if (last) void this.undo(last.decisionId)
  }

  /** Hides the rows of items that were handled in another way. */
  hide(rows: readonly Pick<Seen, 'id' | 'item'>[]) {
    for (const { id, item } of rows) this.state.hidden[id] = item.updated_at
  }

  /** Shows the rows of these items again. */
  show(ids: readonly string[]) {
    for (const id of ids) delete this.state.hidden[id]
  }

  markFailed(ids: readonly string[]) {
    for (const id of ids) this.state.failed[id] = true
  }
}
