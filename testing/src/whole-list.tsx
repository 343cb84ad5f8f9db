/**
 * In place of `virtua` for view tests that begin with `// @lists whole`: happy-dom lays nothing out, so a virtual list would
 * render its first rows only. Here it renders every row. What the real one does is proven in journeys.
 */
import type { ReactNode } from 'react'

interface WholeListProps {
  data: readonly unknown[]
  children: (item: unknown, index: number) => ReactNode
}

export const WindowVirtualizer = ({ data, children }: WholeListProps) => data.map(children)
