import { createTestWorld, renderWithServices, required, userEvent } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { UNSAVED_TEXTS } from '@ementa/ui/host'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FailureKind, kindOfMissing, RemoteError } from '../remote-error'
import { keepEvent } from '../telemetry/black-box'
import RegistryFailure from './registry-failure'
import RemoteFailure, { remedyFor } from './remote-failure'

const remote = { name: 'social', title: 'Publicações', entry: 'https://social.example/mf-manifest.json', routes: ['/'] }
const logged = () => vi.mocked(console.error).mock.calls.map(([first]) => String(first))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.useRealTimers())

test.each<[string, FailureKind, string]>([
  ['EM-101', 'unreachable', 'O endereço desta área não respondeu.'],
  ['EM-102', 'timeout', 'Esta área demorou demais para responder.'],
  ['EM-103', 'contract', 'Esta área está em uma versão incompatível com o aplicativo.'],
  ['EM-104', 'broken', 'Esta área chegou incompleta.'],
  ['EM-105', 'crashed', 'Ocorreu um erro ao mostrar esta área.'],
  ['EM-106', 'untrusted', 'Esta área foi bloqueada por segurança.'],
])('%s: the card says what failed, with its area, address and cause [PLT-016]', async (code, kind, text) => {
  const error = new RemoteError(remote.name, kind, remote.entry, 'the cause')
  await renderWithServices(<RemoteFailure remote={remote} error={error} onRetry={() => undefined} />)
  const card = within(screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toContain(text)
  for (const detail of ['Aplicativo', code, remote.name, remote.entry, error.message])
    expect(card.getByText(detail)).toBeInTheDocument()
  expect(document.title).toBe('Publicações — Ementa')
})

test('EM-103: only a reload brings a newer application', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const detail = 'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of social'
  const error = new RemoteError(remote.name, kindOfMissing(detail), remote.entry, detail)
  await renderWithServices(<RemoteFailure remote={remote} error={error} onRetry={() => undefined} />)
  expect(screen.getByText('EM-103')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['EM-202', false, 'Não foi possível carregar as áreas da Ementa.', /Verifique a conexão/, 'Erro ao carregar'],
  ['EM-203', true, 'Não foi possível encontrar esta página.', /O restante .* continua/, 'Página não encontrada'],
])('%s: the registry is what failed, and the log says the same', async (code, isPartial, title, advice, pageTitle) => {
  await renderWithServices(<RegistryFailure isPartial={isPartial} problem="HTTP 404" />)
  expect(screen.getByRole('alert').textContent).toContain(title)
  expect(screen.getByText(advice)).toBeInTheDocument()
  for (const detail of [code, 'HTTP 404']) expect(screen.getByText(detail)).toBeInTheDocument()
  expect(document.title).toBe(`${pageTitle} — Ementa`)
  expect(logged()).toContain(`[${code}] HTTP 404`)
})

test('without a connection the card says that the page was never opened here, not that its host failed', async () => {
  const world = await createTestWorld()
  const { offline } = world.services
  const state: typeof offline.state = { ...offline.state, online: false }
  const error = new RemoteError(remote.name, 'untrusted', remote.entry, 'the cause')
  await renderWithServices(<RemoteFailure remote={remote} error={error} onRetry={() => undefined} />, {
    world: { ...world, services: { ...world.services, offline: { ...offline, state: proxy(state) } } },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(UNSAVED_TEXTS.page)
  expect(screen.getByText('O que você já abriu continua disponível pelo menu.')).toBeInTheDocument()
  expect(screen.queryByText(/bloqueada por segurança|de quem a publica/)).toBeNull()
  expect(screen.getByText('EM-106')).toBeInTheDocument()
})

async function showCard() {
  const error = new RemoteError(remote.name, 'unreachable', remote.entry, 'the cause')
  await renderWithServices(<RemoteFailure remote={remote} error={error} onRetry={() => undefined} />)
}

test('the card lists the last failures before it, the newest first', async () => {
  const event = { at: new Date().toISOString(), kind: 'load', source: 'shell@1', page: '/', message: 'x' } as const
  for (let index = 0; index <= 10; index += 1) keepEvent({ ...event, source: `shell@${index}` })
  await showCard()
  const box = required(screen.getByText('O que aconteceu antes').closest('details'))
  const lines = () =>
    within(box)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(lines()[0]).toMatch(/ · shell@10 · falha ao carregar$/)
  keepEvent({ ...event, kind: 'long-task', message: 'long frame' })
  keepEvent({ ...event, message: 'EM-101 Failed to load' })
  fireEvent(box, new Event('toggle'))
  expect(lines()[0], 'told in words, and read again when opened').toMatch(/falha ao carregar \(EM-101\)$/)
  expect(lines()).toHaveLength(8)
})

test('late in the evening the report has the date of today', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00-03:00'), toFake: ['Date'] })
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await showCard()
  fireEvent.click(screen.getByRole('button', { name: 'Baixar relatório técnico', hidden: true }))
  click.mockRestore()
  expect(names).toEqual(['ementa-relatorio-2026-12-31.json'])
})

test('the whole product is loaded again by hand where its registry failed', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await renderWithServices(<RegistryFailure isPartial={false} problem="HTTP 404" />)
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(reload).toHaveBeenCalledOnce()
})

const FIT = 'agenda@1.0.0 does not fit shell@1.0.0: it'

test.each<[string, FailureKind, RegExp | undefined]>([
  [
    'https://a.example/mf-manifest.json is no manifest of a remote',
    'contract',
    /@ementa\/remote-kit, for Rspack or for Vite/,
  ],
  [`${FIT} needs what this shell does not provide (react@18 (it has react@19))`, 'contract', /one React/],
  ["Cannot read properties of undefined (reading 'ReactCurrentOwner')", 'crashed', /one React/],
  [`${FIT} needs what this shell does not provide (@ementa/ui@1: Later)`, 'contract', /check --shell/],
  ['its manifest has no hashes of its files', 'untrusted', /ementa-remote seal/],
  ['its manifest is not signed', 'untrusted', /ementa-remote sign --key/],
  ['its manifest is not signed with a key that the registry names', 'untrusted', /"keys"/],
  ['https://a.example/a.js is not what its manifest says', 'untrusted', /Upload the whole build/],
  ['its ./remote has no default export with routes', 'broken', /RemoteModule/],
  [`Failed to execute 'createPolicy' on 'TrustedTypePolicyFactory': Policy "a" disallowed.`, 'contract', /remote-kit/],
  ['Failed to fetch', 'unreachable', /Access-Control-Allow-Origin.*policy of the shell/],
  ['https://a.example/mf-manifest.json is no manifest of a remote', 'unreachable', /answers with the file/],
  ['no answer within 12000 ms', 'timeout', undefined],
])('%s: one sentence says what to do [PLT-016]', (detail, kind, remedy) => {
  const found = remedyFor(new RemoteError('agenda', kind, 'https://a.example/mf-manifest.json', detail))
  if (remedy) expect(found).toMatch(remedy)
  else expect(found).toBeUndefined()
})
