import { crashCopyKey, deviceStorage, isComplete, type NewsletterIssue, type Services } from '@ementa/contracts'
import type { CopySlot, KeyValueStorage, TabLock } from '@ementa/ui'
import { type IssueTextPort, isTextEmpty } from '../rich-text/issue-text'
import { createAutosave } from './autosave'
import { type CopiedIssue, createCrashCopy, type IssueFields, sameFields } from './crash-copy'
import { createOpenText } from './open-text'
import { createSaving } from './saving'
import { createEditingStore, initialState, isStored } from './state'

interface EditingOptions {
  issue: NewsletterIssue
  api: Pick<Services['api'], 'newsletters'>
  toast: Services['toast']
  /** The copies on this device belong to this person. */
  userId: string
  /** The copy of an issue before its first save, and what an earlier visit left in it; absent: the issue is stored. */
  slot?: Pick<CopySlot<CopiedIssue>, 'key' | 'left'> | undefined
  storage?: KeyValueStorage | undefined
  /** Locks an issue for this tab; absent: no other tab has it. */
  lock?: ((issueId: string) => TabLock) | undefined
  /** Called with each new version of the issue that came of something done here. */
  notifyOtherTabs?: ((issue: NewsletterIssue) => void) | undefined
}

export type IssueEditing = ReturnType<typeof createIssueEditing>

/**
 * One open issue, without React and without Quill: the text comes through a port. The rules are in `state.ts`; here
 * they meet the timers, the copy on this device, the backend and the text. A new issue is one too: its first save, which
 * only the person asks for, makes it, and writing goes on.
 */
export function createIssueEditing({ storage = deviceStorage, userId, slot, ...options }: EditingOptions) {
  const text = createOpenText()
  const store = createEditingStore(initialState(options.issue, text.emptyFacts()))
  const { current, dispatch } = store
  const noteCopied = (isKept: boolean) => dispatch({ type: 'copied', isKept })
  const copyOf = (issueId: string) => createCrashCopy(storage, crashCopyKey(userId, 'issue', issueId), noteCopied)
  let copy = slot ? createCrashCopy(storage, slot.key, noteCopied, slot.left !== undefined) : copyOf(options.issue.id)
  const mark = createNewerTextMark(options.api)
  const autosave = createAutosave({ settle, copy: keepCopy, save: () => void saving.save({ silent: true }) })
  const saving = createSaving({
    ...options,
    store,
    text,
    autosave,
    isDirty,
    keepCopy,
    settle,
    onSaved(saved) {
      if (hasSlot) becomeStored(saved.id)
      options.notifyOtherTabs?.(saved)
      onSaved?.(saved)
    },
  })
  let hasSlot = slot !== undefined
  let lock: TabLock | undefined
  let onSaved: ((issue: NewsletterIssue) => void) | undefined
  let isStopped = false
  /** True after the person left without saving: nothing of the text is kept. */
  let isAbandoned = false

  // The text that was left is shown at once: text typed while it waited for a decision would overwrite it.
  if (slot?.left) {
    text.replace(slot.left.ops)
    dispatch({ type: 'edited', now: Date.now(), fields: { subject: slot.left.subject } })
  }

  const isNew = () => !isStored(current().issue)

  function isDirty(): boolean {
    if (isNew()) return current().fields.subject.trim() !== '' || !isTextEmpty(text.ops())
    return !sameFields(current().fields, current().savedFields) || text.isChanged()
  }

  /** From its first save on, what is written is copied and locked under the issue's own name. */
  function becomeStored(issueId: string) {
    hasSlot = false
    copy.forget()
    copy = copyOf(issueId)
    if (isDirty()) keepCopy()
    lock ??= options.lock?.(issueId)
  }

  /** Notes an edit: the issue is marked as changed at once, and measured a moment later. */
  function edit(fields?: Partial<IssueFields>) {
    if (current().issue.status === 'sent') return
    dispatch({ type: 'edited', now: Date.now(), ...(fields && { fields }) })
    autosave.touch()
    setMark(true)
  }

  /** A text that an earlier visit left counts as long as nobody has decided about it. */
  function setMark(hasNewerText: boolean) {
    const { issue, conflict, recovered } = current()
    if (!isNew()) mark.set(conflict ?? issue, hasNewerText || recovered !== null)
  }

  /**
   * Measures the text. A text edited back to its stored state counts as saved: no marker, no copy, no question on
   * leaving.
   */
  function settle() {
    autosave.cancel('settle')
    const facts = text.facts()
    const hasNewerText = isDirty()
    dispatch({ type: 'settled', isDirty: hasNewerText, ...(facts && { facts }) })
    setMark(hasNewerText)
    if (current().save !== 'saved') return
    autosave.cancel('save')
    autosave.cancel('copy')
    copy.forget()
  }

  const copyOfNow = (): CopiedIssue => ({ ...current().fields, ops: text.unsavedOps(), writtenAt: Date.now() })

  function keepCopy(): boolean {
    autosave.cancel('copy')
    if (!isDirty()) {
      copy.forget()
      return true
    }
    // The page may be hidden after the decision to leave and before it is taken away.
    return isAbandoned || copy.write(copyOfNow())
  }

  function recover() {
    mark.found(current().issue)
    const leftCopy = copy.recover()
    const isDifferent =
      leftCopy !== undefined &&
      (!sameFields(leftCopy, current().savedFields) || (leftCopy.ops !== null && text.differsFromStored(leftCopy.ops)))
    if (isDifferent) dispatch({ type: 'recovered', copy: leftCopy })
    else if (leftCopy) copy.forgetRecovered()
    setMark(isDirty())
  }

  function endRecovery() {
    dispatch({ type: 'recovery-ended' })
    copy.forgetRecovered()
    setMark(isDirty())
  }

  /** Continues with another text, as an edit of the person. */
  function continueWith({ title, subject, preheader, ops }: Omit<CopiedIssue, 'writtenAt'>) {
    text.replace(ops)
    edit({ title, subject, preheader })
  }

  function lockAndRecover() {
    lock ??= options.lock?.(current().issue.id)
    if (!lock) recover()
    else void lock.isFirst.then((isFirst) => isFirst && !isStopped && !isAbandoned && recover())
  }

  /** The issue was sent, scheduled or taken back; what is written here stays, and so does what another device saved. */
  function adopt(issue: NewsletterIssue) {
    if (issue.updated_at === current().issue.updated_at) dispatch({ type: 'adopted', issue })
    else saving.take(issue, true)
    options.notifyOtherTabs?.(issue)
  }

  const keepCopyWhenHidden = () => {
    if (document.visibilityState === 'hidden') keepCopy()
  }

  return {
    /** For `useSnapshot`. */
    state: store.published,
    isDirty,
    save: saving.save,
    checkStored: saving.checkStored,
    /** The HTML as it would be saved now. */
    html: () => text.html(current().issue.html),
    /** The text was edited. The first letter of an empty one is measured at once: pages offer less from then on. */
    changed() {
      edit()
      if (current().isEmpty) settle()
    },
    setField: (name: keyof IssueFields, value: string) => edit({ [name]: value }),
    discardRecovered: endRecovery,
    openConflict: (isOpen: boolean) => dispatch({ type: 'conflict-opened', isOpen }),
    adopt,

    /** Reads and adopts what an action here made of the issue: a schedule began or ended, or a test has its winner. */
    async readAgain() {
      try {
        adopt((await options.api.newsletters.getIssue({ issueId: current().issue.id })).issue)
      } catch {
        await saving.checkStored()
      }
    },

    /** The rich-text chunk has arrived with the stored text in it. */
    attach(port: IssueTextPort) {
      if (text.attach(port)) edit()
      else if (!slot) lockAndRecover()
      settle()
    },

    /** Other words in place of some of the text, its marks kept; undoable. The focus goes into the text. */
    rewrite(rewritten: (words: string) => string | null) {
      if (text.rewrite(rewritten)) edit()
    },

    /** Looked up now, not when typing last paused. */
    hasEmptyText(): boolean {
      settle()
      return current().isEmpty
    },

    /**
     * Saves what the sending needs, as the backend sends the stored text. Resolves to `true` when everything is stored
     * and enough to be sent.
     */
    async saveForSending(): Promise<boolean> {
      const { issue, conflict } = current()
      if (isDirty() || saving.isSaving() || conflict || !isComplete(issue)) return saving.save()
      return true
    },

    /** Discards what was left of a new issue, which is shown already. */
    discardLeft: () => continueWith({ title: '', subject: '', preheader: '', ops: [] }),

    restore() {
      const { recovered } = current()
      if (!recovered) return
      continueWith(recovered)
      endRecovery()
    },

    abandon() {
      autosave.end()
      isAbandoned = true
      copy.forget()
      setMark(false)
    },

    /** Overwrites what the other tab saved. */
    async keepMine(): Promise<boolean> {
      if (!current().conflict) return false
      dispatch({ type: 'mine-kept' })
      // The stored text is the other tab's now: the whole of mine differs from it, even if only the subject was changed
      // here.
      text.stored([])
      return saving.save()
    },

    /** Takes what the other tab saved; what was written here waits as a recovered draft. */
    takeOther() {
      if (!current().conflict) return
      const ownCopy = { ...copyOfNow(), ops: text.isAttached() ? text.ops() : null }
      copy.setAside(ownCopy)
      dispatch({ type: 'recovered', copy: ownCopy })
      dispatch({ type: 'other-taken' })
      saving.showStored()
    },

    /** After a reconnect, reads the stored issue and saves the waiting text. */
    async reconnect() {
      await saving.checkStored()
      if (isDirty()) await saving.save({ silent: true })
    },

    /** Saves unsaved text shortly before the schedule sends the issue. */
    async saveBeforeSending() {
      if (isDirty()) await saving.save({ silent: true })
    },

    /** Begins to listen. `whenSaved` is called with what each save stored. The returned function ends everything and keeps a last copy. */
    start(whenSaved?: (issue: NewsletterIssue) => void) {
      onSaved = whenSaved
      isStopped = false
      isAbandoned = false
      autosave.begin()
      if (!isNew()) lock ??= options.lock?.(current().issue.id)
      window.addEventListener('pagehide', keepCopy)
      document.addEventListener('visibilitychange', keepCopyWhenHidden)
      return () => {
        window.removeEventListener('pagehide', keepCopy)
        document.removeEventListener('visibilitychange', keepCopyWhenHidden)
        lock?.release()
        lock = undefined
        if (!isAbandoned && (slot || text.isAttached())) keepCopy()
        autosave.end()
        isStopped = true
      }
    },
  }
}

/**
 * The mark that the backend holds a scheduled issue by while there is a newer text of it here. It belongs to the version
 * that it was set on: the next save of that issue, by whichever tab, takes it away.
 */
function createNewerTextMark({ newsletters }: Pick<Services['api'], 'newsletters'>) {
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
