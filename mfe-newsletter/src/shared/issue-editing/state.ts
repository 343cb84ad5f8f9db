import type { NewsletterIssue } from '@ementa/contracts'
import { proxy, ref } from '@ementa/ui/data'
import { type CopiedIssue, type IssueFields, sameFields } from './crash-copy'
import type { IssueMeasures } from './measure-issue'

/** Facts about a text, measured when typing pauses. */
export interface TextFacts {
  measures: IssueMeasures
  words: string
  /** The text without its marks is empty. */
  isEmpty: boolean
}

/** An open issue as its page shows it. Changes by `reduce` alone. */
export interface EditingState extends TextFacts {
  /** As the backend has it; `updated_at` is what the next save expects to find. */
  issue: NewsletterIssue
  fields: IssueFields
  /** The fields as they were when last saved. */
  savedFields: IssueFields
  /** `local`: the last attempt to save failed, the text is kept on this device only. */
  save: 'saved' | 'saving' | 'changed' | 'local'
  /** Why saving fails and will fail again; null while it may succeed the next time. */
  refusal: string | null
  /** All three in ms epoch. `editedAt` follows `changedAt` when typing pauses, so that no key renders the line that shows it. */
  savedAt: number
  changedAt: number
  editedAt: number
  /** Unsaved writing of an earlier visit. */
  recovered: CopiedIssue | null
  /** The same issue as another tab saved it, until the person decides. */
  conflict: NewsletterIssue | null
  isConflictOpen: boolean
  /** The device refuses to keep a copy. */
  isCopyFailing: boolean
}

/** Result of comparing the stored issue with the text that is open here. */
type Found = 'nothing-new' | 'sent' | 'same-text' | 'other-text' | 'conflict'

export type EditingEvent =
  | { type: 'edited'; now: number; fields?: Partial<IssueFields> }
  | { type: 'settled'; isDirty: boolean; facts?: TextFacts }
  | { type: 'save-began' }
  | { type: 'saved'; issue: NewsletterIssue; fields: IssueFields; now: number }
  | { type: 'created'; issue: NewsletterIssue; fields: IssueFields; now: number }
  | { type: 'save-failed'; isCopied: boolean; reason?: string | null }
  | { type: 'copied'; isKept: boolean }
  | { type: 'found'; found: Found; issue: NewsletterIssue; isSilent: boolean }
  | { type: 'adopted'; issue: NewsletterIssue }
  | { type: 'recovered'; copy: CopiedIssue }
  | { type: 'recovery-ended' }
  | { type: 'conflict-opened'; isOpen: boolean }
  | { type: 'mine-kept' }
  | { type: 'other-taken' }

const fieldsOf = ({ title, subject, preheader }: NewsletterIssue): IssueFields => ({
  title,
  subject,
  preheader: preheader ?? '',
})

/** An issue before its first save: it has no id, and the backend does not know it. */
export const newIssue = (newsletterId: string): NewsletterIssue => {
  const now = new Date().toISOString()
  return {
    id: '',
    newsletter_id: newsletterId,
    title: '',
    subject: '',
    preheader: null,
    html: '',
    status: 'draft',
    sent_at: null,
    scheduled_at: null,
    created_at: now,
    updated_at: now,
  }
}

/** Returns whether the backend has this issue; it has none of an issue before its first save. */
export const isStored = ({ id }: Pick<NewsletterIssue, 'id'>): boolean => id !== ''

export function initialState(issue: NewsletterIssue, facts: TextFacts): EditingState {
  const writtenAt = Date.parse(issue.updated_at)
  return {
    issue,
    fields: fieldsOf(issue),
    savedFields: fieldsOf(issue),
    save: 'saved',
    refusal: null,
    savedAt: writtenAt,
    changedAt: writtenAt,
    editedAt: writtenAt,
    ...facts,
    recovered: null,
    conflict: null,
    isConflictOpen: false,
    isCopyFailing: false,
  }
}

/** Compares a stored issue that was just read with the one that is open. `isDirty`: something here is not saved. */
export function compareStored({ issue }: EditingState, stored: NewsletterIssue, isDirty: boolean): Found {
  // The same, or read before a save of this tab that has ended meanwhile. ISO times in UTC compare as texts.
  if (stored.updated_at <= issue.updated_at) return 'nothing-new'
  if (stored.status === 'sent') return 'sent'
  // Scheduled, held or taken back: what is written here is as new as before.
  if (stored.html === issue.html && sameFields(fieldsOf(stored), fieldsOf(issue))) return 'same-text'
  return isDirty ? 'conflict' : 'other-text'
}

/** The rules of an open issue: what is saved, what is not, and what waits for a decision. */
export function reduce(state: EditingState, event: EditingEvent): EditingState {
  switch (event.type) {
    case 'edited': {
      if (state.issue.status === 'sent') return state
      const fields = { ...state.fields, ...event.fields }
      return { ...state, fields, changedAt: event.now, save: state.save === 'saving' ? 'saving' : 'changed' }
    }
    case 'settled':
      return { ...state, ...event.facts, editedAt: state.changedAt, ...settledSave(state, event.isDirty) }
    case 'save-began':
      return { ...state, save: 'saving' }
    case 'saved':
      return saved(state, event.issue, event.fields, event.now)
    case 'created': {
      const { title, subject } = event.issue
      // Another subject than the one that was sent: an earlier attempt had made the issue.
      const sentSubject = event.fields.subject.trim() === subject ? event.fields.subject : subject
      const stored = saved(state, event.issue, { title, subject: sentSubject, preheader: '' }, event.now)
      return { ...stored, fields: { ...state.fields, title } }
    }
    case 'save-failed':
      return { ...state, save: event.isCopied ? 'local' : 'changed', refusal: event.reason ?? null }
    case 'copied':
      return { ...state, isCopyFailing: !event.isKept }
    case 'found':
      return found(state, event)
    case 'adopted':
      return { ...state, issue: event.issue }
    case 'recovered':
      return { ...state, recovered: event.copy }
    case 'recovery-ended':
      return { ...state, recovered: null }
    case 'conflict-opened':
      return { ...state, isConflictOpen: event.isOpen }
    case 'mine-kept': {
      const { conflict } = state
      if (!conflict) return state
      return { ...state, issue: conflict, savedFields: fieldsOf(conflict), conflict: null, isConflictOpen: false }
    }
    case 'other-taken':
      return state.conflict ? reopened(state, state.conflict) : state
  }
}

function saved(state: EditingState, issue: NewsletterIssue, savedFields: IssueFields, now: number): EditingState {
  return { ...state, issue, savedFields, savedAt: now, save: 'saved', refusal: null }
}

/** A text edited back to its stored state counts as saved, except while a save is on its way. */
function settledSave({ save, refusal }: EditingState, isDirty: boolean): Pick<EditingState, 'save' | 'refusal'> {
  if (save === 'saving') return { save, refusal }
  if (!isDirty) return { save: 'saved', refusal: null }
  return { save: save === 'saved' ? 'changed' : save, refusal }
}

function found(state: EditingState, event: Extract<EditingEvent, { type: 'found' }>): EditingState {
  switch (event.found) {
    case 'nothing-new':
      return state
    case 'sent':
    case 'same-text':
      return { ...state, issue: event.issue }
    case 'other-text':
      return reopened(state, event.issue)
    case 'conflict':
      return { ...state, conflict: event.issue, isConflictOpen: state.isConflictOpen || !event.isSilent }
  }
}

/** As if the page had just been opened with this issue; what waits to be recovered keeps waiting. */
function reopened(state: EditingState, issue: NewsletterIssue): EditingState {
  const { measures, words, isEmpty, recovered, isCopyFailing } = state
  return { ...initialState(issue, { measures, words, isEmpty }), recovered, isCopyFailing }
}

export interface EditingStore {
  /** For `useSnapshot`: each view renders for what it reads of it. Written by `dispatch` alone. */
  readonly published: EditingState
  current(): EditingState
  dispatch(event: EditingEvent): void
}

/** Runs the reducer and publishes its result. */
export function createEditingStore(initial: EditingState): EditingStore {
  let state = initial
  const published = proxy<EditingState>({ ...initial })
  return {
    published,
    current: () => state,
    dispatch(event) {
      state = reduce(state, event)
      // A whole text, which nobody watches piece by piece.
      if (state.recovered) ref(state.recovered)
      Object.assign(published, state)
    },
  }
}
