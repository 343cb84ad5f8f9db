import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  actions?: ReactNode
}

/** A part of a page with its heading; parts are told apart by a hairline, not by boxes. */
export function Section({ title, actions, className = '', children, ...rest }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`section ${className}`} {...rest}>
      <div className="section-head">
        <h2 id={id} className="heading">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** Numbers beside each other: four at most, and as many as have room for their names in letters of any size. */
export function StatTiles({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`stat-tiles ${className}`} {...rest} />
}

/** One number with its name: `Leituras 1.204`. */
export function StatTile({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) {
  return (
    <div className="stat-tile">
      <p className="small-caps">{label}</p>
      <p className="stat-value">{value}</p>
      {hint && <p className="stat-hint">{hint}</p>}
    </div>
  )
}
