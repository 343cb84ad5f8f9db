import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { notifyOtherTabs } from '../../shared/issue-editing/other-tabs'
import { portWith } from './test/open-issue'
import { useIssueEditing } from './use-issue-editing'

const ISSUE = 'issue-clausula-05'
const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const HOUR = 3_600_000

let world: TestWorld
let stored: NewsletterIssue
beforeEach(async () => {
  onStored.mockClear()
  world = await createTestWorld({ as: 'anapaula' })
  stored = (await world.services.api.newsletters.getIssue({ issueId: ISSUE })).issue
})
afterEach(() => vi.useRealTimers())

const onStored = vi.fn<(issue: NewsletterIssue) => void>()
let editing: IssueEditing

function Editor({ issue }: { issue: NewsletterIssue }) {
  editing = useIssueEditing(issue, onStored)
  return null
}
const open = (changes: Partial<NewsletterIssue> = {}) =>
  renderWithServices(<Editor issue={{ ...stored, ...changes }} />, { world })

/** Opened at noon; answers which of the two looks at the stored issue have happened since. */
async function openAtNoon(changes: Partial<NewsletterIssue>) {
  vi.useFakeTimers({ now: NOW })
  const view = await open(changes)
  const lastSave = vi.spyOn(editing, 'saveBeforeSending').mockResolvedValue()
  const check = vi.spyOn(editing, 'checkStored').mockResolvedValue()
  const passed = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return [lastSave.mock.calls.length, check.mock.calls.length]
  }
  return { ...view, passed }
}
const at = (ms: number) => new Date(NOW + ms).toISOString()

test('an issue is saved five seconds before its hour, and looked up just after it', async () => {
  const { passed } = await openAtNoon({ status: 'scheduled', scheduled_at: at(HOUR) })
  expect(passed(HOUR - 5000)).toEqual([0, 0])
  expect(passed(200)).toEqual([1, 0])
  expect(passed(4800)).toEqual([1, 0])
  expect(passed(200)).toEqual([1, 1])
  expect(passed(HOUR)).toEqual([1, 1])
})

test('an issue whose hour is now, or has passed, is looked up at once', async () => {
  const { passed } = await openAtNoon({ status: 'scheduled', scheduled_at: at(-HOUR) })
  expect(passed(1)).toEqual([1, 1])
})

test.each([
  ['a draft, which has no hour', { status: 'draft', scheduled_at: null }],
  ['a sent issue, whose hour is over', { status: 'sent', scheduled_at: at(HOUR) }],
  ['a month from now, which no timer can wait for', { status: 'scheduled', scheduled_at: at(30 * 24 * HOUR) }],
] as const)('nothing is waited for: %s', async (_, changes) => {
  const { passed } = await openAtNoon(changes)
  expect(passed(2 * HOUR)).toEqual([0, 0])
})

test('what was saved is handed on, and other tabs look it up', async () => {
  await open()
  await act(async () => {
    editing.setField('subject', 'Outro assunto')
    await editing.save({ silent: true })
  })
  expect(onStored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: ISSUE, subject: 'Outro assunto' }))
})

test('what another tab saved is shown here, also when the page is seen again', async () => {
  await open()
  const saved = await world.otherTab.newsletters.updateIssue({ issueId: ISSUE, subject: 'Da outra aba' })
  notifyOtherTabs({ ...stored, ...saved })
  await waitFor(() => expect(editing.state.fields.subject).toBe('Da outra aba'))
  await world.otherTab.newsletters.updateIssue({ issueId: ISSUE, subject: 'Ainda outro' })
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(editing.state.fields.subject).toBe('Ainda outro'))
})

test('what waited for the connection is saved when it is back', async () => {
  await open()
  await act(async () => {
    world.services.offline.state.online = false
    editing.setField('subject', 'Sem conexão')
  })
  await act(async () => {
    world.services.offline.state.online = true
  })
  await waitFor(() => expect(editing.state.save).toBe('saved'))
  expect((await world.otherTab.newsletters.getIssue({ issueId: ISSUE })).issue.subject).toBe('Sem conexão')
})

test('what is left unsaved is kept on this device for this person and this issue', async () => {
  const { unmount } = await open()
  editing.attach(portWith('Texto\n'))
  act(() => editing.setField('subject', 'Meia ideia'))
  unmount()
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes(ISSUE))
  expect(key).toContain('user-anapaula')
  expect(localStorage.getItem(key)).toContain('Meia ideia')
})
