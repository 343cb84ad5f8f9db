import { formatNumber } from '../format/numbers'
import styles from './charts.module.css'

export interface Datum {
  label: string
  value: number
}

interface ChartProps {
  /** Names the counted things and their unit: `Aberturas por edição`. */
  title: string
  data: readonly Datum[]
}

/** Horizontal bars inside a real table: the drawing and its text alternative are the same thing. Without data it says so. */
export function BarChart({ title, data }: ChartProps) {
  if (data.length === 0)
    return (
      <div>
        <p className={`small-caps ${styles.title}`}>{title}</p>
        <p className={`muted ${styles.empty}`}>Sem dados ainda</p>
      </div>
    )
  const top = Math.max(1, ...data.map((datum) => datum.value))
  return (
    <table className={styles.bars}>
      <caption className={`small-caps ${styles.title}`}>{title}</caption>
      <tbody>
        {data.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 14">
                <rect width="100" y="6" height="2" />
                <rect width={(100 * value) / top} height="14" />
              </svg>
            </td>
            <td className={styles.value}>{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line over time, 64 px tall, with first and last label; its numbers stand in a table for screen readers. */
export function Sparkline({ title, data }: ChartProps) {
  const values = data.map((datum) => datum.value)
  const top = Math.max(1, ...values)
  const points = values.map((value, index) => {
    const x = values.length > 1 ? (100 * index) / (values.length - 1) : 50
    return `${x.toFixed(2)},${(60 - (56 * value) / top).toFixed(2)}`
  })
  return (
    <figure>
      <figcaption className={`small-caps ${styles.title}`}>{title}</figcaption>
      <div className={styles.line} aria-hidden>
        <svg
          viewBox="0 0 100 64"
          preserveAspectRatio="none"
          width="100%"
          height="64"
          aria-hidden="true"
          focusable="false"
        >
          <polygon points={`0,64 ${points.join(' ')} 100,64`} fill="currentColor" opacity="0.1" />
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{data[0]?.label}</span>
        <span>{data.at(-1)?.label}</span>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th>Período</th>
              <th>Valor</th>
            </tr>
          </thead>
          <tbody>
            {data.map((datum) => (
              <tr key={datum.label}>
                <td>{datum.label}</td>
                <td>{formatNumber(datum.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
