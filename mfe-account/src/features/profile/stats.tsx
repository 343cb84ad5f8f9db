import { formatNumber } from '@ementa/ui'
import styles from './profile-header.module.css'

interface Stat {
  label: string
  value: number
  /** Opens the list of the counted people. */
  onOpen?: () => void
}

/** Figures with their names, as terms and definitions: in columns on wide windows, in one line on a phone. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, onOpen }) => (
        <div key={label}>
          <dt className="small-caps">{label}</dt>
          <dd>
            {onOpen ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${label}: ${formatNumber(value)}. Ver a lista`}
                onClick={onOpen}
              >
                {formatNumber(value)}
              </button>
            ) : (
              formatNumber(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
