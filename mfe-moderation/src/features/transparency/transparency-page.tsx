import {
  AUDIT_ACTION_LABELS,
  BRAND,
  type Inputs,
  ITEM_TYPE_LABELS,
  reasonWithMeaning,
  type Transparency,
} from '@ementa/contracts'
import {
  Column,
  formatNumber,
  IconButton,
  Loading,
  longDate,
  Outline,
  PageHeader,
  ReadView,
  Section,
  StatTile,
  StatTiles,
  usePageTitle,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { BarChart, SelectField } from '@ementa/ui/forms'
import { addressParams, choiceParam, useAddressState } from '@ementa/ui/router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './transparency.module.css'

type ReportDays = NonNullable<NonNullable<Inputs['moderation']['getTransparency']>['days']>

/** Reads the figures about moderation in the last `days` days. */
const transparencyQuery = query('moderationStats.public', (api, days: ReportDays) =>
  api.moderation.getTransparency({ days }),
)

const TITLE = 'Relatório de transparência'
const DAYS = { 30: 30, 90: 90, 365: 365 } as const
const PERIODS = ['30', '90', '365'] as const
const ADDRESS = addressParams({ dias: choiceParam(PERIODS) })
const OPTIONS = PERIODS.map((value) => ({ value, label: `Últimos ${value} dias` }))

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
/** Formats a day of the report, which is the same in every time zone. */
const formatDay = (iso: string) => longDate(`${iso}T12:00:00`)

/** `/transparencia`: figures about moderation, counted from its log, for everybody. */
export default function TransparencyPage() {
  usePageTitle(TITLE)
  const [{ dias }, set] = useAddressState(ADDRESS)
  return (
    <Column>
      <PageHeader
        eyebrow="Moderação"
        title={TITLE}
        hasLongTitle
        actions={
          <IconButton aria-label="Imprimir" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()} />
        }
      />
      <ReadView
        read={useRead(transparencyQuery(DAYS[dias]))}
        skeleton={<ReportSkeleton />}
        failed="Erro ao carregar o relatório"
      >
        {(report) => (
          <Report report={report}>
            <div className={`screen-only ${styles.period}`}>
              <SelectField
                size="sm"
                label="Período"
                options={OPTIONS}
                value={dias}
                onChange={(chosen) => set({ dias: chosen })}
              />
            </div>
          </Report>
        )}
      </ReadView>
    </Column>
  )
}

/** Skeleton of the period, its figures and the first chart. */
function ReportSkeleton() {
  return (
    <Loading label="Carregando relatório…">
      <Section title={<Outline w="280px" h="24px" />}>
        <Outline w="180px" h="64px" />
        <StatTiles className={styles.spaced}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Outline key={key} h="62px" />
          ))}
        </StatTiles>
      </Section>
      <Section title={<Outline w="120px" h="24px" />}>
        {['45%', '36%', '22%', '18%', '14%', '12%', '10%'].map((width) => (
          <Outline key={width} w={width} h="14px" mt="16px" />
        ))}
      </Section>
    </Loading>
  )
}

function Report({ report, children }: { report: Transparency; children: ReactNode }) {
  const { objections, median_hours: hours } = report
  return (
    <>
      <Section title={`${formatDay(report.from)} a ${formatDay(report.to)}`} actions={children}>
        <StatTiles>
          <StatTile label="Denúncias" value={formatNumber(report.reports)} />
          <StatTile label="Decisões" value={formatNumber(report.decisions)} />
          <StatTile
            label="Tempo até decidir"
            value={hours === null ? '—' : `${oneDecimal.format(hours)} h`}
            hint="mediana"
          />
          <StatTile label="Desfeitas" value={formatNumber(report.reversed)} hint="não valem mais" />
        </StatTiles>
      </Section>
      <Section title="Decisões">
        <BarChart
          title="Por medida"
          data={report.by_action.map(({ action, count }) => ({ label: AUDIT_ACTION_LABELS[action], value: count }))}
        />
        <div className={styles.chart}>
          <BarChart
            title="Por tipo de conteúdo"
            data={report.by_item.map(({ item_type, count }) => ({ label: ITEM_TYPE_LABELS[item_type], value: count }))}
          />
        </div>
      </Section>
      <Section title="Denúncias">
        <BarChart
          title="Por motivo"
          data={report.report_reasons.map(({ reason, count }) => ({ label: reasonWithMeaning(reason), value: count }))}
        />
      </Section>
      <Section title="Recursos">
        <StatTiles>
          <StatTile label="Recebidos" value={formatNumber(objections.received)} />
          <StatTile label="Providos" value={formatNumber(objections.accepted)} />
          <StatTile label="Não providos" value={formatNumber(objections.upheld)} />
          <StatTile label="Em análise" value={formatNumber(objections.open)} />
        </StatTiles>
      </Section>
      <p className={`muted ${styles.method}`}>
        Cada número é contado do log de auditoria no momento em que esta página é aberta. Quem é atingido por uma
        remoção, um banimento, um silenciamento ou uma advertência lê os motivos e pode recorrer uma vez; o recurso é
        decidido por outra pessoa. Na {BRAND.name} não há decisão automática.
      </p>
    </>
  )
}
