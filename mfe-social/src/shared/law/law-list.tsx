import type { CitedLaw } from '@ementa/contracts'
import { counted } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import type { ReactNode } from 'react'
import styles from './law.module.css'
import { lawLabel } from './law-label'

interface LawListProps {
  laws: readonly CitedLaw[]
  /** Formats the count of a row; by default as a number of citations. */
  count?: (count: number) => string
  /** Renders a button at the end of a row. */
  action?: (law: CitedLaw) => ReactNode
}

const texts = (count: number) => counted(count, 'citação', 'citações')

/** A list of laws with their counts, each linked to its page. */
export function LawList({ laws, count = texts, action }: LawListProps) {
  return (
    <ul className={styles.list}>
      {laws.map((law) => (
        <li key={law.key} className={styles.row}>
          <Link to={law.path} className={styles.law} title={law.title}>
            <span className={styles.said}>
              <span className={styles.name}>{lawLabel(law)}</span>
              <span className={styles.count}>{count(law.count)}</span>
            </span>
          </Link>
          {action?.(law)}
        </li>
      ))}
    </ul>
  )
}
