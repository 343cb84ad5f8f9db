import type { ReactNode } from 'react'
import { plural } from '../format/counts'
import { keepClear } from '../hooks/keep-clear'
import { Tab, TabList } from './tabs'

const keepTabs = keepClear('--ementa-page-bar')

interface StickyTabsProps {
  /** Labels in the order of the panels. */
  labels: readonly string[]
  /** Number of items in each panel, in the same order; undefined where that is not known. */
  counts?: readonly (string | undefined)[]
  /** Less space around each label, where something follows them on a phone. */
  isTight?: boolean
  /** Behind the tabs. */
  children?: ReactNode
}

/** The tabs of a page, inside its `Tabs`. They stay in sight below the header while the page scrolls. */
export function StickyTabs({ labels, counts = [], isTight = false, children }: StickyTabsProps) {
  return (
    <div ref={keepTabs} className="sticky-tabs">
      <TabList>
        {labels.map((label, index) => (
          <Tab
            key={label}
            data-tight={isTight || counts.length > 0 ? '' : undefined}
            aria-description={results(counts[index])}
          >
            {label}
            {counts[index] !== undefined && (
              <span aria-hidden className="tab-count">
                {counts[index]}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {children}
    </div>
  )
}

/** Described, not named: a tab is called the same however much it holds. */
function results(count: string | undefined): string | undefined {
  if (count === undefined) return undefined
  return `${count.replace('+', ' ou mais')} ${plural(Number.parseInt(count, 10), 'resultado', 'resultados')}`
}
