import { type Outputs, paths } from '@ementa/contracts'
import { Link } from '@ementa/ui/router'
import styles from './neighbours.module.css'

type Read = Outputs['newsletters']['getIssue']

export interface NeighboursProps extends Pick<Read, 'previous' | 'next'> {
  handle: string
}

/** The issues before and after this one. */
export function Neighbours({ handle, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  const link = (issue: NonNullable<Read['next']>, label: string) => (
    <Link to={paths.issue.href({ handle, issueId: issue.id })} className={styles.link}>
      <span className={styles.label}>{label}</span>
      <span className={styles.subject}>{issue.subject}</span>
    </Link>
  )
  return (
    <nav aria-label="Outras edições" className={styles.neighbours}>
      {previous ? link(previous, 'Edição anterior') : <span />}
      {next && link(next, 'Próxima edição')}
    </nav>
  )
}
