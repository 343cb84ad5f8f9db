import type { Outputs } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IssueArticle, type IssueArticleProps, PrintedLine } from './issue-article'

type Read = Outputs['newsletters']['getIssue']
const CONTENTS = { words: 900, headings: ['Um', 'Um'], images: 2 }

type Changes = Partial<IssueArticleProps['read'] & Pick<IssueArticleProps, 'author' | 'titleAs' | 'above'>>

async function articleOf(changes: (read: Read) => Changes) {
  const world = await createTestWorld()
  const read = await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-01' })
  const { author, titleAs = 'h1', above, ...changed }: Changes = { author: 'Ana', ...changes(read) }
  const props = { read: { ...read, contents: null, ...changed }, author, titleAs, above }
  const view = await renderWithServices(<IssueArticle {...props} />, { world })
  return { ...view, world, props }
}
const withIssue = (changes: Partial<Read['issue']>) => (read: Read) => ({ issue: { ...read.issue, ...changes } })
const facts = () =>
  [...screen.getByRole('article').querySelectorAll('header span')].map(({ textContent }) => textContent)

test('the head names the newsletter and says number, day, closing time and how long it takes', async () => {
  await articleOf(withIssue({ sent_at: '2026-03-05T11:17:00.000Z', html: `<p>${'palavra '.repeat(600)}</p>` }))
  expect(screen.getByText('Cláusula a Cláusula')).toBeInTheDocument()
  expect(facts()).toEqual(['Edição nº 1', '5 de março de 2026', 'Fechamento 08h17', '3 min de leitura'])
  // On paper it says where it is from.
  expect(screen.getByText(/^Impresso em/).textContent).toMatch(
    new RegExp(` · ${location.origin}/newsletters/clausula-a-clausula/issues/issue-clausula-01$`),
  )
  // The focus goes here when the page is opened.
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
})

test('of a paid issue the whole counts, not its beginning', async () => {
  await articleOf(() => ({ contents: { ...CONTENTS, words: 6000 } }))
  expect(facts().at(-1)).toBe('30 min de leitura')
  expect(screen.getByText('O restante desta edição é para assinantes.')).toHaveClass('print-only')
})

test('preview text, author and corrections stand above the text where there are any', async () => {
  const errata = [{ id: 'e1', at: '2026-03-06T12:00:00.000Z', text: 'São 15 dias.' }]
  await articleOf((read) => ({ ...withIssue({ preheader: 'A prévia', errata })(read), above: <p>Acima</p> }))
  const article = screen.getByRole('article')
  expect(article).toHaveAttribute('data-print')
  expect(await screen.findByRole('region', { name: 'Errata' })).toHaveTextContent(
    'Errata6 de março de 2026: São 15 dias.',
  )
  const words = article.textContent ?? ''
  const places = ['A prévia', 'por Ana', 'São 15 dias.', 'Acima'].map((part) => words.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(screen.getByRole('region', { name: 'Errata' }).querySelector('time')).toHaveAttribute(
    'datetime',
    errata[0]?.at,
  )
})

test.each([
  ['h1', [1, 2], 2],
  ['h2', [2, 3], 3],
] as const)('below a title of %s the headings follow', async (titleAs, levels, rest) => {
  const html = '<p>x</p><h3>Parte</h3>'
  await articleOf((read) => ({ ...withIssue({ html })(read), titleAs, contents: CONTENTS }))
  const shown = ['Multa contratual: quanto é demais?', 'Parte'].map(
    (name, at) => screen.getByRole('heading', { name, level: levels[at] }).textContent,
  )
  expect(shown).toHaveLength(2)
  expect(screen.getByRole('heading', { name: /^O restante/, level: rest })).toBeInTheDocument()
})

test('paper says when it was printed and where the text is', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), toFake: ['Date'] })
  const { unmount } = await renderWithServices(<PrintedLine url="https://ementa.example/x" />)
  const line = screen.getByText(/^Impresso em/)
  expect(line).toHaveClass('print-only')
  expect(line.textContent).toMatch(/^Impresso em .*09:00.* · https:\/\/ementa\.example\/x$/)
  vi.setSystemTime(Date.parse('2026-03-05T13:30:00Z'))
  act(() => void fireEvent(window, new Event('beforeprint')))
  await waitFor(() => expect(line.textContent).toMatch(/10:30/))
  const removed = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(removed).toHaveBeenCalledWith('beforeprint', expect.any(Function))
})
