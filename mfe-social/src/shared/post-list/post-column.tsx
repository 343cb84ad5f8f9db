import { Column } from '@ementa/ui/plain'
import type { ComponentProps } from 'react'

/** The reading column of every page with posts. */
export function PostColumn(props: ComponentProps<typeof Column>) {
  return <Column width="feed" {...props} />
}
