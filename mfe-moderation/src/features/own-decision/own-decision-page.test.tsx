import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { click, eventually, open, titles, write } from '../../test/open'

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
    await write(screen.getByRole('textbox', { name: 'Por que a decisão deve ser revista?' }), 'São modelos gratuitos.')
    click('Enviar recurso')
    await eventually(() => expect(titles(toasts)).toContain('Recurso enviado'))
    expect(toasts.at(-1)?.description).toBe('Outra pessoa da moderação vai ler e responder.')
    expect(await screen.findByText('São modelos gratuitos.')).toBeInTheDocument()
    await eventually(() => expect(document.activeElement?.textContent).toBe('Seu recurso'))
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
