import type { ReactNode } from 'react'

/** A titled part of the panel about an item. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="heading">{title}</h3>
      {children}
    </section>
  )
}
