import { Link } from '@ementa/ui/router'
import type { ComponentProps, ReactNode } from 'react'
import styles from './rows.module.css'

/** The link of a row, which covers all of it: the row is `position: relative`, its other controls lie above. */
export function RowLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${styles.link} ${className}`} />
}

/** One entry of a list, with a line below it. */
export function ListRow({ children }: { children: ReactNode }) {
  return <article className={styles.row}>{children}</article>
}
