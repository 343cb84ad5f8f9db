import { Link } from '@ementa/ui/router'
import type { ComponentProps, ReactNode } from 'react'
import plain from '../plain/plain.module.css'

/** The link of a row, which covers all of it: the row is `position: relative`, its other controls lie above. */
export function RowLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${plain.rowLink} ${className}`} />
}

/** One entry of a list, with a line below it. */
export function ListRow({ children }: { children: ReactNode }) {
  return <article className={plain.listRow}>{children}</article>
}
