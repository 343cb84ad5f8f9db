import { expect, test } from 'vitest'
import { momentText, timeUntil } from '../../../shared/scheduling/moment'
import { scheduleSentence, sendSentence } from './send-texts'

const sending = { subject: 'Multa contratual', newsletter: 'Cláusula a Cláusula', subscribers: 2316 }
const draft = { scheduled_at: null }
/** 24 November 2026, 9:00 in São Paulo. */
const NINE = '2026-11-24T12:00:00.000Z'

test('says in one sentence what is sent to whom', () => {
  expect(sendSentence(sending, draft)).toMatch(
    /^A edição “Multa contratual” será enviada agora a 2\.316 assinantes de Cláusula a Cláusula\./,
  )
  expect(sendSentence({ ...sending, subscribers: 1 }, draft)).toContain('a 1 assinante de')
  expect(sendSentence(sending, draft)).toContain('O envio é simulado')
  expect(sendSentence(sending, draft)).toContain('Por 30 segundos, o envio pode ser desfeito')
})

test('says something else where nobody subscribes', () => {
  expect(sendSentence({ ...sending, subscribers: 0 }, draft)).toContain('ainda não tem assinantes')
  expect(scheduleSentence({ ...sending, subscribers: 0 }, NINE, 'none')).toContain('ainda não tem assinantes')
})

test('says when, with the zone, and repeats what repeats [NWS-067]', () => {
  expect(scheduleSentence(sending, NINE, 'none')).toBe(
    'Em ter., 24 nov. 2026 às 09:00 (Horário Padrão de Brasília), a edição “Multa contratual” será enviada a 2.316 assinantes de Cláusula a Cláusula.',
  )
  expect(scheduleSentence(sending, NINE, 'daily')).toContain('todos os dias')
  expect(scheduleSentence(sending, NINE, 'weekly')).toContain('toda semana')
  expect(scheduleSentence(sending, NINE, 'monthly')).toContain('todo mês')
})

test('says what becomes of a day that not every month has', () => {
  const last = '2027-01-31T13:00:00.000Z'
  expect(scheduleSentence(sending, last, 'monthly')).toContain(
    'um envio todo dia 31, no mesmo horário, e nos meses sem dia 31 no último dia',
  )
  expect(scheduleSentence(sending, last, 'none')).not.toContain('dia 31')
})

test.each(['daily', 'weekly', 'monthly'] as const)('says that a text goes out once: %s [P-12]', (recurrence) => {
  expect(scheduleSentence(sending, NINE, recurrence)).toContain(
    'cada edição abre como rascunho, com os títulos da anterior, e só é enviada se você a escrever até lá',
  )
})

test('says that a recurrence goes on with an issue that was held [P-12]', () => {
  const held = { reason: 'text', due_at: NINE, recurrence: 'weekly' } as const
  expect(sendSentence(sending, { scheduled_at: null, held })).toContain('A recorrência (semanal) continua')
  expect(sendSentence(sending, { scheduled_at: null, held: { ...held, recurrence: 'none' } })).not.toContain(
    'recorrência',
  )
})

test('tells the time of Brasília only where the clock differs', () => {
  expect(momentText(NINE)).not.toContain('em Brasília')
})

const MINUTE = 60_000

test.each([
  [30_000, 'em menos de um minuto'],
  [MINUTE, 'em 1 minuto'],
  [135 * MINUTE, 'em 2 horas e 15 minutos'],
  [(24 * 60 + 61) * MINUTE, 'em 1 dia e 1 hora'],
  [48 * 60 * MINUTE, 'em 2 dias'],
  [0, null],
  [-1, null],
])('%i ms from now is %s', (left, text) => expect(timeUntil(1_000_000 + left, 1_000_000)).toBe(text))
