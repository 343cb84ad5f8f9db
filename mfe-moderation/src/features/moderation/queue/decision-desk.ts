import { errorCode, MODERATION, type ModerationActionType, type Services, TIMING } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import { refusalOf, reversalRefusalOf } from '../../../shared/decisions/refusal'
import type { QueueRow } from './queue-row-data'

/** An item as the moderator saw it: with its version, and that of its content. */
type Seen = Pick<QueueRow, 'id' | 'item' | 'content'>

/** The item as a decision names it: another version of it or of its content is refused. */
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
  /** `Publicação de @ana foi removida` */
  title: string
}

/** A decision that was carried out on this page and can be undone by its audit entry. */
interface Carried {
  id: string
  decisionId: string
  title: string
}

/**
 * Decisions are sent at once (P-28): nothing waits for the page to stay open. The row is hidden while the call is under
 * way and comes back when it fails. Each decision has an undo of its own, which is a decision on the record too
 * (decision 015).
 */
export class DecisionDesk {
  /**
   * By item id, `hidden`: the version that was decided about here and is not in the list (one that was put back into the
   * queue is another version, whoever put it back); `failed`: rows that came back. `returned`: the one whose decision was
   * just taken back or is asked again, until the page has led the moderator to it.
   */
  readonly state = proxy<{
    hidden: Record<string, string>
    failed: Record<string, true>
    returned: string | null
  }>({ hidden: {}, failed: {}, returned: null })
  readonly #services: Pick<Services, 'api' | 'toast'>
  /** Newest last. */
  #carried: Carried[] = []
  #underWay: Promise<unknown> = Promise.resolve()

  constructor(services: Pick<Services, 'api' | 'toast'>) {
    this.#services = services
  }

  /** Sends a decision. Never rejects: a failure brings the row back and says so. */
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
      this.#carried.push({ id, decisionId, title })
      toast.success('Ação realizada com sucesso', {
        description: title,
        duration: TIMING.undo,
        action: { label: 'Desfazer', onClick: () => void this.undo(decisionId) },
      })
    } catch (error) {
      delete this.state.hidden[id]
      toast.show(refusalOf(error, title))
      const code = errorCode(error)
      if (code !== 'ALREADY_HANDLED' && code !== 'QUEUE_ITEM_NOT_FOUND') this.state.failed[id] = true
      // The decision is asked again, with the new text in view.
      if (code === 'CONTENT_CHANGED') this.state.returned = id
    }
  }

  /** Takes a decision of this page back. Never rejects. */
  async undo(decisionId: string): Promise<void> {
    const carried = this.#carried.find((one) => one.decisionId === decisionId)
    if (!carried) return
    this.#carried = this.#carried.filter((one) => one !== carried)
    const { api, toast } = this.#services
    try {
      await api.moderation.restore({ id: decisionId, reopen: true })
      delete this.state.hidden[carried.id]
      this.state.returned = carried.id
      toast.info('Decisão desfeita', `${carried.title}: não vale mais. O item voltou à fila.`)
    } catch (error) {
      this.#carried.push(carried)
      toast.show(reversalRefusalOf(error))
    }
  }

  undoLast(): void {
    const last = this.#carried.at(-1)
    if (last) void this.undo(last.decisionId)
  }

  /** The rows of these items were handled in another way. */
  hide(rows: readonly Pick<Seen, 'id' | 'item'>[]) {
    for (const { id, item } of rows) this.state.hidden[id] = item.updated_at
  }

  /** The rows of these items wait again. */
  show(ids: readonly string[]) {
    for (const id of ids) delete this.state.hidden[id]
  }

  markFailed(ids: readonly string[]) {
    for (const id of ids) this.state.failed[id] = true
  }
}
