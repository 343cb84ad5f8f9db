import type { ABTest } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { abTestOf, AT as NINE } from '../../../test/records'
import { scheduleSentence, sendSentence } from './send-texts'

const sending = { subject: 'Multa contratual', newsletter: 'Cláusula a Cláusula', subscribers: 2316 }
const draft = { scheduled_at: null }

test('says something else where nobody subscribes', () => {
  const nobody = { ...sending, subscribers: 0 }
  expect(sendSentence(nobody, draft)).toBe(
    'Cláusula a Cláusula ainda não tem assinantes: a edição “Multa contratual” será publicada na página da newsletter, mas ninguém a receberá agora. Por 30 segundos, o envio pode ser desfeito; depois, o e-mail não muda mais.',
  )
  expect(sendSentence(nobody, { scheduled_at: NINE })).toContain(' O agendamento de ter., 24 nov. 2026 às 09:00')
  expect(scheduleSentence(nobody, NINE, 'none')).toMatch(
    /, a edição “Multa contratual” será publicada na página de Cláusula a Cláusula, que ainda não tem assinantes\.$/,
  )
})

test('sending now ends with what becomes of its schedule, and that nothing leaves this device', () => {
  expect(sendSentence(sending, draft)).toBe(
    'A edição “Multa contratual” será enviada agora a 2.316 assinantes de Cláusula a Cláusula. Por 30 segundos, o envio pode ser desfeito; depois, o e-mail não muda mais. O envio é simulado: nenhum e-mail sai deste aparelho.',
  )
  const held = { reason: 'text', due_at: NINE, recurrence: 'weekly' } as const
  expect(sendSentence(sending, { scheduled_at: NINE, held })).toMatch(
    /o e-mail não muda mais\. O agendamento de ter\., 24 nov\. 2026 às 09:00 \(Horário Padrão de Brasília\) deixa de valer; se o envio for desfeito, volta\. O envio é simulado/,
  )
})

const abTest = (changes: Partial<ABTest>) =>
  abTestOf({ subject_a: 'Multa contratual', subject_b: 'Quando o juiz reduz', duration_minutes: 60, ...changes })

test.each([undefined, 100] as const)(
  'a test of all of them reaches everybody at once, half with each subject: %j',
  (percent) => {
    const test = abTest(percent ? { sample_percent: percent } : {})
    const sentence =
      'a 2.316 assinantes de Cláusula a Cláusula. Teste de assunto: metade dos assinantes recebe “Multa contratual”, a outra metade recebe “Quando o juiz reduz”.'
    expect(sendSentence({ ...sending, test }, draft)).toContain(sentence)
    expect(scheduleSentence({ ...sending, test }, NINE, 'none')).toContain(sentence)
  },
)

test('a test of some of them says how many get it first, and what the others wait for', () => {
  const sentence =
    'a 463 dos 2.316 assinantes de Cláusula a Cláusula. Teste de assunto: 10% dos assinantes recebem “Multa contratual”, outros 10% recebem “Quando o juiz reduz”; os demais, o que você declarar vencedor.'
  const tested = { ...sending, test: abTest({ sample_percent: 20 }) }
  expect(sendSentence(tested, draft)).toContain(sentence)
  expect(scheduleSentence(tested, NINE, 'none')).toContain(sentence)
})

test('a test with nothing to compare does not start, and is not spoken of', () => {
  const tested = { ...sending, test: abTest({ sample_percent: 20, subject_b: ' Multa  contratual ' }) }
  expect(sendSentence(tested, draft)).toBe(sendSentence(sending, draft))
})

test('says when, with the zone, and repeats what repeats [NWS-067]', () => {
  expect(scheduleSentence(sending, NINE, 'none')).toBe(
    'Em ter., 24 nov. 2026 às 09:00 (Horário Padrão de Brasília), a edição “Multa contratual” será enviada a 2.316 assinantes de Cláusula a Cláusula.',
  )
  const once = scheduleSentence(sending, NINE, 'none')
  for (const [recurrence, words] of [
    ['daily', 'todos os dias, no mesmo horário'],
    ['weekly', 'toda semana, no mesmo dia e horário'],
    ['monthly', 'todo mês, no mesmo dia e horário'],
  ] as const) {
    expect(scheduleSentence(sending, NINE, recurrence)).toBe(
      `${once} Depois dela, a recorrência marca um envio ${words}: cada edição abre como rascunho, com os títulos da anterior, e só é enviada se você a escrever até lá.`,
    )
  }
})

test('says what becomes of a day that not every month has', () => {
  const last = '2027-01-31T13:00:00.000Z'
  expect(scheduleSentence(sending, last, 'monthly')).toContain(
    'um envio todo dia 31, no mesmo horário, e nos meses sem dia 31 no último dia',
  )
  expect(scheduleSentence(sending, last, 'none')).not.toContain('dia 31')
  expect(scheduleSentence(sending, '2027-01-28T13:00:00.000Z', 'monthly')).toContain('todo mês, no mesmo dia')
  expect(scheduleSentence(sending, '2027-01-29T13:00:00.000Z', 'monthly')).toContain('todo dia 29')
})

test('says that a recurrence goes on with an issue that was held [P-12]', () => {
  const held = { reason: 'text', due_at: NINE, recurrence: 'weekly' } as const
  expect(sendSentence(sending, { scheduled_at: null, held })).toContain(
    'o e-mail não muda mais. A recorrência (semanal) continua: a próxima edição abre como rascunho. O envio é simulado',
  )
  expect(sendSentence(sending, { scheduled_at: null, held: { ...held, recurrence: 'none' } })).not.toContain(
    'recorrência',
  )
})
