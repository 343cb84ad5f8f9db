/**
 * Replaces `virtua` in view tests (`vitest.config.ts`) by a list that renders every row. happy-dom has no layout, so a virtual
 * list would hide its rows. Journeys test the real one.
 */
import type { ReactNode } from 'react'

interface WholeListProps {
  data: readonly unknown[]
  children: (item: unknown, index: number) => ReactNode
}

export const WindowVirtualizer = ({ data, children }: WholeListProps) => <div>{data.map(children)}</div>
