import type { CitedLaw } from '@ementa/contracts'
import { Link } from '@ementa/ui/router'
import { useId } from 'react'
import styles from './citing.module.css'

interface LawChipsProps {
  title: string
  laws: readonly CitedLaw[]
  label: (law: CitedLaw) => string
}

/** Related laws as chips with their number of citations: `Art. 48 2`. Renders nothing without any. */
export function LawChips({ title, laws, label }: LawChipsProps) {
  const id = useId()
  if (laws.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.beside}>
      <h2 id={id} className={styles.kind}>
        {title}
      </h2>
      <ul className={styles.chips}>
        {laws.map((law) => (
          <li key={law.key}>
            <Link to={law.path} className={styles.chip} title={law.title}>
              {label(law)}
              <span className={styles.count}>
                {law.count}
                <span className="visually-hidden">{law.count === 1 ? ' citação' : ' citações'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
