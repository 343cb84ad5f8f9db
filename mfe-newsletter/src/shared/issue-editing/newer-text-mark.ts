import type { NewsletterIssue, Services } from '@ementa/contracts'

/**
 * The mark that the backend holds a scheduled issue by while there is a newer text of it here. It belongs to the version
 * that it was set on: the next save of that issue, by whichever tab, takes it away.
 */
export function createNewerTextMark({ newsletters }: Pick<Services['api'], 'newsletters'>) {
  let markedVersion: string | null = null
  /** One after the other: an older mark must not arrive behind a newer one. */
  let sending: Promise<unknown> = Promise.resolve()

  return {
    /** Notes the mark that an earlier visit left, when this tab alone has the issue open. */
    found({ has_newer_text, updated_at }: NewsletterIssue): void {
      if (has_newer_text) markedVersion = updated_at
    },

    /** Sets the mark or takes it away where that is not so yet. One that could not be sent is sent again at the next call. */
    set({ id, updated_at, status }: NewsletterIssue, hasNewerText: boolean): void {
      if (status === 'sent' || hasNewerText === (markedVersion === updated_at)) return
      const before = markedVersion
      markedVersion = hasNewerText ? updated_at : null
      sending = sending
        .then(() => newsletters.markNewerText({ issueId: id, updatedAt: updated_at, hasNewerText }))
        .catch(() => {
          markedVersion = before
        })
    },
  }
}
