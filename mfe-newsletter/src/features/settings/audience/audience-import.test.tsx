import { crashCopyKey, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, userEvent, withCalls } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readCsv } from '../csv'
import { captureDownloads, slowFile } from '../test/files'
import { AudienceImport } from './audience-import'

const cellsIn = (text: string) => readCsv(text).map(({ cells }) => cells)

const CONSENT = 'Formulário do site'
const NEWSLETTER = 'newsletter-clausula'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const input = () => screen.getByLabelText('Lista a trazer', { selector: 'input' })
const report = () => screen.findByRole('region', { name: 'Lista a trazer' })
const upload = (file: File) => userEvent.upload(input(), file)
const bring = (text: string) => upload(new File([text], 'lista.csv', { type: 'text/csv' }))
const word = () => screen.findByRole('textbox', { name: /^Como o consentimento foi dado/ })
const declaration = () => screen.getByRole('checkbox', { name: /^Declaro que estas pessoas consentiram/ })
async function declare(consent = CONSENT) {
  fireEvent.change(await word(), { target: { value: consent } })
  fireEvent.click(declaration())
}
const copies = () => copyKeys(crashCopyKey('user-anapaula', 'audience', NEWSLETTER))

async function open(world?: Awaited<ReturnType<typeof createTestWorld>>) {
  const own = world ?? (await createTestWorld({ as: 'anapaula' }))
  const { newsletter } = await own.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  await renderWithServices(<AudienceImport newsletter={newsletter} />, { world: own })
  return own
}

test('a list is read, declared and brought in, and what stays behind is a file', async () => {
  const files = captureDownloads()
  const world = await open()
  await bring('nome;e-mail;desde\nZé;ze@x.br;02/05/2023\nEva;eva@x.br;\nLia;lia@;\nZé;ze@x.br;\nRui;rui@;')
  const said = within(await report())
  expect(said.getByText('2 pessoas podem vir')).toBeInTheDocument()
  expect(said.getByText('1 sem data que se possa ler: vem sem ela.')).toBeInTheDocument()
  expect(said.getByText('2 linhas ficam de fora: endereço inválido.')).toBeInTheDocument()
  expect(said.getByText('1 linha fica de fora: repetida no arquivo.')).toBeInTheDocument()
  const left = said.getByRole('list', { name: 'Linhas que ficam de fora' })
  expect(left).toHaveAttribute('tabindex', '0')
  expect(
    within(left)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Linha 4, endereço inválido: Lia · lia@',
    'Linha 5, repetida no arquivo: Zé · ze@x.br',
    'Linha 6, endereço inválido: Rui · rui@',
  ])
  const go = await button('Trazer 2 pessoas')
  expect(go).toBeDisabled()
  await declare(` ${CONSENT} `)
  expect(go).toBeEnabled()
  await world.otherTab.newsletters.importAudience({
    ...{ newsletterId: NEWSLETTER, consent: CONSENT, subscribers: [{ email: 'eva@x.br', name: 'Eva' }] },
  })
  fireEvent.click(go)
  expect(await screen.findByRole('status')).toHaveTextContent(/^1 pessoa entrou na lista\. Nada foi enviado\./)
  expect(screen.queryByRole('region', { name: 'Lista a trazer' })).toBeNull()
  const { subscribers } = await world.otherTab.newsletters.listAudience({ newsletterId: NEWSLETTER, query: 'ze@x.br' })
  expect(subscribers).toMatchObject([{ name: 'Zé', email: 'ze@x.br', consent: CONSENT }])
  fireEvent.click(await button('Baixar 4 linhas que não vieram'))
  expect([files.names, files.type()]).toEqual([['clausula-a-clausula-nao-vieram.csv'], 'text/csv;charset=utf-8'])
  expect(cellsIn(await files.text())).toEqual([
    ['nome', 'e-mail', 'desde', 'motivo'],
    ['Lia', 'lia@', '', 'endereço inválido'],
    ['Zé', 'ze@x.br', '', 'repetida no arquivo'],
    ['Rui', 'rui@', '', 'endereço inválido'],
    ['Eva', 'eva@x.br', '', 'já estava na lista'],
  ])
  await waitFor(() => expect(copies()).toEqual([]))
})

test('a name that is too long comes as far as it may, says so, and keeps nobody out', async () => {
  const world = await open()
  await bring(`nome;e-mail\n${'é'.repeat(300)};ze@x.br\nEva;eva@x.br`)
  expect(within(await report()).getByText('1 nome passa de 120 caracteres: vem sem o fim.')).toBeInTheDocument()
  await declare()
  fireEvent.click(await button('Trazer 2 pessoas'))
  expect(await screen.findByText('2 pessoas entraram na lista. Nada foi enviado.')).toBeInTheDocument()
  const { subscribers } = await world.otherTab.newsletters.listAudience({ newsletterId: NEWSLETTER, query: 'ze@x.br' })
  expect(subscribers).toMatchObject([{ name: 'é'.repeat(NEWSLETTER_LIMITS.subscriberName) }])
})

test.each([
  ['nothing is declared', CONSENT, false, 'ze@x.br', false],
  ['the ground is blank', ' ', true, 'ze@x.br', false],
  ['nobody can come', CONSENT, true, 'lia@', false],
  ['all is said', CONSENT, true, 'ze@x.br', true],
])('whether it can start when %s', async (_, consent, isDeclared, address, isReady) => {
  const { calls } = await open()
  await bring(`e-mail;x\n${address};1`)
  fireEvent.change(await word(), { target: { value: consent } })
  if (isDeclared) fireEvent.click(declaration())
  const go = await button(/^Trazer [01] /)
  if (isReady) expect(go).toBeEnabled()
  else expect(go).toBeDisabled()
  fireEvent.submit(required((await word()).closest('form')))
  if (isReady) await screen.findByText(/^1 pessoa entrou na lista/)
  expect(calls.some(({ name }) => name === 'newsletters.importAudience')).toBe(isReady)
})

test('the word on consent has its limit, and comes back until it is given or thrown away', async () => {
  const world = await open()
  await bring('e-mail\nze@x.br')
  expect(await word()).toHaveAttribute('maxlength', String(NEWSLETTER_LIMITS.consent))
  expect(await word()).toBeRequired()
  fireEvent.change(await word(), { target: { value: CONSENT } })
  cleanup()
  expect(copies()).toHaveLength(1)
  await open(world)
  await bring('e-mail\nze@x.br')
  expect(await word()).toHaveValue(CONSENT)
  expect(declaration()).not.toBeChecked()
  fireEvent.click(await button('Cancelar'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista a trazer' })).toBeNull())
  expect(copies()).toEqual([])
})

test.each([
  ['nome;telefone\nZé;11', 'Este arquivo não tem uma coluna de e-mails (“e-mail”). Nada foi mudado.'],
  [null, 'O arquivo não pôde ser lido. Nada foi mudado.'],
])('a file that cannot be used is said to be one: %j', async (text, words) => {
  await open()
  const { file, goOn, fail } = slowFile('lista.csv', 'text/csv')
  await upload(file)
  const choose = await button('Lendo…')
  expect(choose).toBeDisabled()
  if (text === null) fail()
  else goOn(text)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(await button('Trazer lista (.csv)')).toBeEnabled()
  expect(screen.queryByRole('region', { name: 'Lista a trazer' })).toBeNull()
})

test('of a list that is too long it is said before the press how many have place, and afterwards how many did not come', async () => {
  const own = await createTestWorld({ as: 'anapaula' })
  const world = withCalls(own, 'newsletters', {
    listAudience: async () => ({ subscribers: [], total: 4999, nextCursor: null, room: 1 }),
    importAudience: async () => ({ added: 1, skipped: [], refused: [1], removed: [2] }),
  })
  await open(world)
  await bring('nome;e-mail\nZé;ze@x.br\nEva;eva@x.br\nLia;lia@x.br\nRui;rui@')
  const said = within(await report())
  expect(said.getByText('De 4 linhas do arquivo.')).toBeInTheDocument()
  expect(said.getByText('Até 1 pessoa pode vir')).toBeInTheDocument()
  expect(
    said.getByText(/^O arquivo tem 3 pessoas\. Uma newsletter traz no máximo 5\.000 pessoas, e há lugar para 1\./),
  ).toBeInTheDocument()
  await declare()
  fireEvent.click(await button('Trazer até 1 pessoa'))
  const done = await screen.findByRole('status')
  expect(done).toHaveTextContent(/^1 pessoa entrou na lista/)
  expect(done).toHaveTextContent('1 linha não veio: endereço inválido.')
  expect(done).toHaveTextContent('1 linha não veio: acima do máximo de 5.000 pessoas.')
  expect(done).toHaveTextContent('1 linha não veio: saiu desta lista.')
})

test('a list above the limit says how many can come, with the dot of thousands in every number [P-23]', async () => {
  await open()
  const rows = Array.from({ length: 7_100 }, (_, index) => (index < 6_000 ? `p${index}@x.br` : `p${index}@`))
  await bring(['e-mail;nome', ...rows.map((email) => `${email};Zé`)].join('\n'))
  const said = await report()
  expect(within(said).getByText('Até 5.000 pessoas podem vir')).toBeInTheDocument()
  expect(await button('Trazer até 5.000 pessoas')).toBeInTheDocument()
  for (const words of [
    'De 7.100 linhas do arquivo.',
    'O arquivo tem 6.000 pessoas. Uma newsletter traz no máximo 5.000 pessoas, e há lugar para 5.000.',
    '6.000 sem data que se possa ler: vêm sem ela.',
    '1.100 linhas ficam de fora: endereço inválido.',
    'Linha 6.002, endereço inválido',
    '… e mais 1.080',
  ])
    expect(said).toHaveTextContent(words)
})
