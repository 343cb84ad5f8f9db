import {
  MODERATION,
  type ModerationStats,
  reasonWithMeaning,
  responseRating,
  type StatsPeriod,
  workloadLabel,
} from '@ementa/contracts'
import { Button, counted, formatNumber, Loading, Outline, ReadView, StatTile, StatTiles, weekdayDay } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { BarChart, type Datum, Sparkline } from '@ementa/ui/forms'
import { addressParams, optionalParam } from '@ementa/ui/router'
import { memo, useState } from 'react'
import { type Choose, useFilters } from '../../../shared/filters/filters'
import { Disclosure } from '../disclosure'
import styles from './stats.module.css'

export const statsQuery = query('moderationStats', (api, period: StatsPeriod) => api.moderation.getStats({ period }), {
  keepPrevious: true,
})

const PERIOD_NAMES = { '1d': 'Hoje', '7d': 'Últimos 7 dias', '30d': 'Últimos 30 dias' } as const
/** Most days that are rendered as bars; more are rendered as one line with a folded table. */
const BARS_AT_MOST = 7

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

type Period = keyof typeof PERIOD_NAMES

const ADDRESS = addressParams({ periodo: optionalParam, item: optionalParam })

/** The statistics, folded into one line above the queue. An address that names a period opens them. */
export function StatsSection() {
  const [{ periodo, item }, set] = useFilters(ADDRESS)
  const [isOpen, setOpen] = useState(periodo !== null && item === null)
  const period = MODERATION.periods.find((one) => one === periodo) ?? '7d'
  return <Statistics period={period} set={set} isOpen={isOpen} onToggle={setOpen} />
}

interface StatisticsProps {
  period: Period
  set: Choose
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Memoised: it re-renders for another period, not for a filter of the queue. */
const Statistics = memo(function Statistics({ period, set, isOpen, onToggle }: StatisticsProps) {
  const stats = useRead(statsQuery(period))
  return (
    <Disclosure
      title="Estatísticas"
      isOpen={isOpen}
      onToggle={onToggle}
      summary={<Summary stats={stats.data} hasFailed={stats.error !== undefined} />}
    >
      <div className={styles.periods}>
        <fieldset className="button-group" aria-label="Período das estatísticas">
          {MODERATION.periods.map((one) => (
            <Button
              size="sm"
              key={one}
              aria-pressed={one === period}
              title={PERIOD_NAMES[one]}
              onClick={() => set({ periodo: one === '7d' ? '' : one })}
            >
              {one}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className={stats.error === undefined ? undefined : styles.failed}>
        <ReadView
          // After a failure, older figures are no longer shown.
          read={stats.error === undefined ? stats : { ...stats, data: undefined }}
          skeleton={<StatsSkeleton />}
          failed={{
            title: 'Erro ao carregar estatísticas',
            titleAs: 'h3',
            description: 'Os números não puderam ser lidos. A fila abaixo não depende deles.',
          }}
        >
          {(figures) => <Figures stats={figures} periodName={PERIOD_NAMES[period]} />}
        </ReadView>
      </div>
    </Disclosure>
  )
})

/** The figures in one line. */
function Summary({ stats, hasFailed }: { stats: ModerationStats | undefined; hasFailed: boolean }) {
  if (hasFailed) return <>Erro ao carregar estatísticas</>
  if (!stats) return <>Carregando…</>
  const { pending_items: pending, avg_response_time_hours: hours } = stats
  const parts = [
    `${counted(pending, 'pendente', 'pendentes')} (carga ${workloadLabel(pending).toLocaleLowerCase('pt-BR')})`,
    `hoje: ${counted(stats.reports_today, 'denúncia', 'denúncias')}, ${counted(stats.actions_taken_today, 'ação', 'ações')}`,
    hours > 0 ? `resposta em ${oneDecimal.format(hours)} h (${responseRating(hours)})` : null,
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

export const Figures = memo(function Figures({ stats, periodName }: { stats: ModerationStats; periodName: string }) {
  const hours = stats.avg_response_time_hours
  const reasons = stats.top_reasons.map(({ reason, count }) => ({ label: reasonWithMeaning(reason), value: count }))
  const days = stats.daily_reports.map(({ date, count }) => ({ label: weekdayDay(date), value: count }))
  // Without answers the average is 0, which must not be rated `Excelente`.
  const hasAnswered = hours > 0
  return (
    <>
      <StatTiles className={styles.action}>
        <StatTile label="Denúncias hoje" value={formatNumber(stats.reports_today)} />
        <StatTile
          label="Itens pendentes"
          value={formatNumber(stats.pending_items)}
          hint={`Carga de trabalho: ${workloadLabel(stats.pending_items)}`}
        />
        <StatTile
          label="Tempo médio de resposta"
          value={hasAnswered ? `${oneDecimal.format(hours)} h` : '—'}
          hint={hasAnswered ? responseRating(hours) : 'Sem dados ainda'}
        />
        <StatTile label="Ações hoje" value={formatNumber(stats.actions_taken_today)} />
      </StatTiles>
      <div className={styles.charts}>
        <Chart title={`Principais motivos · ${periodName}`} data={reasons} />
        <Chart title={`Denúncias por dia · ${periodName}`} data={days} />
      </div>
    </>
  )
})

function Chart({ title, data }: { title: string; data: Datum[] }) {
  const counted = data.some(({ value }) => value > 0) ? data : []
  if (counted.length <= BARS_AT_MOST) return <BarChart title={title} data={counted} />
  return (
    <div>
      <Sparkline title={title} data={data} />
      <details className={styles.days}>
        <summary>Ver os números de cada dia</summary>
        <BarChart title={title} data={data} />
      </details>
    </div>
  )
}

function StatsSkeleton() {
  return (
    <Loading label="Carregando estatísticas…">
      <div className={styles.tiles}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Outline key={key} h="74px" />
        ))}
      </div>
      <div className={styles.charts}>
        <Outline h="176px" />
        <Outline h="176px" />
      </div>
    </Loading>
  )
}
