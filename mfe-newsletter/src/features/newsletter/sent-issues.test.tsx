import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SentIssues } from './sent-issues'

const AT = '2026-11-24T12:00:00.000Z'
const issue = (id: string): NewsletterIssue => ({
  ...{
    id,
    newsletter_id: 'newsletter-jornada',
    title: id,
    subject: `Assunto ${id}`,
    preheader: null,
    html: '<p>x</p>',
  },
  ...{ status: 'sent', sent_at: AT, scheduled_at: null, created_at: AT, updated_at: AT },
})

interface Page {
  issues: NewsletterIssue[]
  nextCursor: string | null
  numbers?: Record<string, number>
  contents?: Record<string, { words: number; headings: string[]; images: number }>
}

async function open(first: Page) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletter } = await world.services.api.newsletters.get({ handle: 'jornada' })
  const asked: (string | null | undefined)[] = []
  const waiting: ((page: Page) => void)[] = []
  const listIssues = ({ cursor }: { cursor?: string | null }) => {
    asked.push(cursor)
    return asked.length === 1 ? Promise.resolve(first) : new Promise((resolve) => void waiting.push(resolve))
  }
  const [onNear, onRead] = [vi.fn(), vi.fn()]
  await renderWithServices(<SentIssues newsletter={newsletter} isOwner={false} onNear={onNear} onRead={onRead} />, {
    world: withCalls(world, 'newsletters', { listIssues }),
  })
  const list = within(screen.getByRole('region', { name: 'Edições' }))
  const rows = () => list.getAllByRole('article').map((row) => row.textContent)
  return { asked, answer: (page: Page) => required(waiting.shift())(page), list, rows, onNear, onRead }
}

const END = 'Você chegou à primeira edição.'

test('more issues come below the ones that are there, each with its number and what is known of it', async () => {
  const contents = { words: 2000, headings: [], images: 0 }
  const { asked, answer, list, rows, onNear, onRead } = await open({
    issues: [issue('3'), issue('2')],
    nextCursor: 'seguinte',
    numbers: { 2: 2, 3: 3 },
    contents: { 3: contents },
  })
  expect(list.getByRole('heading', { level: 2, name: 'Edições' })).toBeInTheDocument()
  const more = await list.findByRole('button', { name: /^Carregar mais/ })
  expect(rows()).toEqual([
    expect.stringMatching(/^Edição nº 3.*10 min de leituraSó para assinantes.*Assunto 3/),
    expect.stringMatching(/^Edição nº 2.*1 min de leitura.*Assunto 2/),
  ])
  expect(rows()[1]).not.toContain('Só para assinantes')
  expect(list.queryByText(END)).toBeNull()
  expect(list.queryByText('Carregando edições…')).toBeNull()
  fireEvent.click(more)
  expect(await list.findByText('Carregando edições…')).toBeInTheDocument()
  expect(list.queryByRole('button', { name: /^Carregar mais/ })).toBeNull()
  answer({ issues: [issue('1')], nextCursor: null })
  await waitFor(() => expect(rows()).toHaveLength(3))
  // Without a number where none was told.
  expect(rows()[2]).toMatch(/^24 de nov/)
  expect(await list.findByText(END)).toBeInTheDocument()
  expect(list.queryByText('Carregando edições…')).toBeNull()
  expect(asked.at(-1)).toBe('seguinte')
  const link = list.getByRole('link', { name: 'Assunto 1' })
  expect(link).toHaveAttribute('href', '/newsletters/jornada/issues/1')
  expect(onNear).not.toHaveBeenCalled()
  fireEvent.focus(link)
  expect(onNear).toHaveBeenCalledOnce()
  fireEvent.click(link)
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1')
})
