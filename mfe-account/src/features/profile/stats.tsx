import { formatNumber } from '@ementa/ui/plain'
import styles from './profile-header.module.css'

/** Numbers with their names, as terms and definitions: in columns under a rule, on a phone one after the other in a line. */
export function Stats({ values }: { values: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className={styles.stats}>
      {values.map(([label, value]) => (
        <div key={label}>
          <dt className="small-caps">{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
