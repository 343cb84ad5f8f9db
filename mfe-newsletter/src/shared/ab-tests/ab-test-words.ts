import { AB_METRIC_LABELS, AB_TEST, type ABMetric, type ABTest, type ABVariant } from '@ementa/contracts'
import { counted, formatNumber, formatPercent } from '@ementa/ui'

/** Below these numbers nothing can be concluded, whatever the difference; other newsletter tools use similar ones. */
const FEW_EVENTS = 30
const FEW_RECIPIENTS = 200
/** Time in minutes until opens or clicks can tell the winner. */
const LEAST_DURATION: Record<ABMetric, number> = { opens: 120, clicks: 60 }
/** Two-sided 95 %. */
const Z = 1.96

export const WINNER_LABEL: Record<ABVariant, string> = { a: 'A', b: 'B' }

const PLURAL: Record<ABMetric, [one: string, many: string]> = {
  opens: ['abertura', 'aberturas'],
  clicks: ['clique', 'cliques'],
}

type Shares = Pick<ABTest, 'split_percent' | 'sample_percent'>

/** Returns how many subscribers get each subject; both numbers are invented, as the number of subscribers is. */
export function countRecipients(
  subscribers: number,
  { split_percent, sample_percent = 100 }: Shares,
): Record<ABVariant, number> {
  const participants = Math.round((subscribers * sample_percent) / 100)
  const a = Math.round((participants * split_percent) / 100)
  return { a, b: participants - a }
}

/** `20% dos 1.284 assinantes`; without any, nobody to count. */
export const shareOf = (percent: number, subscribers: number) =>
  subscribers === 0 ? `${percent}% dos assinantes` : `${percent}% dos ${formatNumber(subscribers)} assinantes`

/** How a test divides the subscribers. */
export function divisionText({ split_percent, sample_percent }: Shares): string {
  const parts = `${split_percent}% recebem A, ${100 - split_percent}% recebem B`
  if (sample_percent === undefined) return parts
  if (sample_percent === 100) return 'metade dos assinantes recebe A, metade recebe B'
  const half = formatPercent(sample_percent / 200)
  return `${half} dos assinantes recebem A, ${half} recebem B, os demais o vencedor`
}

/** Returns the count of the chosen metric for each subject. */
export function countByVariant({ metric, results }: Pick<ABTest, 'metric' | 'results'>): Record<ABVariant, number> {
  if (results === null) return { a: 0, b: 0 }
  return metric === 'opens' ? { a: results.opens_a, b: results.opens_b } : { a: results.clicks_a, b: results.clicks_b }
}

interface Judgement {
  text: string
  /** The better subject, if the numbers say so. */
  leader: ABVariant | null
}

type Judged = Pick<ABTest, 'metric' | 'results' | 'split_percent' | 'sample_percent'>

const unclear = (text: string): Judgement => ({ text, leader: null })

/** Two shares with the same number of decimals. */
function comparedText(...shares: [number, number]): string {
  const texts = shares.map(formatPercent)
  const isFine = texts.some((text) => text.includes(','))
  const [one, other] = texts.map((text) => (isFine && !text.includes(',') ? text.replace('%', ',0%') : text))
  return `${one} contra ${other}`
}

function judge(test: Judged, subscribers: number): Judgement {
  if (subscribers === 0) return unclear('Números inventados: a newsletter ainda não tem assinantes.')
  const counts = countByVariant(test)
  const [one, many] = PLURAL[test.metric]
  const total = counts.a + counts.b
  if (total < FEW_EVENTS) {
    return unclear(`Ainda é cedo: com ${counted(total, one, many)} ao todo, não dá para concluir nada.`)
  }
  const sent = countRecipients(subscribers, test)
  if (sent.a === 0 || sent.b === 0) {
    return unclear('Um dos assuntos não foi enviado a ninguém: não há o que comparar.')
  }
  const rates = { a: counts.a / sent.a, b: counts.b / sent.b }
  const leader: ABVariant = rates.a >= rates.b ? 'a' : 'b'
  const other: ABVariant = leader === 'a' ? 'b' : 'a'
  const compared = comparedText(rates[leader], rates[other])
  const pooled = total / (sent.a + sent.b)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / sent.a + 1 / sent.b))
  if (error === 0 || (rates[leader] - rates[other]) / error < Z) {
    return unclear(`Quase empate (${compared}): com estes números, a diferença pode ser acaso.`)
  }
  const text = `O assunto ${WINNER_LABEL[leader]} vai melhor: ${compared} de ${many}. É improvável que seja acaso.`
  return { text, leader }
}

/** Explains the numbers in plain words, and how reliable they are. */
export function explainResults(test: Judged, subscribers: number): string {
  return judge(test, subscribers).text
}

/**
 * Returns the text to read before a winner is declared: the numbers, their meaning for the choice, and that it is
 * final.
 */
export function describeDeclaration(
  test: Judged & Pick<ABTest, 'issue_id'>,
  winner: ABVariant,
  subscribers: number,
): string {
  const { text, leader } = judge(test, subscribers)
  const label = `assunto ${WINNER_LABEL[winner]}`
  const choices = {
    unclear: `Declarar o ${label} agora é uma escolha sua, não um resultado do teste.`,
    better: '',
    worse: `Você está declarando vencedor o ${label}, que vai pior.`,
  }
  const chosen = leader === winner ? 'better' : 'worse'
  const choice = choices[leader === null ? 'unclear' : chosen]
  return [text, choice, restSentence(test, label), 'O teste termina e não pode ser retomado.'].filter(Boolean).join(' ')
}

/** Says which subject the subscribers outside the test get. */
function restSentence({ issue_id, sample_percent = 100 }: Pick<ABTest, 'issue_id' | 'sample_percent'>, label: string) {
  if (!issue_id) return ''
  if (sample_percent === 100) return `O ${label} passa a ser o da edição.`
  return `Os demais ${100 - sample_percent}% recebem a edição com o ${label}, que passa a ser o dela.`
}

/** Returns warnings about the settings of a test; empty when nothing speaks against them. */
export function settingsWarnings(
  settings: Pick<ABTest, 'metric' | 'duration_minutes'> & Shares,
  subscribers: number,
): string[] {
  const { metric, duration_minutes } = settings
  const sent = countRecipients(subscribers, settings)
  const fewest = Math.min(sent.a, sent.b)
  return [
    duration_minutes < LEAST_DURATION[metric]
      ? `Em ${durationLabel(duration_minutes)} ainda é cedo para decidir por ${metric === 'opens' ? 'aberturas' : 'cliques'}. Prefira ${durationLabel(LEAST_DURATION[metric])} ou mais.`
      : '',
    subscribers === 0 ? 'Sua newsletter ainda não tem assinantes: os números do teste serão só um exemplo.' : '',
    subscribers > 0 && fewest < FEW_RECIPIENTS
      ? `O menor grupo terá ${counted(fewest, 'assinante', 'assinantes')}: com tão poucos, a diferença costuma ser acaso.`
      : '',
  ].filter(Boolean)
}

/** `1 hora`, `30 minutos` */
export const durationLabel = (minutes: number) =>
  minutes < 60 ? `${minutes} minutos` : counted(minutes / 60, 'hora', 'horas')

/** A test created without a name has the backend's English default; people see a Portuguese one. */
export const abTestName = (name: string) =>
  name === AB_TEST.nameDefault || name.trim() === '' ? 'Teste sem nome' : name

export const metricLabel = (metric: ABMetric) => AB_METRIC_LABELS[metric]
