import { IMAGE } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExportSection } from './export-section'
import { captureDownloads } from './test/files'

const LABELS = ['Markdown (.zip)', 'HTML (.zip)', 'Ghost (.json)', 'Feed Atom (.atom)']
const buttons = () => LABELS.map((name) => screen.queryByRole('button', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function worldWith(...issues: { subject: string; html?: string; sentAt?: string }[]) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.otherTab
  const newsletter = await newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const texts = issues.map(({ subject, html = '<p>Texto</p>', sentAt = null }) => ({
    ...{ title: subject, subject, html, sentAt },
  }))
  if (texts.length > 0) await newsletters.importIssues({ newsletterId: newsletter.id, source: 'html', issues: texts })
  return { world, owned: await newsletters.get({ handle: 'nova' }) }
}
async function open(...issues: Parameters<typeof worldWith>) {
  const { world, owned } = await worldWith(...issues)
  await renderWithServices(<ExportSection owned={owned} />, { world })
  return world
}
const SENT = '2024-05-02T12:00:00.000Z'

test.each([
  ['Markdown (.zip)', 'nova-markdown.zip', 'application/zip', '3 edições'],
  ['HTML (.zip)', 'nova-html.zip', 'application/zip', '3 edições'],
  ['Ghost (.json)', 'nova-ghost.json', 'application/json', '3 edições'],
  ['Feed Atom (.atom)', 'nova.atom', 'application/atom+xml', '2 edições'],
])('%s is a file with what it can hold, and says how much that is', async (label, name, type, count) => {
  const files = captureDownloads()
  await open({ subject: 'Enviada', sentAt: SENT }, { subject: 'Outra', sentAt: SENT }, { subject: 'Rascunho' })
  press(label)
  expect(screen.getByRole('button', { name: 'Reunindo…' })).toBeDisabled()
  expect(buttons().filter((button) => button !== null)).toHaveLength(3)
  for (const button of buttons()) if (button) expect(button).toBeDisabled()
  expect(await screen.findByRole('status')).toHaveTextContent(`${name}: ${count}.`)
  expect(screen.getByRole('status').textContent).toBe(`${name}: ${count}.`)
  expect([files.names, files.type()]).toEqual([[name], type])
  for (const button of buttons()) expect(button).toBeEnabled()
})

test('images that are no longer here are named, one as one', async () => {
  captureDownloads()
  const image = (alt: string) => `<p><img src="${IMAGE.localScheme}${alt}" alt="${alt}"></p>`
  const issues = [{ subject: 'A', html: image('gráfico') }, { subject: 'B' }]
  await open(...issues)
  press('Ghost (.json)')
  const said = await screen.findByRole('status')
  expect(said).toHaveTextContent(
    'nova-ghost.json: 2 edições. 1 imagem não está mais neste aparelho e não foi: gráfico.',
  )
})

test('what failed says what to do, and the word on the file before is gone', async () => {
  const files = captureDownloads()
  const { world, owned } = await worldWith({ subject: 'A' })
  let isBroken = false
  const listIssues = async (input: never) => {
    if (isBroken) throw new Error('Failed.')
    return world.services.api.newsletters.listIssues(input)
  }
  await renderWithServices(<ExportSection owned={owned} />, { world: withCalls(world, 'newsletters', { listIssues }) })
  press('Ghost (.json)')
  await screen.findByRole('status')
  isBroken = true
  press('HTML (.zip)')
  await waitFor(() =>
    expect(world.toasts).toMatchObject([
      { title: 'Erro ao exportar', description: 'Tente novamente.', status: 'error' },
    ]),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'HTML (.zip)' })).toBeEnabled())
  expect(screen.queryByRole('status')).toBeNull()
  expect(files.names).toEqual(['nova-ghost.json'])
})
