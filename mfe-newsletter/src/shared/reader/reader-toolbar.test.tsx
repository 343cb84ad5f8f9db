import { STORAGE_KEYS } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeSettings, readSettings } from './reader-settings'
import { UnreadButton } from './reader-toolbar'
import { canMarkRead } from './use-issue'

const STANDARD = { size: 1, spacing: 0 }

test.each([
  [null, STANDARD],
  ['{"size":3,"spacing":1}', { size: 3, spacing: 1 }],
  ['{"size":9,"spacing":1}', { size: 1, spacing: 1 }],
  ['{"size":"map"}', STANDARD],
  ['[]', STANDARD],
  ['kaputt', STANDARD],
])('reads %s as a setting that exists', (text, settings) => {
  if (text === null) localStorage.removeItem(STORAGE_KEYS.reader)
  else localStorage.setItem(STORAGE_KEYS.reader, text)
  expect(readSettings()).toEqual(settings)
})

test('a choice is kept on this device', () => {
  changeSettings({ size: 2 })
  expect(readSettings()).toEqual({ size: 2, spacing: 0 })
})
const ISSUE = 'issue-dados-01'

async function opened(as?: string) {
  const world = await createTestWorld(as === undefined ? {} : { as })
  const read = await world.services.api.newsletters.getIssue({ issueId: ISSUE })
  return { world, read, has: () => world.services.relations.has('readIssues', ISSUE) }
}

test('who can mark an issue as read: a reader who has all of a sent one', async () => {
  const { read } = await opened('renata')
  const reader = { id: 'alguem' }
  expect(canMarkRead(reader, read)).toBe(true)
  expect(canMarkRead(null, read)).toBe(false)
  expect(canMarkRead({ id: read.newsletter.owner_id }, read)).toBe(false)
  expect(canMarkRead(reader, { ...read, contents: { words: 1, headings: [], images: 0 } })).toBe(false)
  expect(canMarkRead(reader, { ...read, issue: { ...read.issue, status: 'draft' } })).toBe(false)
})

test('a reader marks an issue as read and as unread, which the next press takes back', async () => {
  const { world, read, has } = await opened('renata')
  await world.services.relations.set('readIssues', ISSUE, false)
  await renderWithServices(<UnreadButton read={read} />, { world })
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como lida' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar como não lida' }))
  await screen.findByRole('button', { name: 'Marcar como lida' })
  await waitFor(() => expect(has()).toBe(false))
  await waitFor(() => expect(world.toasts.at(-1)?.title).toBe('Marcada como não lida'))
  world.toasts.at(-1)?.action?.onClick()
  await waitFor(() => expect(has()).toBe(true))
})
