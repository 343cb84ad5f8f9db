import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import UndoSendNotice from './undo-send'

const HTML = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`

async function openNotice(changes: Partial<NewsletterIssue> = {}, fail: string[] = []) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const { newsletter } = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const draft = { newsletterId: newsletter.id, title: 'Um', subject: 'Um', html: HTML }
  const { id } = await api.newsletters.createIssue(draft)
  const sent = { ...(await api.newsletters.sendIssueNow({ issueId: id })), ...changes }
  world.simulate({ fail })
  const undone: string[] = []
  const onUndone = (issue: NewsletterIssue) => undone.push(issue.status)
  await renderWithServices(<UndoSendNotice issue={sent} onUndone={onUndone} />, { world })
  return { ...world, undone, stored: async () => (await api.newsletters.getIssue({ issueId: id })).issue }
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Desfazer envio' }))

test('counts the seconds, and takes the issue back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { undone, stored, toasts } = await openNotice()
  expect(screen.getByText('Os leitores veem a edição em 30 segundos. Até lá, só você a vê.')).toBeInTheDocument()
  press()
  await waitFor(() => expect(undone).toEqual(['draft']))
  expect(toasts.at(-1)).toMatchObject({
    ...{ title: 'Envio desfeito', description: 'A edição voltou a ser rascunho. Ninguém mais a viu.' },
  })
  expect(await stored()).toMatchObject({ status: 'draft', html: HTML })
})

test('goes by itself when the seconds are over, and is not there for what was sent before', async () => {
  const soon = new Date(Date.now() + 700).toISOString()
  await openNotice({ visible_from: soon })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer envio' })).toBeNull())
})
