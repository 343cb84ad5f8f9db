import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AT, issueOf } from '../../test/records'
import { LateNotice } from './schedule-page'

const lateIssue = (changes: Partial<NewsletterIssue>) => issueOf({ status: 'sent', sent_at: AT, ...changes })

async function open(fail: string[] = []) {
  const world = await createTestWorld({ as: 'anapaula' })
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  const seen: string[] = []
  const markLateSeen = async ({ issueId }: { issueId: string }) => {
    seen.push(issueId)
    await opened
    if (fail.includes(issueId)) throw new Error('Failed.')
  }
  const onSeen = vi.fn()
  const issues = [lateIssue({ id: 'a' }), lateIssue({ id: 'b', subject: '', title: 'Multa' })]
  await renderWithServices(<LateNotice issues={issues} handle="jornada" onSeen={onSeen} />, {
    world: withCalls(world, 'newsletters', { markLateSeen }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }))
  return { ...world, seen, onSeen, goOn: () => gate.open?.() }
}

test('every late issue is named and led to, and one press says that all were seen', async () => {
  const { seen, onSeen, goOn, toasts } = await open()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['“Juros”', '/newsletters/jornada/edit/a'],
    ['“Multa”', '/newsletters/jornada/edit/b'],
  ])
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('link', { name: '“Juros”' }))
  expect(await screen.findByRole('button', { name: 'Um momento…' })).toHaveAttribute('aria-disabled', 'true')
  expect([seen, onSeen.mock.calls.length]).toEqual([['a', 'b'], 0])
  goOn()
  await waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
  expect(await screen.findByRole('button', { name: 'Entendi' })).not.toHaveAttribute('aria-disabled')
  expect(toasts).toEqual([])
})

test('when one of them could not be stored, the notice stays', async () => {
  const { onSeen, goOn, toasts } = await open(['b'])
  goOn()
  await waitFor(() => expect(toasts).toMatchObject([{ status: 'error' }]))
  expect(onSeen).not.toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: 'Entendi' })).toBeInTheDocument()
})
