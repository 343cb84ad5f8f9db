import type { Outputs, OwnDecision, OwnReport } from '@ementa/contracts'
import { createTestWorld, required, withCalls } from '@ementa/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { click, open } from '../../test/open'
import { AT } from '../../test/rows'

test('everybody reads the state of the own account, its decisions and what became of the own reports', async () => {
  const world = await open('/transparencia', { as: 'viniciusamaral' })
  await world.api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: 'post-001' })
  world.unmount()
  await open('/denuncias', { world })
  expect(await screen.findByText(/^Situação:/)).toHaveTextContent('Situação: Silenciada, com 2 advertências.')
  const decisions = within(await screen.findByRole('list', { name: 'Decisões sobre você' })).getAllByRole('listitem')
  expect(decisions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Seu perfil foi silenciado\..*cabe recurso$/),
    expect.stringMatching(/^Você recebeu uma advertência\./),
    expect.stringMatching(/^Você recebeu uma advertência\./),
  ])
  expect(within(required(decisions[0])).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/recursos\/audit-user-/),
  )
  const reports = within(await screen.findByRole('list', { name: 'Minhas denúncias' })).getAllByRole('listitem')
  expect(reports[0]).toHaveTextContent(/^Em análise\./)
  expect(within(required(reports[0])).getByRole('link')).toHaveAttribute('href', '/p/post-001/comments')
})

const DESCRIPTION = 'A situação da sua conta e o que você denunciou.'

test('a visitor is asked to sign in', async () => {
  await open('/denuncias', { as: null })
  expect(await screen.findByText(/^Entre para ver a situação da sua conta/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Denúncias e decisões' })).toBeInTheDocument()
  expect(screen.queryByText(DESCRIPTION)).toBeNull()
  expect(screen.queryByRole('region', { name: /^(Sua conta|Minhas denúncias)$/ })).toBeNull()
})

type Account = Outputs['auth']['getAccount']

const END = '2026-12-20T12:00:00.000Z'
const LATER = '2027-01-20T12:00:00.000Z'
const measure = (change: Partial<OwnDecision>): OwnDecision => ({
  id: 'audit-1',
  item_type: 'profile',
  action_type: 'warn',
  reason: 'Linguagem.',
  created_at: AT,
  content: null,
  reported_for: [],
  reversed_at: null,
  ends_at: null,
  objection: null,
  can_object: true,
  ...change,
})
const OBJECTION = { text: 'Não.', created_at: AT, answer: null }
const answered = (is_accepted: boolean) => ({ ...OBJECTION, answer: { is_accepted, reason: '', created_at: AT } })
const report = (change: Partial<OwnReport>): OwnReport => ({
  id: 'report-1',
  item_type: 'comment',
  item_id: 'c1',
  reporter_id: 'user-anapaula',
  reason: 'spam',
  description: '',
  status: 'pending',
  severity: 'medium',
  created_at: AT,
  about: { excerpt: 'Compre já.', href: '/p/post-1/comments#c-c1' },
  outcome: null,
  ...change,
})

/** Opens Ana's page with this account state, these measures and these reports. */
async function show(
  moderation: Partial<Account['moderation']> = {},
  measures: OwnDecision[] = [],
  reports: OwnReport[] = [],
) {
  const plain = await createTestWorld({ as: 'anapaula' })
  const account = await plain.services.api.auth.getAccount()
  const read = { ...account, moderation: { ...account.moderation, ...moderation }, measures }
  const known = withCalls(plain, 'auth', { getAccount: async () => read })
  const world = withCalls(known, 'moderation', { listOwnReports: async () => ({ reports }) })
  await open('/denuncias', { world })
  return { state: await screen.findByText(/^Situação:/) }
}
const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test.each([
  [{ status: 'active', warnings_count: 0 }, [], 'Situação: Ativa.'],
  [{ status: 'warned', warnings_count: 1 }, [], 'Situação: Advertida, com 1 advertência.'],
  [
    { status: 'temp_banned', warnings_count: 2 },
    [
      measure({ ends_at: null }),
      measure({ id: 'b', ends_at: END, reversed_at: AT }),
      measure({ id: 'c', ends_at: LATER }),
    ],
    'Situação: Banida temporariamente até 20 de janeiro de 2027, com 2 advertências.',
  ],
  [{ status: 'active', warnings_count: 0 }, [measure({ ends_at: END })], 'Situação: Ativa.'],
  [{ status: 'temp_banned', warnings_count: 0 }, [], 'Situação: Banida temporariamente.'],
] as const)('the account is %j: said in a sentence', async (moderation, measures, sentence) => {
  const { state } = await show(moderation, [...measures])
  expect(state).toHaveTextContent(sentence)
  expect(screen.queryAllByText(/^Nenhuma decisão da moderação sobre você/)).toHaveLength(measures.length === 0 ? 1 : 0)
})

test('each measure says what became of it', async () => {
  const ways: [Partial<OwnDecision>, string][] = [
    [{}, 'cabe recurso'],
    [{ can_object: false }, 'não está mais em vigor'],
    [{ objection: OBJECTION }, 'recurso em análise'],
    [{ objection: answered(false) }, 'recurso não provido'],
    [{ objection: answered(true) }, 'recurso provido'],
    [{ objection: answered(true), reversed_at: AT }, 'não vale mais'],
  ]
  await show(
    {},
    ways.map(([change], index) => measure({ id: `audit-${index}`, ...change })),
  )
  expect(linesOf('Decisões sobre você')).toEqual(
    ways.map(([, end]) =>
      expect.stringMatching(new RegExp(`^Você recebeu uma advertência\\.Linguagem\\..* · ${end}$`)),
    ),
  )
  expect(screen.getByRole('list', { name: 'Decisões sobre você' }).querySelector('a')).toHaveAttribute(
    'href',
    '/recursos/audit-0',
  )
})

describe('a report', () => {
  const outcome = (result: 'kept' | 'removed' | 'measures' | 'banned') => ({ outcome: { result, created_at: AT } })
  const GONE = 'O conteúdo não está mais no ar.'
  test.each<[string, Partial<OwnReport>, RegExp]>([
    ['waits', {}, /^Em análise\.Compre já\.Comentário · Spam · [^·]*$/],
    ['of a picture alone is called by its kind', { about: { excerpt: '', href: '/p/1' } }, /^Em análise\.Comentário/],
    ['of what is gone says so', { about: null }, new RegExp(`^Em análise\\.${GONE}Comentário`)],
    [
      'that led to a removal says it once',
      { about: null, ...outcome('removed') },
      /^Analisada: o conteúdo foi removido\.Com/,
    ],
    [
      'of what was removed and restored says both',
      outcome('removed'),
      /^Analisada: o conteúdo foi removido e, revista a decisão, voltou ao ar\.Compre já\./,
    ],
    [
      'that led to nothing',
      outcome('kept'),
      /^Analisada: não encontramos violação das regras\.Compre já\..* · decidida /,
    ],
    ['that led to measures', outcome('measures'), /^Analisada: tomamos as medidas cabíveis\./],
    ['that led to a ban', outcome('banned'), /^Analisada: a conta foi banida temporariamente\./],
    ['repeats one’s own words', { description: 'É anúncio.' }, /Compre já\.Você escreveu: É anúncio\.Comentário/],
    ['keeps the reason as it was given', { reported_as: 'impersonation' }, /Comentário · Falsidade ideológica/],
  ])('%s', async (_, change, words) => {
    await show({}, [], [report(change)])
    await screen.findByRole('list', { name: 'Minhas denúncias' })
    expect(linesOf('Minhas denúncias')).toEqual([expect.stringMatching(words)])
  })
})

test('who reported nothing reads what would be here, and finds the report of all', async () => {
  await show()
  expect(await screen.findByText(/^Você ainda não fez denúncias\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Relatório de transparência' })).toHaveAttribute('href', '/transparencia')
  expect(document.title).toBe('Denúncias e decisões — Ementa')
})

test.each([
  ['auth.getAccount', 'A situação da conta não pôde ser lida.'],
  ['moderation.listOwnReports', 'As denúncias não puderam ser lidas.'],
])('a failed %s says so and can be tried again', async (call, words) => {
  const world = await createTestWorld({ as: 'anapaula' })
  world.simulate({ fail: [call] })
  await open('/denuncias', { world })
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument()
  world.simulate({})
  click(/Tentar/)
  await waitFor(() => expect(screen.queryByText(new RegExp(words))).toBeNull())
})
