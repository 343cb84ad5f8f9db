import { createTestWorld, renderWithServices } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createIssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { SaveStatus, savedText } from './action-bar'
import { openIssue } from './test/open-issue'

let stop: () => void = () => undefined
afterEach(() => stop())

const shown = () => screen.getByRole('status').textContent ?? ''

test('the line says where the text is: stored, unsaved, on its way, or on this device only [NWS-047]', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api, toast } = world.services
  const { issue } = await api.newsletters.getIssue({ issueId: 'issue-clausula-05' })
  const editing = createIssueEditing({
    issue,
    api,
    toast,
    userId: 'user-anapaula',
  })
  stop = editing.start()
  await renderWithServices(<SaveStatus editing={editing} />, { world })
  // Some hours ago: yesterday or today, by the time this runs.
  expect(shown()).toMatch(/^Salvo (em|às) /)
  await act(async () => editing.setField('subject', 'Outro assunto'))
  expect(shown()).toBe('Alterações não salvas')
  const goOn = world.hold('newsletters.updateIssue')
  let saving: Promise<boolean> | undefined
  await act(async () => {
    saving = editing.save({ silent: true })
  })
  expect(shown()).toBe('Salvando…')
  goOn()
  await act(async () => void (await saving))
  expect(shown()).toMatch(/^Salvo às \d\d:\d\d$/)
  world.simulate({ fail: ['newsletters.updateIssue'] })
  await act(async () => {
    editing.setField('subject', 'Mais um')
    await editing.save({ silent: true })
  })
  expect(shown()).toBe('Salvo só neste aparelho')
})

test('an issue that was held was not edited then, and is once somebody writes in it', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const held = { reason: 'text', due_at: '2026-11-24T12:00:00.000Z', recurrence: 'none' } as const
  const { editing } = await openIssue(world, { held })
  await renderWithServices(<SaveStatus editing={editing} />, { world })
  expect(screen.queryByText(/^Última edição/)).toBeNull()
  editing.setField('subject', 'Outro assunto')
  await act(async () => void (await editing.save({ silent: true })))
  expect(screen.getByText(/^Última edição/)).toBeInTheDocument()
})

const at = new Date(2026, 10, 24, 10, 42).getTime()

test('a save of another day says which day', () => {
  expect(savedText('saved', at, null)).toMatch(/^Salvo em 24 de nov\..* às 10:42$/)
})
