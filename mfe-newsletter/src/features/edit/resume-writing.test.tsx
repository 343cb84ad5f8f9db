import { createTestWorld } from '@ementa/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announceHandover, handOver, type Written } from '../../shared/handover/handover'
import { resumeWriting } from './resume-writing'
import { openIssue, portWith } from './test/open-issue'

const COPY = { title: '', subject: 'Edição nova', preheader: '', ops: [{ insert: 'Um começo' }], writtenAt: 1 }

/** The page of a new issue has gone while these keys were pressed, and its editor is there. */
async function resume({ typed = [], ...written }: Partial<Written> & { typed?: string[] } = {}, hasSubject = true) {
  const { editing, issue } = await openIssue(await createTestWorld({ as: 'anapaula' }))
  const text = portWith('', { focus: vi.fn(), type: vi.fn(), replace: vi.fn() })
  const subject = document.createElement('textarea')
  subject.value = COPY.subject
  document.body.append(subject)
  announceHandover(issue.id, issue)
  handOver('user-anapaula', issue.id, { copy: COPY, isNewer: false, place: null, ...written })
  for (const key of typed) fireEvent.keyDown(document.body, { key })
  editing.attach(text)
  resumeWriting(editing, text, 'user-anapaula', hasSubject ? subject : null)
  return { editing, issue, text, subject }
}
const isHeld = () => !fireEvent.keyDown(document.body, { key: 'z' })

test('what was typed after the save is written on; what was not is left as it is stored', async () => {
  const { editing, text } = await resume({ isNewer: true })
  expect(editing.state.fields.subject).toBe('Edição nova')
  expect(text.replace).toHaveBeenCalledWith({ ops: COPY.ops })
  const other = await resume()
  expect(other.editing.state.fields.subject).toBe(other.issue.subject)
  expect(other.text.replace).not.toHaveBeenCalled()
  expect([document.activeElement, isHeld()]).toEqual([document.body, false])
})

test('the caret is in the text where it was, with the letters typed between the two pages', async () => {
  const caret = { index: 3, length: 0 }
  const { text } = await resume({ place: { field: 'text', caret }, typed: ['o', 'i', 'x', 'Backspace'] })
  await waitFor(() => expect(text.focus).toHaveBeenCalledExactlyOnceWith(caret))
  expect(text.type).toHaveBeenCalledExactlyOnceWith('oi')
  expect(isHeld()).toBe(false)
  const silent = await resume({ place: { field: 'text', caret } })
  await waitFor(() => expect(silent.text.focus).toHaveBeenCalled())
  expect(silent.text.type).not.toHaveBeenCalled()
})

test('the caret is in the subject where it was, with the letters typed between the two pages in one line', async () => {
  const place = { field: 'subject', start: 6, end: 7 } as const
  const { editing, subject, text } = await resume({ place, typed: ['a', 'Enter', 'b'] })
  await waitFor(() => expect(document.activeElement).toBe(subject))
  expect(editing.state.fields.subject).toBe('Ediçãoa bnova')
  await waitFor(() => expect([subject.selectionStart, subject.selectionEnd]).toEqual([9, 9]))
  expect(text.focus).not.toHaveBeenCalled()
  expect(isHeld()).toBe(false)
})

test('a selection in the subject is kept where nothing was typed', async () => {
  const { editing, issue, subject } = await resume({ place: { field: 'subject', start: 1, end: 4 } })
  await waitFor(() => expect(document.activeElement).toBe(subject))
  expect([subject.selectionStart, subject.selectionEnd]).toEqual([1, 4])
  expect(editing.state.fields.subject).toBe(issue.subject)
})

test('without a field for it the keys are let go all the same', async () => {
  const { editing, issue } = await resume({ place: { field: 'subject', start: 0, end: 0 }, typed: ['a'] }, false)
  await waitFor(() => expect(isHeld()).toBe(false))
  expect(editing.state.fields.subject).toBe(issue.subject)
})

test('an editor that was opened by itself leaves focus and text alone', async () => {
  const { editing, issue } = await openIssue(await createTestWorld({ as: 'anapaula' }))
  const text = portWith('', { focus: vi.fn() })
  editing.attach(text)
  resumeWriting(editing, text, 'user-anapaula', null)
  expect(editing.state.save).toBe('saved')
  expect(editing.state.fields.subject).toBe(issue.subject)
})
