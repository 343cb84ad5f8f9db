import { tagName } from '@ementa/contracts'
import { focusByArrows, Outline, Pill } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { popularTags } from '../../shared/tags/queries'
import styles from './feed.module.css'

const pillsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button')]
const indexOf = ({ currentTarget, target }: FocusEvent) =>
  target instanceof HTMLElement ? pillsIn(currentTarget).indexOf(target) : -1

const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
  focusByArrows(event, pillsIn(event.currentTarget), { hasEnds: true })

/** The popular topics in one line that scrolls sideways; its height is reserved while they load. */
export function TopicsRow({ chosen, onToggle }: { chosen: string | null; onToggle: (slug: string) => void }) {
  const { data, isLoading } = useRead(popularTags)
  const tags = data?.tags ?? []
  // A chosen topic that is not popular is shown too, so that it can be cleared.
  const isForeign = chosen !== null && data !== undefined && !tags.some(({ slug }) => slug === chosen)
  // The Tab key leads to the topic that had the focus last or, before that, to the chosen one.
  const [lastFocused, setLastFocused] = useState<number>()
  const shown = [...(isForeign ? [chosen] : []), ...tags.map(({ slug }) => slug)]
  const reached = lastFocused ?? Math.max(0, chosen === null ? 0 : shown.indexOf(chosen))
  const stopOf = (index: number) => (index === reached ? 0 : -1)
  return (
    <div
      // The toolbar is one stop of the Tab key; arrow keys move between topics.
      role="toolbar"
      aria-label="Temas populares"
      className={styles.topics}
      onKeyDown={onKeyDown}
      onFocus={(event) => setLastFocused(indexOf(event))}
    >
      {isLoading && ['88px', '64px', '104px', '96px', '80px'].map((w) => <Outline key={w} h="32px" w={w} isRound />)}
      {isForeign && (
        <Pill isPressed tabIndex={stopOf(0)} onToggle={() => onToggle(chosen)}>
          {tagName(chosen)}
        </Pill>
      )}
      {tags.map(({ slug, label }, index) => (
        <Pill
          key={slug}
          isPressed={slug === chosen}
          tabIndex={stopOf(isForeign ? index + 1 : index)}
          onToggle={() => onToggle(slug)}
        >
          {label}
        </Pill>
      ))}
    </div>
  )
}
