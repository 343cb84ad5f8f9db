import type { ReactNode } from 'react'
import styles from './decisions.module.css'

interface FactProps {
  name: string
  /** Level of the heading: `h2` on a page, `h3` in a sheet. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** One named part of a decision. */
export function Fact({ name, level: Heading = 'h2', children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Heading className="small-caps">{name}</Heading>
      {children}
    </div>
  )
}
