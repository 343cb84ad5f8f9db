/**
 * In place of `virtua` in view tests (`vitest.config.ts`): happy-dom lays nothing out, so a virtual list would hide its rows
 * as soon as it renders again. Here it renders every row. What the real one does is proven in journeys.
 */
import type { ReactNode } from 'react'

interface WholeListProps {
  data: readonly unknown[]
  children: (item: unknown, index: number) => ReactNode
}

export const WindowVirtualizer = ({ data, children }: WholeListProps) => <div>{data.map(children)}</div>
