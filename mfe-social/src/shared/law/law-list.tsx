import type { CitedLaw } from '@ementa/contracts'
import { type ButtonProps, counted } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import type { ReactNode } from 'react'
import { FollowToggle } from '../follow-toggle'
import styles from './law.module.css'
import { lawLabel } from './law-label'

interface LawListProps {
  laws: readonly CitedLaw[]
  /** Formats the count of a row; by default as a number of citations. */
  count?: (count: number) => string
  /** Renders a button at the end of a row. */
  action?: (law: CitedLaw) => ReactNode
}

const formatCitations = (count: number) => counted(count, 'citação', 'citações')

/** A list of laws with their counts, each linked to its page. */
export function LawList({ laws, count = formatCitations, action }: LawListProps) {
  return (
    <ul className={styles.list}>
      {laws.map((law) => (
        <li key={law.key} className={styles.row}>
          <Link to={law.path} className={styles.law} title={law.title}>
            <span className={styles.label}>
              <span className={`clamped ${styles.name}`}>{lawLabel(law)}</span>
              <span className={styles.count}>{count(law.count)}</span>
            </span>
          </Link>
          {action?.(law)}
        </li>
      ))}
    </ul>
  )
}

interface FollowLawButtonProps extends Pick<ButtonProps, 'size'> {
  law: Omit<CitedLaw, 'count'>
}

/** Follow toggle of an act, an article, a precedent or a case. */
export function FollowLawButton({ law, size }: FollowLawButtonProps) {
  const name = lawLabel(law)
  const words = { on: `Agora você segue: ${name}`, off: `Você deixou de seguir: ${name}`, undo: 'off' } as const
  return <FollowToggle relation="followedLaw" id={law.key} name={name} words={words} size={size} />
}
