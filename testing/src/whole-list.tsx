/**
 * In place of `virtua` in view tests (`vitest.config.ts`): happy-dom lays nothing out, so a virtual list would hide its rows
 * as soon as it renders again. Here it renders every row. What the real one does is proven in journeys.
 */
import type { ReactNode } from 'react'

interface WholeListProps {
  data: readonly unknown[]
  /** Rows of the first paint, before anything is measured. */
  ssrCount: number
  children: (item: unknown, index: number) => ReactNode
}

export const WindowVirtualizer = ({ data, ssrCount, children }: WholeListProps) => (
  <div data-first-rows={ssrCount}>{data.map(children)}</div>
)
