import type { HoldReason, NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { absoluteTime } from '@ementa/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { momentText } from '../../shared/scheduling/moment'
import { OfflineNotice, RecoveryNotice, SendingNotice } from './editor-notices'
import { TextFacts, TextWarnings } from './issue-editor'
import { openIssue, portWith } from './test/open-issue'

const NINE = '2026-11-24T12:00:00.000Z'

const notice = (name: string) => screen.getByRole('region', { name }).textContent
const isSaid = (name: string) => screen.queryByRole('region', { name }) !== null
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

async function openSending(changes: Partial<NewsletterIssue>) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { editing } = await openIssue(world, changes)
  await renderWithServices(<SendingNotice editing={editing} />, { world })
  return { ...world, editing }
}

test.each<[HoldReason, boolean, RegExp]>([
  ['text', true, / Os títulos que vieram da edição anterior não contam\./],
  ['text', false, /depois, envie ou agende de novo\.$/],
  ['same', true, /depois, envie ou agende de novo\.$/],
])('a held issue says why (%s), and what did not count (%s)', async (reason, isOpenedByRecurrence, end) => {
  await openSending({
    held: { reason, due_at: NINE, recurrence: 'none' },
    ...(isOpenedByRecurrence && { opened_by: { issue_id: 'issue-clausula-04', outline: '' } }),
  })
  const text = screen.getByRole('region', { name: /^Não enviada: / }).textContent
  expect(text).toContain(`O envio estava marcado para ${momentText(NINE)}. `)
  expect(text).toMatch(end)
  expect(text).not.toContain('recorrência')
})

test('a held issue says that its recurrence waits for it', async () => {
  await openSending({ held: { reason: 'text', due_at: NINE, recurrence: 'weekly' } })
  expect(notice('Não enviada: falta o texto')).toMatch(
    / A recorrência \(semanal\) espera por esta edição e continua quando ela for enviada\.$/,
  )
})

test('a scheduled issue whose changes could not be stored says that it waits for them', async () => {
  const { editing, simulate } = await openSending({ status: 'scheduled', scheduled_at: NINE })
  expect(isSaid('O envio espera o salvamento')).toBe(false)
  simulate({ fail: ['newsletters.updateIssue'] })
  await act(async () => {
    editing.setField('subject', 'Outro assunto')
    await editing.save({ silent: true })
  })
  expect(notice('O envio espera o salvamento')).toContain(
    `Enquanto for assim, a edição não será enviada em ${momentText(NINE)}: o texto antigo não sai no lugar do novo.`,
  )
})

test('a draft that is not stored waits for nothing', async () => {
  const { editing, simulate } = await openSending({})
  simulate({ fail: ['newsletters.updateIssue'] })
  await act(async () => {
    editing.setField('subject', 'Outro assunto')
    await editing.save({ silent: true })
  })
  expect(editing.state.save).toBe('local')
  expect(isSaid('O envio espera o salvamento')).toBe(false)
})

test('without a connection it is said where the text is kept, and how old a copy is', async () => {
  const world = await createTestWorld()
  const copiedAt = Date.parse(NINE)
  const ui = (at: number | null) => <OfflineNotice copiedAt={at} />
  const { unmount } = await renderWithServices(ui(copiedAt), { world })
  expect(isSaid('Você está sem conexão')).toBe(false)
  await act(async () => {
    world.services.offline.state.online = false
  })
  expect(notice('Você está sem conexão')).toContain(
    `O texto abaixo é a cópia deste aparelho, de ${absoluteTime(copiedAt)}. O que você escrever fica guardado neste aparelho. Salvar e enviar voltam com a conexão.`,
  )
  unmount()
  await renderWithServices(ui(null), { world })
  expect(notice('Você está sem conexão')).toMatch(/^Você está sem conexãoO que você escrever fica guardado/)
})

test.each([
  [' Juros ', '“Juros”, escrito em '],
  ['  ', 'Um texto escrito em '],
])('an interrupted text is named by its subject %j, and is put back or thrown away', async (subject, begin) => {
  const [onRestore, onDiscard] = [vi.fn(), vi.fn()]
  const writtenAt = Date.parse(NINE)
  await renderWithServices(<RecoveryNotice {...{ writtenAt, subject, onRestore, onDiscard }} />)
  expect(notice('Rascunho recuperado')).toContain(
    `${begin}${absoluteTime(writtenAt)}, ficou guardado neste aparelho sem ter sido salvo.`,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }))
  expect([onRestore, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect([onRestore, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('the length of the text stands below it, with what is still to be filled in', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { editing } = await openIssue(world)
  editing.attach(portWith('Prezado [NOME], até [DATA].\n'))
  await renderWithServices(<TextFacts id="fatos" editing={editing} />, { world })
  expect(document.getElementById('fatos')?.textContent).toBe('4 palavras · 1 min de leitura')
  expect(statuses()).toContain('Ainda há trechos por preencher: [NOME], [DATA].')
})

test('a text that mail programs would cut is pointed out', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { editing } = await openIssue(world)
  editing.attach(portWith('Pronto.\n'))
  const { unmount } = await renderWithServices(<TextWarnings editing={editing} />, { world })
  expect(statuses()).toEqual([])
  unmount()
  editing.attach(portWith(`${'palavra '.repeat(16_000)}\n`))
  await renderWithServices(<TextWarnings editing={editing} />, { world })
  expect(statuses()).toEqual(['O texto passa de 100 KB: programas de e-mail costumam cortá-lo e esconder o resto.'])
})
