import {
  type ABTest,
  areSubjectsEqual,
  type NewsletterIssue,
  RECURRENCE_LABELS,
  type Recurrence,
  TIMING,
} from '@ementa/contracts'
import { counted, formatNumber, formatPercent } from '@ementa/ui'
import { deliveryTexts } from '../../../shared/delivery/delivery-texts'
import { momentText } from '../../../shared/scheduling/moment'

/** Facts that every question about sending names: the issue, its newsletter and its readers. */
export interface Sending {
  subject: string
  newsletter: string
  subscribers: number
  /** Test that starts with the sending; a test with nothing to compare does not start. */
  test?: ABTest
}

const UNDOABLE = `Por ${TIMING.undoSend / 1000} segundos, o envio pode ser desfeito; depois, o e-mail não muda mais.`

const subscribersText = (count: number) => counted(count, 'assinante', 'assinantes')

/** A test with nothing to compare does not start. */
const startingTest = ({ subject, test }: Sending) =>
  test && !areSubjectsEqual({ subject_a: subject, subject_b: test.subject_b }) ? test : undefined

/** Says how many get the issue at once: all subscribers, or those who take part in its test. */
function firstRecipients(sending: Sending): string {
  const all = subscribersText(sending.subscribers)
  const percent = startingTest(sending)?.sample_percent ?? 100
  return percent === 100 ? all : `${formatNumber(Math.round((sending.subscribers * percent) / 100))} dos ${all}`
}

/** Says which subject each part of the readers gets first, and that the others wait for the winner. */
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
  { sending: note } = deliveryTexts({ isCommunity: false }),
): string {
  const { subject, newsletter, subscribers } = sending
  const instead = scheduled_at ? replacedSentence(scheduled_at, recurrence) : nextIssueSentence(held)
  if (subscribers === 0) {
    return `${newsletter} ainda não tem assinantes: a edição “${subject}” será publicada na página da newsletter, mas ninguém a receberá agora. ${UNDOABLE}${instead}`
  }
  return `A edição “${subject}” será enviada agora a ${firstRecipients(sending)} de ${newsletter}.${testSentence(sending)} ${UNDOABLE}${instead} ${note}`
}

/** Number of days that every month has. */
const SHORTEST_MONTH = 28

/**
 * Says how often the sending repeats. A day that some months lack moves to their last day; the author must know this in
 * advance.
 */
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

/**
 * Explains a recurrence: a text is sent once, each later sending is an issue of its own, and one that nobody writes is
 * not sent.
 */
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

/** Says in one sentence what scheduling will do. */
export function scheduleSentence(sending: Sending, iso: string, recurrence: Recurrence) {
  const { subject, newsletter, subscribers } = sending
  const who =
    subscribers === 0
      ? `será publicada na página de ${newsletter}, que ainda não tem assinantes`
      : `será enviada a ${firstRecipients(sending)} de ${newsletter}`
  return `Em ${momentText(iso)}, a edição “${subject}” ${who}.${testSentence(sending)}${repeatedSentence(recurrence, new Date(iso).getDate())}`
}
