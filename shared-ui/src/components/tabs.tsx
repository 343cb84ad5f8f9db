import {
  Children,
  type ComponentPropsWithRef,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { focusByArrows } from '../focus/move-focus'
import { plural } from '../format/numbers'
import { keepClear } from '../hooks/layout'

interface TabsState {
  id: string
  selected: number
  select: (index: number) => void
  /** Panels that keep their content: all, those shown so far, or only the shown one. */
  keeps: 'all' | 'seen' | 'one'
}

const TabsContext = createContext<TabsState | null>(null)
const IndexContext = createContext(0)

function useTabs(): TabsState {
  const state = useContext(TabsContext)
  if (!state) throw new Error('Failed to render a tab: it is not inside of Tabs.')
  return state
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Absent: the tabs keep their state themselves, from the first one on. */
  index?: number
  onChange?: (index: number) => void
  /** All tabs share the width. */
  isFitted?: boolean
  /** A panel is rendered when it is shown. */
  isLazy?: boolean
  lazyBehavior?: 'unmount' | 'keepMounted'
}

/**
 * Tabs as the pattern of ARIA describes them: one stop of the Tab key, arrows, Home and End go from one to the next and
 * show its panel. `TabList` and `TabPanels` have their tabs and panels as children, in the same order.
 */
export function Tabs({ index, onChange, isFitted, isLazy, lazyBehavior = 'unmount', id, ...rest }: TabsProps) {
  const ownId = useId()
  const [own, setOwn] = useState(0)
  const selected = index ?? own
  const baseId = id ?? ownId
  const keepsSeen = lazyBehavior === 'keepMounted'
  // The tab that was chosen last: a second key may come before the owner has rendered the first choice.
  const lastChoice = useRef(selected)
  useLayoutEffect(() => {
    lastChoice.current = selected
  }, [selected])
  const state = useMemo((): TabsState => {
    const select = (next: number) => {
      const isNew = next !== selected || next !== lastChoice.current
      lastChoice.current = next
      setOwn(next)
      if (isNew) onChange?.(next)
    }
    const keepsLazily = keepsSeen ? 'seen' : 'one'
    return { id: baseId, selected, select, keeps: isLazy ? keepsLazily : 'all' }
  }, [baseId, selected, onChange, isLazy, keepsSeen])
  return (
    <TabsContext value={state}>
      <div id={id} data-fitted={isFitted ? '' : undefined} {...rest} />
    </TabsContext>
  )
}

/** Each child with its place among them. */
const numbered = (children: ReactNode) =>
  Children.toArray(children).map((child, index) => (
    <IndexContext key={isValidElement(child) ? child.key : index} value={index}>
      {child}
    </IndexContext>
  ))

const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
  focusByArrows(event, [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')])

export function TabList({ children }: { children: ReactNode }) {
  return (
    <div role="tablist" aria-orientation="horizontal" className="tab-list" onKeyDown={onKeyDown}>
      {numbered(children)}
    </div>
  )
}

const tabId = (id: string, index: number) => `tabs-${id}--tab-${index}`
const panelId = (id: string, index: number) => `tabs-${id}--tabpanel-${index}`

export function Tab(props: ComponentPropsWithRef<'button'>) {
  const { id, selected, select } = useTabs()
  const index = useContext(IndexContext)
  const isSelected = index === selected
  return (
    <button
      type="button"
      role="tab"
      id={tabId(id, index)}
      className="tab"
      aria-selected={isSelected}
      aria-controls={panelId(id, index)}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => select(index)}
      onFocus={() => select(index)}
      {...props}
    />
  )
}

export function TabPanels({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest}>{numbered(children)}</div>
}

/** Makes a panel of text alone reachable by Tab, as the ARIA pattern asks. */
const REACHABLE = { tabIndex: 0 }

export function TabPanel({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { id, selected, keeps } = useTabs()
  const index = useContext(IndexContext)
  const isSelected = index === selected
  const [wasShown, setShown] = useState(isSelected)
  if (isSelected && !wasShown) setShown(true)
  return (
    <div
      role="tabpanel"
      id={panelId(id, index)}
      aria-labelledby={tabId(id, index)}
      {...REACHABLE}
      hidden={!isSelected}
      {...rest}
    >
      {(isSelected || keeps === 'all' || (keeps === 'seen' && wasShown)) && children}
    </div>
  )
}

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
