import { counted, formatNumber, formatPercent, Section, StatTile, StatTiles } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { BarChart } from '@ementa/ui/forms'
import { useDeliveryTexts } from '../../shared/delivery/delivery-texts'
import { metricsQuery } from '../../shared/newsletters/queries'
import { SampleNote } from '../../shared/notices/sample-note'
import plain from '../../shared/plain/plain.module.css'
import styles from './owner.module.css'

export function useMetrics(newsletterId: string) {
  return useRead(metricsQuery(newsletterId))
}

interface OwnerMetricsProps {
  newsletterId: string
  /** True for a newsletter of the sample data; one that was created here has no history to show. */
  isSample: boolean
}

/** Numbers of the owner's newsletter. The page is complete without them, so a failed read shows nothing. */
export function OwnerMetrics({ newsletterId, isSample }: OwnerMetricsProps) {
  const { data } = useMetrics(newsletterId)
  if (!data) return null
  if (!isSample) return <NoHistory subscribers={data.subscribers} />
  return (
    <Section title="Números" actions={<SampleNote />}>
      <StatTiles>
        <StatTile label="Assinantes" value={formatNumber(data.subscribers)} />
        <StatTile label="Abertura" value={formatPercent(data.open_rate)} />
        <StatTile label="Cliques" value={formatPercent(data.click_rate)} />
        <StatTile label="Cancelamentos" value={formatPercent(data.unsubscribe_rate)} />
      </StatTiles>
      <div className={styles.chart}>
        <BarChart
          title="Última edição"
          data={[
            { label: 'Assinantes', value: data.subscribers },
            { label: 'Aberturas', value: data.last_issue_opens },
            { label: 'Cliques', value: data.last_issue_clicks },
          ]}
        />
      </div>
    </Section>
  )
}

/** Shown instead of zeros beside percent signs, which would look like a bad result. */
function NoHistory({ subscribers }: { subscribers: number }) {
  return (
    <Section title="Números">
      <p>
        {subscribers === 0
          ? 'Sua newsletter ainda não tem assinantes.'
          : `Sua newsletter tem ${counted(subscribers, 'assinante', 'assinantes')}.`}
      </p>
      <p className={`${plain.note} ${styles.hint}`}>{useDeliveryTexts().metrics}</p>
    </Section>
  )
}
