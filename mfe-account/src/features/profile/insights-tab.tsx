import { PlainBadge, StatTile } from '@ementa/ui'
import { BarChart, Sparkline } from '@ementa/ui/forms'
import styles from './insights-tab.module.css'

// Static sample data: real figures would come from the partner tool, which is not connected.
const FIGURES = [
  { label: 'Contratos analisados', value: '128', hint: 'nos últimos 12 meses' },
  { label: 'Cláusulas de risco', value: '342', hint: '2,7 por contrato' },
  { label: 'Tempo médio', value: '4 min', hint: 'por contrato' },
] as const
const BY_KIND = [
  { label: 'Prestação de serviços', value: 46 },
  { label: 'Locação', value: 31 },
  { label: 'Compra e venda', value: 27 },
  { label: 'Trabalho', value: 24 },
]
const BY_MONTH = [7, 9, 8, 11, 10, 9, 12, 14, 11, 13, 12, 12].map((value, index) => ({
  label: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'][index] ?? '',
  value,
}))

export default function InsightsTab() {
  return (
    <div className={styles.insights}>
      <PlainBadge tone="warning">Dados de exemplo</PlainBadge>
      <p className={`muted ${styles.note}`}>
        Uma amostra do que a análise de contratos mostrará aqui. Estes números são iguais para todos os perfis.
      </p>
      <div className={styles.figures}>
        {FIGURES.map((figure) => (
          <StatTile key={figure.label} {...figure} />
        ))}
      </div>
      <div className={styles.chart}>
        <Sparkline title="Contratos por mês" data={BY_MONTH} />
      </div>
      <div className={styles.chart}>
        <BarChart title="Contratos por tipo" data={BY_KIND} />
      </div>
    </div>
  )
}
