import { MODERATION, type ModerationStats, reasonWithMeaning, responseRating, workloadLabel } from '@ementa/contracts'
import {
  Box,
  Button,
  ButtonGroup,
  chakra,
  counted,
  Flex,
  formatNumber,
  Grid,
  Loading,
  ReadView,
  SimpleGrid,
  Skeleton,
  StatTile,
  StatTiles,
  Text,
  weekdayDay,
} from '@ementa/ui'
import { BarChart, type Datum, Sparkline } from '@ementa/ui/forms'
import { addressParams, optionalParam } from '@ementa/ui/router'
import { memo, useState } from 'react'
import { type Choose, useFilters } from '../../../shared/filters/use-filters'
import { Disclosure } from '../disclosure'
import { useStats } from './use-stats'

const PERIOD_NAMES = { '1d': 'Hoje', '7d': 'Últimos 7 dias', '30d': 'Últimos 30 dias' } as const
/** Longer than this, days are rendered as one line and their table is folded. */
const BARS_AT_MOST = 7

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

type Period = keyof typeof PERIOD_NAMES

const ADDRESS = addressParams({ periodo: optionalParam, item: optionalParam })

/** One line until it is asked for: the queue is what the page is for. An address that names a period asks for it. */
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

/** Re-renders for another period only, not for a filter of the queue. */
const Statistics = memo(function Statistics({ period, set, isOpen, onToggle }: StatisticsProps) {
  const stats = useStats(period)
  return (
    <Disclosure
      title="Estatísticas"
      isOpen={isOpen}
      onToggle={onToggle}
      summary={<Summary stats={stats.data} hasFailed={stats.error !== undefined} />}
    >
      <Flex justify="flex-end" mb={3}>
        <ButtonGroup isAttached size="sm" role="group" aria-label="Período das estatísticas">
          {MODERATION.periods.map((one) => (
            <Button
              key={one}
              aria-pressed={one === period}
              title={PERIOD_NAMES[one]}
              onClick={() => set({ periodo: one === '7d' ? '' : one })}
            >
              {one}
            </Button>
          ))}
        </ButtonGroup>
      </Flex>
      <Box mx={stats.error === undefined ? 0 : -4}>
        <ReadView
          // After a failure, older figures are no figures of now.
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
      </Box>
    </Disclosure>
  )
})

/** The four numbers in a line. */
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
  // An average of nothing is no `Excelente`.
  const hasAnswered = hours > 0
  return (
    <>
      <StatTiles gap={5}>
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
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={8} mt={7}>
        <ChartOrNothing title={`Principais motivos · ${periodName}`} data={reasons} />
        <ChartOrNothing title={`Denúncias por dia · ${periodName}`} data={days} />
      </Grid>
    </>
  )
})

function ChartOrNothing({ title, data }: { title: string; data: Datum[] }) {
  if (data.every(({ value }) => value === 0)) {
    return (
      <Box>
        <Text textStyle="smallCaps" color="fg.subtle">
          {title}
        </Text>
        <Text mt={2} color="fg.muted" fontFamily="heading">
          Sem dados ainda
        </Text>
      </Box>
    )
  }
  if (data.length <= BARS_AT_MOST) return <BarChart title={title} data={data} />
  return (
    <Box>
      <Sparkline title={title} data={data} />
      <chakra.details mt={2} fontSize="sm">
        <chakra.summary cursor="pointer" color="link" minH="44px" display="inline-flex" alignItems="center">
          Ver os números de cada dia
        </chakra.summary>
        <BarChart title={title} data={data} />
      </chakra.details>
    </Box>
  )
}

function StatsSkeleton() {
  return (
    <Loading label="Carregando estatísticas…">
      <SimpleGrid columns={{ base: 2, md: 4 }} spacing={5}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} h="74px" />
        ))}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 2 }} spacing={8} mt={7}>
        <Skeleton h="176px" />
        <Skeleton h="176px" />
      </SimpleGrid>
    </Loading>
  )
}
