// The heart of the editor, in one piece on purpose: what is saved, what is not, and where what is not saved is kept.
import {
  deviceStorage,
  errorCode,
  isComplete,
  isOfflineError,
  type NewsletterIssue,
  type Services,
  TIMING,
} from '@ementa/contracts'
import { type KeyValueStorage, readCrashBuffer } from '@ementa/ui'
import { proxy, ref } from '@ementa/ui/data'
import { whenIdle } from '../idle/when-idle'
import { type IssueTextPort, isTextEmpty, plainText, sameText, type TextOp, withWords } from '../rich-text/issue-text'
import { type BufferedIssue, type IssueFields, isBufferedIssue, sameFields } from './issue-buffer'
import { createMeasurer, type IssueMeasures } from './measure-issue'
import type { IssueClaim } from './other-tabs'
import { SAVE_TEXTS } from './texts'

/** How long typing may go on before state and counts are looked at again, in ms. */
const SETTLE_AFTER = 400
/** … and at the latest, for someone who never pauses: reading the whole text at every beat would be felt in the keys. */
const SETTLE_BY = 3000
/** An auto-save that is due waits for so long a pause in typing: a long text is read whole for it, which a key would feel. In ms. */
const SAVE_AFTER = 600
/** … and at the latest, in ms. */
const SAVE_BY = 2000

export interface EditingState {
  /** As the backend has it; `updated_at` is what the next save expects to find. */
  issue: NewsletterIssue
  fields: IssueFields
  /** `local`: the last attempt to save failed, the text is kept on this device only. */
  save: 'saved' | 'saving' | 'changed' | 'local'
  /** ms epoch */
  savedAt: number
  editedAt: number
  measures: IssueMeasures
  /** The words of the text when typing last paused. */
  words: string
  /** The text without its marks is empty. */
  isEmpty: boolean
  /** What an earlier visit wrote and did not save. */
  recovered: BufferedIssue | null
  /** The same issue as another tab saved it, until the person decides. */
  conflict: NewsletterIssue | null
  isConflictOpen: boolean
  /** The device refuses to keep a copy. */
  isBufferFailing: boolean
}

export interface EditingOptions {
  issue: NewsletterIssue
  api: Pick<Services['api'], 'newsletters'>
  toast: Services['toast']
  bufferKey: string
  storage?: KeyValueStorage
  /** Whether this tab alone has the issue open; absent: it does. */
  claim?: () => IssueClaim
  /** After each save, with what is stored now. */
  onSaved?: (issue: NewsletterIssue) => void
}

export type IssueEditing = ReturnType<typeof createIssueEditing>

const fieldsOf = ({ title, subject, preheader }: NewsletterIssue): IssueFields => ({
  title,
  subject,
  preheader: preheader ?? '',
})

const isSameText = (one: NewsletterIssue, other: NewsletterIssue) =>
  one.html === other.html && sameFields(fieldsOf(one), fieldsOf(other))

/** State and rules of one open issue. Works without React and without Quill: the text comes through a port. */
export function createIssueEditing(options: EditingOptions) {
  const { api, toast, bufferKey, storage = deviceStorage, onSaved } = options
  const recoveredKey = `${bufferKey}:recovered`
  const measure = createMeasurer()
  const state = proxy<EditingState>({
    issue: options.issue,
    fields: fieldsOf(options.issue),
    save: 'saved',
    savedAt: Date.parse(options.issue.updated_at),
    editedAt: Date.parse(options.issue.updated_at),
    measures: measure([]),
    words: '',
    isEmpty: true,
    recovered: null,
    conflict: null,
    isConflictOpen: false,
    isBufferFailing: false,
  })
  let text: IssueTextPort | null = null
  /** What is stored: the other side of every comparison. */
  let savedFields = fieldsOf(options.issue)
  let savedOps: TextOp[] = []
  let saving: Promise<boolean> | null = null
  let isDisposed = false
  let isAbandoned = false
  let claim: IssueClaim | undefined
  let ownsBuffer = false
  let settleBy = 0
  /** Told when typing pauses: the line that shows it would otherwise be drawn in a key. */
  let changedAt = Date.parse(options.issue.updated_at)
  const timers = new Map<string, () => void>()

  const isTextChanged = () => text !== null && !sameText(text.ops(), savedOps)
  const isDirty = () => !sameFields(state.fields, savedFields) || isTextChanged()
  const currentHtml = () => (text && isTextChanged() ? text.html() : state.issue.html)

  /** Not restarted by later calls: someone who never pauses must be saved too. */
  function soon(name: string, delay: number, run: () => void) {
    if (isDisposed || timers.has(name)) return
    const end = whenIdle(delay, () => {
      timers.delete(name)
      run()
    })
    timers.set(name, end)
  }

  function stop(name: string) {
    timers.get(name)?.()
    timers.delete(name)
  }

  /** Something the person did: marked at once, looked at closely a moment later. */
  function changed() {
    if (state.issue.status === 'sent') return
    changedAt = Date.now()
    if (state.save === 'saved' || state.save === 'local') state.save = 'changed'
    soon('buffer', TIMING.crashBuffer / 2, writeBuffer)
    settleSoon()
    soon('auto-save', TIMING.issueAutoSave, () => autoSave(Date.now() + SAVE_BY))
  }

  function autoSave(latest: number) {
    const pause = Date.now() - changedAt
    if (pause >= SAVE_AFTER || Date.now() >= latest) void save({ silent: true })
    else soon('auto-save', SAVE_AFTER - pause, () => autoSave(latest))
  }

  /** Waits for a pause in typing. */
  function settleSoon() {
    const now = Date.now()
    if (!timers.has('settle')) settleBy = now + SETTLE_BY
    stop('settle')
    soon('settle', Math.max(0, Math.min(SETTLE_AFTER, settleBy - now)), settle)
  }

  /** Undone by hand is not changed: no marker, no copy, no question on leaving. */
  function settle() {
    stop('settle')
    state.editedAt = changedAt
    if (text) {
      const ops = text.ops()
      state.measures = measure(ops)
      state.words = plainText(ops)
      state.isEmpty = isTextEmpty(ops)
    }
    if (state.save === 'saving') return
    if (isDirty()) {
      if (state.save === 'saved') state.save = 'changed'
      return
    }
    state.save = 'saved'
    stop('auto-save')
    forgetBuffer()
  }

  function copyOfNow(): BufferedIssue {
    return { ...state.fields, ops: text && isTextChanged() ? text.ops() : null, writtenAt: Date.now() }
  }

  function store(key: string, value: BufferedIssue): boolean {
    try {
      storage.setItem(key, JSON.stringify(value))
      state.isBufferFailing = false
    } catch {
      state.isBufferFailing = true
    }
    return !state.isBufferFailing
  }

  function writeBuffer(): boolean {
    stop('buffer')
    if (!isDirty()) {
      forgetBuffer()
      return true
    }
    // The page may be hidden after the decision to leave and before it is taken away.
    if (isAbandoned) return true
    ownsBuffer = true
    return store(bufferKey, copyOfNow())
  }

  /** Never a copy that this tab did not write: it is another tab's, or waits to be recovered. */
  function forgetBuffer() {
    stop('buffer')
    if (ownsBuffer) storage.removeItem(bufferKey)
    ownsBuffer = false
  }

  /** Looks for what an earlier visit left. Its own key, so that new typing cannot overwrite it before the person decides. */
  function recover() {
    const left = readCrashBuffer(bufferKey, isBufferedIssue, storage)
    if (left) {
      store(recoveredKey, left)
      storage.removeItem(bufferKey)
    }
    const recovered = left ?? readCrashBuffer(recoveredKey, isBufferedIssue, storage)
    if (!recovered) return
    const isNews = !sameFields(recovered, savedFields) || (recovered.ops !== null && !sameText(recovered.ops, savedOps))
    if (isNews) state.recovered = ref(recovered)
    else storage.removeItem(recoveredKey)
  }

  function forgetRecovered() {
    state.recovered = null
    storage.removeItem(recoveredKey)
  }

  /** `true` when everything is stored. Silent: an incomplete or failing auto-save bothers nobody (spec §5). */
  async function save({ silent = false } = {}): Promise<boolean> {
    stop('auto-save')
    if (saving) await saving
    if (state.issue.status === 'sent') return false
    if (state.conflict) {
      if (!silent) state.isConflictOpen = true
      return false
    }
    const html = currentHtml()
    if (!isComplete({ subject: state.fields.subject, html })) {
      if (!silent) toast.error(SAVE_TEXTS.incomplete, SAVE_TEXTS.incompleteReason)
      return false
    }
    saving = send(html, silent)
    try {
      return await saving
    } finally {
      saving = null
    }
  }

  async function send(html: string, silent: boolean): Promise<boolean> {
    const fields = { ...state.fields }
    const ops = text?.ops() ?? savedOps
    state.save = 'saving'
    try {
      const issue = await api.newsletters.updateIssue({
        issueId: state.issue.id,
        title: fields.title.trim() || fields.subject.trim(),
        subject: fields.subject.trim(),
        preheader: fields.preheader.trim() || null,
        html,
        expectedUpdatedAt: state.issue.updated_at,
      })
      accept(issue, fields, ops)
      if (!silent) toast.success(issue.status === 'draft' ? SAVE_TEXTS.draftSaved : SAVE_TEXTS.issueSaved)
      return true
    } catch (error) {
      await refuse(error, silent)
      return false
    }
  }

  /** What was typed while the save was on its way stays unsaved. */
  function accept(issue: NewsletterIssue, fields: IssueFields, ops: TextOp[]) {
    state.issue = issue
    savedFields = fields
    savedOps = ops
    state.savedAt = Date.now()
    state.save = 'saved'
    settle()
    if (isDirty()) changed()
    onSaved?.(issue)
  }

  async function refuse(error: unknown, silent: boolean) {
    state.save = writeBuffer() ? 'local' : 'changed'
    const code = errorCode(error)
    if (code === 'ISSUE_CONFLICT' || code === 'ISSUE_ALREADY_SENT') {
      await meetOther(silent)
      if (!silent && state.issue.status === 'sent') toast.error(SAVE_TEXTS.failed, SAVE_TEXTS.sentMeanwhile)
      return
    }
    soon('auto-save', TIMING.issueAutoSave, () => void save({ silent: true }))
    if (!silent) toast.error(SAVE_TEXTS.failed, isOfflineError(error) ? SAVE_TEXTS.offline : undefined)
  }

  /** Somebody else changed the issue: reads what it is now. */
  async function meetOther(silent: boolean) {
    try {
      const { issue } = await api.newsletters.getIssue({ issueId: state.issue.id })
      // The same, or read before a save of ours that has ended meanwhile. ISO times in UTC compare as texts.
      if (issue.updated_at <= state.issue.updated_at) return
      if (issue.status === 'sent') {
        writeBuffer()
        state.issue = issue
      } else if (isSameText(issue, state.issue)) {
        // Scheduled, held or taken back: what is written here is as new as before.
        state.issue = issue
      } else if (isDirty()) {
        state.conflict = issue
        state.isConflictOpen ||= !silent
      } else begin(issue)
    } catch {
      // Offline or failing: the next save finds out again.
    }
  }

  /** Shows what is stored, as if the page had just been opened. */
  function begin(issue: NewsletterIssue) {
    state.issue = issue
    savedFields = fieldsOf(issue)
    state.fields = fieldsOf(issue)
    text?.load(issue.html)
    savedOps = text?.ops() ?? []
    state.savedAt = Date.parse(issue.updated_at)
    changedAt = state.savedAt
    state.save = 'saved'
    settle()
  }

  const hide = () => {
    if (document.visibilityState === 'hidden') writeBuffer()
  }

  return {
    state,
    isDirty,
    changed,
    save,
    writeBuffer,

    /** The rich-text chunk has arrived with the stored text in it. */
    attach(port: IssueTextPort) {
      text = port
      savedOps = port.ops()
      claim ??= options.claim?.()
      if (!claim) recover()
      else void claim.isFirst.then((isFirst) => isFirst && !isDisposed && recover())
      settle()
    },

    /** Other words in place of some of the text, its marks kept; undoable. The focus goes into the text. */
    rewrite(rewritten: (words: string) => string | null) {
      const ops = text?.ops()
      const words = ops && rewritten(plainText(ops))
      if (!text || !ops || words === null || words === undefined) return
      text.replace({ ops: withWords(ops, words) })
      text.focus()
      changed()
    },

    /** The HTML as it would be saved now. */
    html: currentHtml,

    /** Looked up now, not when typing last paused. */
    hasEmptyText(): boolean {
      settle()
      return state.isEmpty
    },

    /** What is sent is what is stored: `true` when that holds everything and is enough to be sent. */
    async saveForSending(): Promise<boolean> {
      if (isDirty() || saving || state.conflict || !isComplete(state.issue)) return save()
      return true
    },

    setField(name: keyof IssueFields, value: string) {
      state.fields[name] = value
      changed()
    },

    restore() {
      const { recovered } = state
      if (!recovered) return
      const { title, subject, preheader, ops } = recovered
      state.fields = { title, subject, preheader }
      if (ops) text?.replace({ ops })
      forgetRecovered()
      changed()
    },

    discardRecovered: forgetRecovered,

    /** Goes on with what was typed while the issue was being created. Call it once the text is there. */
    continueWith({ title, subject, preheader, ops }: BufferedIssue) {
      state.fields = { title, subject, preheader }
      if (ops) text?.replace({ ops })
      changed()
    },

    /** The person left without saving: nothing of it is kept. */
    abandon() {
      for (const name of [...timers.keys()]) stop(name)
      isDisposed = true
      isAbandoned = true
      forgetBuffer()
    },

    /** Overwrites what the other tab saved. */
    async keepMine(): Promise<boolean> {
      if (!state.conflict) return false
      state.issue = { ...state.conflict }
      savedFields = fieldsOf(state.issue)
      // What is stored is the other tab's text now: all of mine differs from it, even if only the subject was changed here.
      savedOps = []
      state.conflict = null
      state.isConflictOpen = false
      return save()
    },

    /** Takes what the other tab saved; what stood here waits as a recovered draft. */
    takeOther() {
      const { conflict } = state
      if (!conflict) return
      const mine = copyOfNow()
      if (store(recoveredKey, { ...mine, ops: text?.ops() ?? null })) {
        state.recovered = ref({ ...mine, ops: text?.ops() ?? null })
      }
      state.conflict = null
      state.isConflictOpen = false
      begin(conflict)
    },

    openConflict(isOpen: boolean) {
      state.isConflictOpen = isOpen
    },

    /** Another tab says that it saved, or this one comes back into view. */
    async lookAgain() {
      // A save on its way finds out by itself.
      if (!saving) await meetOther(true)
    },

    /** The connection is back: looks what happened elsewhere, and saves what waited for it. */
    async reconnect() {
      if (!saving) await meetOther(true)
      if (isDirty()) await save({ silent: true })
    },

    /** The issue goes out in a moment: what is unsaved goes along. */
    async saveBeforeSending() {
      if (isDirty()) await save({ silent: true })
    },

    /** The issue was sent, scheduled or taken back; its text stays as it stands here. */
    adopt(issue: NewsletterIssue) {
      state.issue = issue
    },

    /** Begins to listen; the returned function ends everything and keeps a last copy. */
    start() {
      isDisposed = false
      isAbandoned = false
      claim ??= options.claim?.()
      window.addEventListener('pagehide', writeBuffer)
      document.addEventListener('visibilitychange', hide)
      return () => {
        window.removeEventListener('pagehide', writeBuffer)
        document.removeEventListener('visibilitychange', hide)
        claim?.release()
        claim = undefined
        if (!isDisposed && text) writeBuffer()
        for (const name of [...timers.keys()]) stop(name)
        isDisposed = true
      }
    },
  }
}
