import type { NewsletterIssue } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { issueOf } from '../../test/records'
import { compareStored, type EditingEvent, type EditingState, initialState, reduce } from './state'

const ISSUE = issueOf({ title: 'Título', subject: 'Assunto', html: '<p>Texto</p>' })
const LATER = '2026-11-25T12:00:00.000Z'
const LOOSE = { undescribedImages: 0, unlinked: [], brokenLinks: [] }

const FACTS = { measures: { words: 1, leftovers: [], isTooLarge: false, ...LOOSE }, words: 'Texto', isEmpty: false }
const COPY = { title: 'Título', subject: 'Recuperado', preheader: '', ops: null, writtenAt: 1 }
const OTHER: NewsletterIssue = { ...ISSUE, subject: 'Da outra aba', updated_at: LATER }
const HELD: NewsletterIssue = {
  ...ISSUE,
  updated_at: LATER,
  held: { reason: 'text', due_at: LATER, recurrence: 'none' },
}

const open = (changes: Partial<EditingState> = {}): EditingState => ({ ...initialState(ISSUE, FACTS), ...changes })

test.each<[name: string, event: EditingEvent]>([
  ['an adopted status', { type: 'adopted', issue: { ...ISSUE, status: 'scheduled' } }],
  ['a sending that was held', { type: 'found', found: 'same-text', issue: HELD, isSilent: true }],
  ['a conflict', { type: 'found', found: 'conflict', issue: OTHER, isSilent: true }],
  ['a recovered copy', { type: 'recovered', copy: COPY }],
  ['a discarded copy', { type: 'recovery-ended' }],
  ['a full device', { type: 'copied', isKept: false }],
])('what is written and whether it is saved outlive %s', (_, event) => {
  for (const save of ['saved', 'changed', 'saving', 'local'] as const) {
    const state = open({ save, fields: { title: 'T', subject: 'Escrito aqui', preheader: 'P' } })
    const next = reduce(state, event)
    expect([next.save, next.fields, next.words]).toEqual([save, state.fields, state.words])
  }
})

test.each<[name: string, stored: Partial<NewsletterIssue>, isDirty: boolean, found: string]>([
  ['the same', {}, true, 'nothing-new'],
  ['an answer older than our last save', { updated_at: '2026-11-19T12:00:00.000Z', subject: 'x' }, true, 'nothing-new'],
  ['sent, nothing unsaved', { updated_at: LATER, status: 'sent' }, false, 'sent'],
  ['sent while something is unsaved', { updated_at: LATER, status: 'sent', subject: 'x' }, true, 'sent'],
  ['scheduled, the text as it was', { updated_at: LATER, status: 'scheduled' }, true, 'same-text'],
  ['held, the text as it was', HELD, true, 'same-text'],
  ['another subject, nothing unsaved', OTHER, false, 'other-text'],
  ['another subject, something unsaved', OTHER, true, 'conflict'],
  ['another preview text, something unsaved', { updated_at: LATER, preheader: 'x' }, true, 'conflict'],
  ['another text, something unsaved', { updated_at: LATER, html: '<p>x</p>' }, true, 'conflict'],
])('stored: %s', (_, stored, isDirty, found) => {
  expect(compareStored(open(), { ...ISSUE, ...stored }, isDirty)).toBe(found)
})

test('a conflict found by hand asks at once, one found in the background waits, and none closes an open question', () => {
  const find = (isSilent: boolean): EditingEvent => ({ type: 'found', found: 'conflict', issue: OTHER, isSilent })
  expect(reduce(open(), find(false))).toMatchObject({ conflict: OTHER, isConflictOpen: true })
  expect(reduce(open(), find(true))).toMatchObject({ conflict: OTHER, isConflictOpen: false })
  expect(reduce(open({ conflict: OTHER, isConflictOpen: true }), find(true)).isConflictOpen).toBe(true)
})
