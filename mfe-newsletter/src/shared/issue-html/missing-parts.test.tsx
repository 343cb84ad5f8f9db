import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IssueHtml } from './issue-html'

const asked = vi.hoisted(() => new Set<string>())
vi.mock('./legal-text', () => {
  asked.add('legal-text')
  throw new Error('Failed to load.')
})
vi.mock('@ementa/law/citations', () => {
  asked.add('citations')
  throw new Error('Failed to load.')
})

test('without the code of citations and tables, offline for example, a text is plain and whole', async () => {
  const html = '<p>O art. 927 do CPC.</p><table><tbody><tr><td>x</td></tr></tbody></table>'
  await renderWithServices(<IssueHtml html={html} below={1} className="issue-text" />)
  await waitFor(() => expect(asked).toEqual(new Set(['citations', 'legal-text'])))
  expect(screen.getByText('O art. 927 do CPC.')).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'x' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
