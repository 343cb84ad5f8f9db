import {
  type LocalQueueEntry,
  MODERATION,
  type PostModerationReport,
  queueReason,
  type ReportTargetType,
  STORAGE_KEYS,
  type UserReport,
} from '@ementa/contracts'
import { localQueueEntrySchema, postModerationReportSchema, userReportSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { Document, type SafeStorage } from './store/storage'

const localReportsSchema = v.object({
  userReports: v.array(userReportSchema),
  postReports: v.array(postModerationReportSchema),
  queue: v.array(localQueueEntrySchema),
})

/** The reports made on this device and their local queue, kept in local storage and sent nowhere. */
export class LocalReports {
  readonly #document: Document<typeof localReportsSchema>

  constructor(storage: SafeStorage) {
    this.#document = new Document(storage, STORAGE_KEYS.reports, localReportsSchema, () => ({
      userReports: [],
      postReports: [],
      queue: [],
    }))
  }

  addUserReport(report: UserReport): void {
    const stored = this.#document.get()
    this.#document.set({ ...stored, userReports: [...stored.userReports, report] })
  }

  addPostReport(report: PostModerationReport): void {
    const stored = this.#document.get()
    this.#document.set({ ...stored, postReports: [...stored.postReports, report] })
  }

  /** A new entry begins with count and priority 1; each further report raises both by one, the priority up to 5. */
  enqueue(entityType: ReportTargetType, entityId: string, reason: string, createdAt: string): LocalQueueEntry {
    const stored = this.#document.get()
    const same = (entry: LocalQueueEntry) => entry.entityType === entityType && entry.entityId === entityId
    const queued = stored.queue.find(same)
    const entry: LocalQueueEntry = queued
      ? {
          ...queued,
          reportCount: queued.reportCount + 1,
          priority: Math.min(queued.priority + MODERATION.priorityStep, MODERATION.priorityCap),
          mostCommonReason:
            this.#count(queued, reason) > this.#count(queued, queued.mostCommonReason)
              ? reason
              : queued.mostCommonReason,
        }
      : { entityType, entityId, reportCount: 1, priority: 1, status: 'pending', mostCommonReason: reason, createdAt }
    this.#document.set({ ...stored, queue: [...stored.queue.filter((other) => !same(other)), entry] })
    return entry
  }

  /** Counts the reports since the entry began that give this reason. */
  #count({ entityType, entityId, createdAt }: LocalQueueEntry, reason: string): number {
    const { userReports, postReports } = this.#document.get()
    const reasons = [
      ...userReports
        .filter(
          ({ type, targetId, timestamp }) => type === entityType && targetId === entityId && timestamp >= createdAt,
        )
        .map((one) => queueReason(one.reason)),
      ...postReports
        .filter((one) => one.entityType === entityType && one.entityId === entityId && one.createdAt >= createdAt)
        .map((one) => one.reason),
    ]
    return reasons.filter((one) => one === reason).length
  }

  /** A moderation action takes the item out of the queue. */
  dequeue(entityType: ReportTargetType, entityId: string): void {
    const stored = this.#document.get()
    const queue = stored.queue.filter((entry) => entry.entityType !== entityType || entry.entityId !== entityId)
    if (queue.length < stored.queue.length) this.#document.set({ ...stored, queue })
  }

  reset(): void {
    this.#document.clear()
  }
}
