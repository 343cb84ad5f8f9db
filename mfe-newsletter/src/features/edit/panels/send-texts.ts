import {
  type ABTest,
  areSubjectsEqual,
  type NewsletterIssue,
  RECURRENCE_LABELS,
  type Recurrence,
  TIMING,
} from '@ementa/contracts'
import { counted, formatNumber, formatPercent } from '@ementa/ui'
import { momentText } from '../../../shared/scheduling/moment'

/** Who gets what from whom: the same in every question about sending. */
export interface Sending {
  subject: string
  newsletter: string
  subscribers: number
  /** The test that starts with the sending; one with nothing to compare does not. */
  test?: ABTest
}

const UNDOABLE = `Por ${TIMING.undoSend / 1000} segundos, o envio pode ser desfeito; depois, o e-mail não muda mais.`
const SIMULATED = 'O envio é simulado: nenhum e-mail sai deste aparelho.'

const subscribersText = (count: number) => counted(count, 'assinante', 'assinantes')

/** A test with nothing to compare does not start (decision 052). */
const startingTest = ({ subject, test }: Sending) =>
  test && !areSubjectsEqual({ subject_a: subject, subject_b: test.subject_b }) ? test : undefined

/** How many get it at once: all, or those who take part in its test. */
function firstRecipients(sending: Sending): string {
  const all = subscribersText(sending.subscribers)
  const percent = startingTest(sending)?.sample_percent ?? 100
  return percent === 100 ? all : `${formatNumber(Math.round((sending.subscribers * percent) / 100))} dos ${all}`
}

/** Who gets which subject at first, and what the others wait for (decision 052). */
function testSentence(sending: Sending): string {
  const { subject } = sending
  const test = startingTest(sending)
  if (!test) return ''
  const { sample_percent: percent = 100, subject_b } = test
  if (percent === 100) {
    return ` Teste de assunto: metade dos assinantes recebe “${subject}”, a outra metade recebe “${subject_b}”.`
  }
  const part = formatPercent(percent / 200)
  return ` Teste de assunto: ${part} dos assinantes recebem “${subject}”, outros ${part} recebem “${subject_b}”; os demais, o que você declarar vencedor.`
}

/**
 * What happens after `Enviar agora`, in one sentence; a newsletter without subscribers has a sentence of its own. When the issue
 * would have gone out by itself falls away, with all that would have followed it; a recurrence that waits for it continues.
 */
export function sendSentence(
  sending: Sending,
  { scheduled_at, held }: Pick<NewsletterIssue, 'scheduled_at' | 'held'>,
  recurrence: Recurrence = 'none',
): string {
  const { subject, newsletter, subscribers } = sending
  const instead = scheduled_at ? replacedSentence(scheduled_at, recurrence) : nextIssueSentence(held)
  if (subscribers === 0) {
    return `${newsletter} ainda não tem assinantes: a edição “${subject}” será publicada na página da newsletter, mas ninguém a receberá agora. ${UNDOABLE}${instead}`
  }
  return `A edição “${subject}” será enviada agora a ${firstRecipients(sending)} de ${newsletter}.${testSentence(sending)} ${UNDOABLE}${instead} ${SIMULATED}`
}

/** Every month has this many days. */
const SHORTEST_MONTH = 28

/** How often; a day that not every month has is moved, and must be said before and not found out in February (P-12). */
function frequency(recurrence: Exclude<Recurrence, 'none'>, day: number): string {
  switch (recurrence) {
    case 'daily':
      return 'todos os dias, no mesmo horário'
    case 'weekly':
      return 'toda semana, no mesmo dia e horário'
    default:
      return day > SHORTEST_MONTH
        ? `todo dia ${day}, no mesmo horário, e nos meses sem dia ${day} no último dia`
        : 'todo mês, no mesmo dia e horário'
  }
}

/** A text goes out once: what follows are issues of their own, and what becomes of those nobody writes (P-12). */
function repeatedSentence(recurrence: Recurrence, day: number): string {
  if (recurrence === 'none') return ''
  return ` Depois dela, a recorrência marca um envio ${frequency(recurrence, day)}: cada edição abre como rascunho, com os títulos da anterior, e só é enviada se você a escrever até lá.`
}

function replacedSentence(scheduledAt: string, recurrence: Recurrence): string {
  const also = recurrence === 'none' ? '' : `, e a recorrência (${RECURRENCE_LABELS[recurrence].toLowerCase()}) termina`
  return ` O agendamento de ${momentText(scheduledAt)} deixa de valer${also}; se o envio for desfeito, volta.`
}

function nextIssueSentence(held: NewsletterIssue['held']): string {
  if (!held || held.recurrence === 'none') return ''
  return ` A recorrência (${RECURRENCE_LABELS[held.recurrence].toLowerCase()}) continua: a próxima edição abre como rascunho.`
}

/** What happens after `Agendar`, in one sentence. */
export function scheduleSentence(sending: Sending, iso: string, recurrence: Recurrence) {
  const { subject, newsletter, subscribers } = sending
  const who =
    subscribers === 0
      ? `será publicada na página de ${newsletter}, que ainda não tem assinantes`
      : `será enviada a ${firstRecipients(sending)} de ${newsletter}`
  return `Em ${momentText(iso)}, a edição “${subject}” ${who}.${testSentence(sending)}${repeatedSentence(recurrence, new Date(iso).getDate())}`
}
