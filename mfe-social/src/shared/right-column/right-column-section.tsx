import { Link } from '@ementa/ui/router'
import { type ReactNode, useId } from 'react'
import styles from './right-column.module.css'

interface RightColumnSectionProps {
  title: string
  /** One line below the title. */
  intro?: string
  more?: { label: string; href: string }
  children: ReactNode
}

/** A titled section of the right column, with an optional link to all of what it shows. */
export function RightColumnSection({ title, intro, more, children }: RightColumnSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="heading">
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      {more && (
        <Link to={more.href} className="text-link">
          {more.label}
        </Link>
      )}
    </section>
  )
}
