import { IMAGE, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld, userEvent, withCalls } from '@ementa/testing'
import { stubImageDecoding } from '@ementa/testing/image-decoding'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ImportSection } from './import-section'
import { slowFile } from './test/files'

const TEXT = '<p>Um texto</p>'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const input = () => screen.getByLabelText('Arquivos a trazer')
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const status = () => screen.findByRole('status')

const ghostOf = (posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] })
const ghostFile = (content: string) => new File([content], 'ghost.json', { type: 'application/json' })
const choose = (...posts: object[]) => userEvent.upload(input(), ghostFile(ghostOf(posts)))
const draft = (title: string, html = TEXT) => ({ title, html, status: 'draft' })

async function open(change: (world: TestWorld) => TestWorld = (world) => world) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.otherTab
  const newsletter = await newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  await renderWithServices(<ImportSection newsletter={newsletter} />, { world: change(world) })
  const stored = async () => (await newsletters.listIssues({ newsletterId: newsletter.id, limit: 50 })).issues
  return { ...world, newsletter, stored }
}
/** Brings all of it in, and waits until that is over. */
async function bring(name: string) {
  fireEvent.click(await button(name))
  return status()
}

test('of what comes the rest says nothing, and one is one', async () => {
  const { stored, newsletter } = await open()
  const sent = { ...draft('Carta'), status: 'sent', published_at: '2024-05-02T12:00:00.000Z', custom_excerpt: 'Prévia' }
  await choose(sent)
  expect((await bring('Trazer 1 edição')).textContent).toBe('1 edição veio.')
  await choose(sent, draft('Outra', `${TEXT}<video></video>`))
  expect((await bring('Trazer 2 edições')).textContent).toBe(
    '1 edição veio. 1 já estava aqui.1 veio sem tudo o que tinha, como o relatório dizia.',
  )
  const issues = await stored()
  expect(issues.find(({ subject }) => subject === 'Carta')).toMatchObject({
    ...{ newsletter_id: newsletter.id, title: 'Carta', preheader: 'Prévia', imported: 'ghost', status: 'sent' },
    ...{ sent_at: '2024-05-02T12:00:00.000Z' },
  })
  expect(issues.find(({ subject }) => subject === 'Outra')).toMatchObject({ status: 'draft', preheader: null })
})

test('what our own export says of an issue comes back with it', async () => {
  const { stored } = await open()
  const errata = [{ at: '2024-05-03T12:00:00.000Z', text: 'Leia-se 5' }]
  const sent = { ...draft('Assunto'), status: 'sent', published_at: '2024-05-02T12:00:00.000Z' }
  await choose({ ...sent, ementa: { title: 'Interno', errata } })
  await bring('Trazer 1 edição')
  expect(await stored()).toMatchObject([{ subject: 'Assunto', title: 'Interno', errata }])
})

test.each([
  ['{"a":1}', /^Estes arquivos não são uma exportação do Ghost ou do Substack, nem textos em Markdown ou HTML\. Nada/],
  [null, /^O arquivo não pôde ser lido: pode estar incompleto\. Baixe-o de novo e tente outra vez\.$/],
])('what cannot be used is said to be so: %j', async (text, words) => {
  await open()
  const { file, goOn, fail } = slowFile('a.json', 'application/json')
  await userEvent.upload(input(), file)
  if (text === null) fail()
  else goOn(text)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(await button('Escolher arquivos')).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
})

test('the button opens the choice of several files, and no file changes nothing', async () => {
  await open()
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click')
  fireEvent.click(await button('Escolher arquivos'))
  expect(asked.mock.contexts).toEqual([input()])
  expect(input()).toHaveAttribute('accept', '.json,.zip,.md,.markdown,.html,.htm')
  await userEvent.upload(input(), [
    new File(['Um texto'], 'um.md', { type: 'text/markdown' }),
    new File(['Outro texto'], 'dois.md', { type: 'text/markdown' }),
  ])
  expect(await button('Trazer 2 edições')).toBeEnabled()
  // The same file can be chosen again.
  expect(input()).toHaveValue('')
  fireEvent.change(input(), { target: { files: [] } })
  expect(await button('Trazer 2 edições')).toBeInTheDocument()
  fireEvent.click(await button('Cancelar'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Relatório' })).toBeNull())
  expect(screen.queryByRole('status')).toBeNull()
})

test('an export with pages only has nothing to bring', async () => {
  await open()
  await choose({ title: 'Sobre', html: TEXT, type: 'page' })
  expect(await button('Trazer 0 edições')).toBeDisabled()
  const left = within(await screen.findByRole('region', { name: 'Relatório' })).getByRole('list')
  expect(left).toHaveAccessibleName('O que não vem')
})

test('images inside the files are kept on this device, and those that cannot be leave the text', async () => {
  stubImageDecoding()
  const { stored } = await open()
  const image = (src: string) => `<img src="${src}" alt="Foto">`
  const broken = 'data:image/png;base64,AAAA'
  await choose(draft('A', `<p>Um ${image(PIXEL)} dois ${image(broken)} três ${image(PIXEL)}</p>`))
  const said = await bring('Trazer 1 edição')
  expect(said.textContent).toBe('1 edição veio.1 imagem não pôde ser guardada neste aparelho e ficou de fora.')
  const [issue] = await stored()
  const sources = Array.from(issue?.html.matchAll(/src="([^"]*)"/g) ?? [], ([, src = '']) => src)
  expect(sources).toHaveLength(2)
  expect(new Set(sources).size).toBe(1)
  expect(sources[0]?.startsWith(`${IMAGE.localScheme}image`)).toBe(true)
  expect(issue?.html).toMatch(/Um <img[^>]*> dois +três <img[^>]*>/)
})

const LIMIT = NEWSLETTER_LIMITS.importedAtOnce
const drafts = (count: number) => Array.from({ length: count }, (_, index) => draft(`Nº ${index}`))

test('a long archive comes in parts; one that failed is named, and the rest comes', async () => {
  const parts: string[][] = []
  const { stored } = await open((own) =>
    withCalls(own, 'newsletters', {
      importIssues: async (asked: { newsletterId: string; source: 'ghost'; issues: { subject: string }[] }) => {
        parts.push(asked.issues.map(({ subject }) => subject))
        if (parts.length === 2) throw new Error('Failed.')
        return own.services.api.newsletters.importIssues({
          ...asked,
          issues: asked.issues.map((issue) => ({ title: '', html: '', sentAt: null, ...issue })),
        })
      },
    }),
  )
  await choose(...drafts(LIMIT * 2))
  expect(await screen.findByText('Deixe esta página aberta até o fim.')).toBeInTheDocument()
  const said = await bring(`Trazer ${LIMIT * 2} edições`)
  const failed = drafts(LIMIT * 2).slice(LIMIT)
  expect(said).toHaveTextContent(
    `${LIMIT} edições vieram.${LIMIT} edições não vieram: uma falha. Tente novamente. Com o mesmo arquivo, o que já veio não se repete. Ficaram de fora: ${failed.map(({ title }) => title).join('; ')}.`,
  )
  expect(parts.map((part) => [part.length, part[0]])).toEqual([
    [LIMIT, 'Nº 0'],
    [LIMIT, `Nº ${LIMIT}`],
  ])
  expect(await stored()).toHaveLength(LIMIT)
})

test('on a full device it is said how many did not come, and why', async () => {
  let calls = 0
  await open((own) =>
    withCalls(own, 'newsletters', {
      importIssues: async (asked: never) => {
        calls += 1
        if (calls > 1) throw Object.assign(new Error('Full.'), { code: 'STORAGE_FULL' })
        return own.services.api.newsletters.importIssues(asked)
      },
    }),
  )
  await choose(...drafts(LIMIT + 17))
  const said = await bring(`Trazer ${LIMIT + 17} edições`)
  expect(said).toHaveTextContent(
    `${LIMIT} edições vieram.17 edições não vieram: armazenamento cheio. Apague do aparelho o que não usa mais e traga o arquivo de novo. Com o mesmo arquivo, o que já veio não se repete.`,
  )
})

test('an import is taken back at once or later, after a question that says how many issues go [P-23]', async () => {
  const { stored } = await open()
  const sent = { ...draft('Carta'), status: 'published', published_at: '2024-05-02T12:00:00.000Z' }
  await choose(sent, draft('Outra', '<p>Outro texto</p>'))
  await bring('Trazer 2 edições')
  const imports = within(await screen.findByRole('list', { name: 'Importações' }))
  expect(imports.getByRole('listitem')).toHaveTextContent(/^Exportação do Ghost, .*1 edição enviada e 1 rascunho/)
  fireEvent.click(imports.getByRole('button', { name: /^Desfazer importação: Exportação do Ghost/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Desfazer a importação?' }))
  expect(question.getByText(/^2 edições saem da newsletter/)).toBeInTheDocument()
  fireEvent.click(question.getByRole('button', { name: 'Desfazer importação' }))
  await waitFor(async () => expect(await stored()).toEqual([]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Importações' })).toBeNull())
})
