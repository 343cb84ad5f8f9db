import { errorCode, MODERATION, type ModerationActionType, type Services, TIMING } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import { outbox } from './outbox'
import { refusalOf } from './refusal'

export interface Decision {
  /** Of the queue item. */
  id: string
  /** The `updated_at` that the moderator saw. */
  version: string
  action: ModerationActionType
  reason: string
  moderatorId: string
  /** `Publicação de @ana será removida` */
  title: string
}

interface DeskOptions {
  services: Pick<Services, 'api' | 'toast'>
  /** After something was decided, or refused because the list was old: what was read may be stale. */
  onSettled: () => void
}

/**
 * Decisions wait 10 s before they are sent, so that each can be taken back; nothing was decided until then. The row is
 * hidden meanwhile and comes back when the decision is undone or fails.
 */
export class DecisionDesk {
  /**
   * `hidden`: rows that do not stand in the list; `failed`: rows that came back. Both by item id. `returned`: the one
   * whose decision was just taken back, until the page has led the moderator to it.
   */
  readonly state = proxy<{
    waiting: Decision[]
    hidden: Record<string, true>
    failed: Record<string, true>
    returned: string | null
  }>({ waiting: [], hidden: {}, failed: {}, returned: null })
  readonly #services: DeskOptions['services']
  readonly #onSettled: () => void
  readonly #timers = new Map<string, { timer: ReturnType<typeof setTimeout>; toast: string }>()

  constructor({ services, onSettled }: DeskOptions) {
    this.#services = services
    this.#onSettled = onSettled
  }

  decide(decision: Decision) {
    const { id, title } = decision
    if (this.state.hidden[id]) return
    this.state.hidden[id] = true
    delete this.state.failed[id]
    // One undo at a time stands over the page; the earlier ones remain in the bar above the list.
    for (const { toast } of this.#timers.values()) this.#services.toast.close(toast)
    this.state.waiting.push(decision)
    const toast = this.#services.toast.show({
      title,
      description: `Aplicada em ${TIMING.undo / 1000} segundos.`,
      status: 'info',
      duration: TIMING.undo,
      action: { label: 'Desfazer', onClick: () => this.undo(id) },
    })
    this.#timers.set(id, { timer: setTimeout(() => void this.commit(id), TIMING.undo), toast })
  }

  /** Takes a waiting decision back; does nothing once it was sent. */
  undo(id: string) {
    if (!this.#take(id)) return
    delete this.state.hidden[id]
    this.state.returned = id
  }

  undoLast() {
    const last = this.state.waiting.at(-1)
    if (last) this.undo(last.id)
  }

  /** Sends a waiting decision now. Never rejects: a failure brings the row back and says so. */
  async commit(id: string): Promise<void> {
    const decision = this.#take(id)
    if (decision) await this.#send(decision)
  }

  async commitAll(): Promise<void> {
    // The ids first: each commit takes its decision out of the list.
    const ids = this.state.waiting.map(({ id }) => id)
    await Promise.all(ids.map((id) => this.commit(id)))
  }

  /** The page is going away, perhaps for good. */
  leave() {
    outbox.add(this.state.waiting.map((decision) => ({ ...decision })))
    void this.commitAll()
  }

  /** Sends what an earlier visit of this moderator could not; what did get through then is passed over in silence. */
  async resume(moderatorId: string): Promise<void> {
    const left = outbox.read().filter((decision) => decision.moderatorId === moderatorId)
    await Promise.all(left.map((decision) => this.#send(decision, true)))
  }

  /** The rows of these items were handled in another way. */
  hide(ids: readonly string[]) {
    for (const id of ids) this.state.hidden[id] = true
  }

  markFailed(ids: readonly string[]) {
    for (const id of ids) this.state.failed[id] = true
  }

  #take(id: string): Decision | undefined {
    const index = this.state.waiting.findIndex((decision) => decision.id === id)
    const [taken] = index < 0 ? [] : this.state.waiting.splice(index, 1)
    const clock = this.#timers.get(id)
    this.#timers.delete(id)
    if (clock) {
      clearTimeout(clock.timer)
      this.#services.toast.close(clock.toast)
    }
    return taken
  }

  async #send(decision: Decision, isResumed = false): Promise<void> {
    const { api, toast } = this.#services
    const { id, version, action, reason, moderatorId, title } = decision
    try {
      await api.moderation.processQueue({
        id,
        version,
        action_type: action,
        moderator_id: moderatorId,
        reason: reason.trim(),
        duration_days: action === 'temp_ban' ? MODERATION.temporaryBanDays : null,
      })
      outbox.remove(id)
      toast.success('Ação realizada com sucesso', {
        description: title.replace(/será|serão|receberá/, (verb) => DONE[verb] ?? verb),
      })
    } catch (error) {
      const code = errorCode(error)
      const isLate = code === 'ALREADY_HANDLED' || code === 'QUEUE_ITEM_NOT_FOUND'
      // Signed out meanwhile: it is sent when the same person is back.
      if (code === 'UNAUTHORIZED') outbox.add([decision])
      else outbox.remove(id)
      delete this.state.hidden[id]
      if (!(isLate && isResumed)) {
        toast.show(refusalOf(error, title))
        if (!isLate) this.state.failed[id] = true
      }
    } finally {
      this.#onSettled()
    }
  }
}

const DONE: Record<string, string> = { será: 'foi', serão: 'foram', receberá: 'recebeu' }
