import { OfflineError, type Statement } from '@ementa/contracts'
import { createTestWorld, fill, titles, withCalls } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { click, open } from '../../test/open'
import { AT, CONTENT } from '../../test/rows'

/** Opens the page about a removed post by peticoesprontas, as the named person. */
async function read(as: string | null, then?: (world: Awaited<ReturnType<typeof open>>, id: string) => Promise<void>) {
  // Any page creates the backend, in which the decision is made before its own page is opened.
  const world = await open('/admin/logs?acao=ban')
  const about = { item_type: 'post', item_id: 'post-079', moderator_id: 'user-moderacao' } as const
  const { decision_id } = await world.api.moderation.moderateContent({
    ...about,
    action_type: 'remove',
    reason: 'Promete resultado',
  })
  await then?.(world, decision_id)
  world.unmount()
  if (as) await world.services.session.signIn(as)
  else await world.services.session.signOut()
  const view = await open(`/recursos/${decision_id}`, { world })
  return { ...view, decision_id }
}

describe('a decision', () => {
  test('is read by its author: the own text, the reason, and the way to object', async () => {
    const { api, decision_id, toasts } = await read('peticoesprontas')
    expect(await screen.findByText('Sua publicação foi removida.')).toBeInTheDocument()
    expect(screen.getByText(/CINCO MIL PETIÇÕES editáveis/)).toBeInTheDocument()
    expect(screen.getByText('Promete resultado')).toBeInTheDocument()
    expect(screen.getByText(/Spam/)).toBeInTheDocument()
    click('Enviar recurso')
    expect(screen.getByText('Escreva por que a decisão deve ser revista.')).toBeInTheDocument()
    await fill(screen.getByRole('textbox', { name: 'Por que a decisão deve ser revista?' }), 'São modelos gratuitos.')
    click('Enviar recurso')
    await waitFor(() => expect(titles(toasts)).toContain('Recurso enviado'))
    expect(toasts.at(-1)?.description).toBe('Outra pessoa da moderação vai ler e responder.')
    expect(await screen.findByText('São modelos gratuitos.')).toBeInTheDocument()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Seu recurso'))
    expect((await api.moderation.getDecision({ id: decision_id })).objection?.text).toBe('São modelos gratuitos.')
  })

  test('is the same page for a moderator, who can print it and not object', async () => {
    await read('moderacao')
    expect(await screen.findByText('A publicação foi removida.')).toBeInTheDocument()
    expect(screen.getByText('Promete resultado')).toBeInTheDocument()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    click('Imprimir')
    expect(print).toHaveBeenCalledOnce()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test.each([
    [true, 'Recurso provido', true],
    [false, 'Recurso não provido: decisão mantida', false],
  ])('says what came of the appeal: %s', async (accept, heading, isUndone) => {
    await read('peticoesprontas', async ({ api, services }, id) => {
      await services.session.signIn('peticoesprontas')
      await api.moderation.objectToDecision({ id, text: 'São modelos gratuitos.' })
      await services.session.signIn('soniaribeiro')
      await api.moderation.answerObjection({ id, accept, reason: 'Relido com calma.' })
    })
    expect(await screen.findByRole('heading', { level: 3, name: heading })).toBeInTheDocument()
    expect(screen.getByText('Relido com calma.')).toBeInTheDocument()
    expect(screen.getByText('São modelos gratuitos.')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryAllByText(/^Esta decisão foi desfeita em /)).toHaveLength(isUndone ? 1 : 0)
    expect(screen.queryAllByText('Sem efeito')).toHaveLength(isUndone ? 1 : 0)
    // The post can be opened again.
    expect(screen.queryAllByRole('link', { name: 'Ver na conversa' })).toHaveLength(isUndone ? 1 : 0)
  })

  test('is for nobody else', async () => {
    await read('lexcorp')
    expect(await screen.findByRole('heading', { name: 'Decisão não encontrada' })).toBeInTheDocument()
  })

  test('asks a visitor to sign in', async () => {
    await read(null)
    expect(await screen.findByText('Entre na conta a que o aviso se refere para ler a decisão.')).toBeInTheDocument()
  })
})

const OF_ANA = { id: 'user-anapaula', username: 'anapaula', display_name: 'Ana Paula Ferraz' }
const LATER = '2026-12-20T12:00:00.000Z'
const DECISION: Statement = {
  id: 'audit-1',
  item_type: 'post',
  action_type: 'remove',
  reason: 'Promete resultado',
  created_at: AT,
  content: CONTENT,
  reported_for: [],
  reversed_at: null,
  ends_at: null,
  objection: null,
  can_object: true,
  person: OF_ANA,
}
const OBJECTION = { text: 'São modelos.', created_at: AT, answer: null }

/** Opens the page of a decision about Ana, as she or `as` reads it. */
async function show(change: Partial<Statement> = {}, as = 'anapaula') {
  const getDecision = vi.fn(async (_: { id: string }) => ({ ...DECISION, ...change }))
  const objectToDecision = vi.fn(async (_: { id: string; text: string }) => ({}))
  const world = withCalls(await createTestWorld({ as }), 'moderation', { getDecision, objectToDecision })
  const { container } = await open('/recursos/audit-1', { world })
  await screen.findByRole('heading', { level: 1, name: 'Decisão da moderação' })
  await screen.findByText('Motivo')
  return { getDecision, objectToDecision, toasts: world.toasts, page: container }
}

test('says about whom, when, why and what it was', async () => {
  const reported_for = [
    { reason: 'spam', count: 2 },
    { reason: 'harassment', count: 1 },
  ]
  const { page, getDecision } = await show({ reported_for, ends_at: LATER })
  expect(getDecision).toHaveBeenCalledWith({ id: 'audit-1' })
  expect(document.title).toBe('Decisão da moderação — Ementa')
  for (const words of [
    'ContaAna Paula Ferraz (@anapaula)',
    'Data20 de novembro de 2026 às 09:00 · termina em 20 de dezembro de 2026',
    'MotivoPromete resultado',
    'Motivos das denúnciasSpam, Assédio',
    'O que você escreveuCompre já.',
  ])
    expect(page).toHaveTextContent(words)
  expect(screen.getByText('Remoção')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Recorrer da decisão' })).toBeInTheDocument()
})

test('says nothing of what is not known', async () => {
  const { page } = await show({ person: null, content: null, reason: '' }, 'moderacao')
  expect(page).toHaveTextContent('MotivoA moderação não escreveu uma justificativa.')
  expect(page).not.toHaveTextContent(/Conta|denúncias|O que foi escrito|termina em/)
})

test('offers no appeal that would be refused: a measure that is not in force says so', async () => {
  const { page } = await show({ can_object: false })
  expect(screen.queryByRole('heading', { name: 'Recorrer da decisão' })).toBeNull()
  expect(page).toHaveTextContent('Esta decisão não está mais em vigor')
})

test.each([
  ['post', undefined],
  ['comment', '/p/post-1/comments#c-audit-1'],
] as const)('about a %s: the thread it was in can be opened where it is still there', async (item_type, href) => {
  await show({ item_type })
  expect(screen.queryByRole('link', { name: 'Ver na conversa' })?.getAttribute('href')).toBe(href)
})

describe('an appeal', () => {
  test('under way says when it was sent and where the answer comes, to the person alone', async () => {
    const { page } = await show({ objection: OBJECTION })
    expect(screen.getByRole('heading', { level: 2, name: 'Seu recurso' })).toBeInTheDocument()
    expect(page).toHaveTextContent(
      'São modelos.Enviado em 20 de novembro de 2026 às 09:00. A resposta chega nas suas notificações.',
    )
    // The objection was not sent just now, so the focus does not move.
    expect(document.activeElement).toBe(document.body)
  })

  const sent = async (error?: Error) => {
    const world = await show()
    if (error) world.objectToDecision.mockRejectedValueOnce(error)
    await fill(await screen.findByRole('textbox'), 'São modelos.')
    const reads = world.getDecision.mock.calls.length
    world.getDecision.mockResolvedValue({ ...DECISION, objection: OBJECTION })
    click('Enviar recurso')
    return { ...world, isReadAgain: () => world.getDecision.mock.calls.length > reads }
  }

  test('that was sent before, on another device, is shown without a word', async () => {
    const { toasts } = await sent(Object.assign(new Error('twice'), { code: 'ALREADY_OBJECTED' }))
    expect(await screen.findByRole('heading', { name: 'Seu recurso' })).toBeInTheDocument()
    expect(toasts).toEqual([])
  })

  test.each([
    [new OfflineError(), 'Sem conexão. Tente quando ela voltar.'],
    [new Error('down'), 'Tente novamente.'],
  ])('that fails (%s) keeps what was written', async (error, description) => {
    const { toasts, isReadAgain } = await sent(error)
    await waitFor(() =>
      expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao enviar o recurso', description }]),
    )
    expect(screen.getByRole('textbox')).toHaveValue('São modelos.')
    expect(isReadAgain()).toBe(false)
  })
})
