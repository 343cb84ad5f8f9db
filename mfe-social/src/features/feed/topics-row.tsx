import { tagName } from '@ementa/contracts'
import { Outline, Pill } from '@ementa/ui/plain'
import { usePopularTags } from '../../shared/tags/use-popular-tags'
import styles from './feed.module.css'

/** No `fieldset`, which does not scroll by itself in every browser. */
const GROUP = { role: 'group', 'aria-label': 'Temas populares' }

/** The popular topics, in one line that scrolls sideways. Its height is there before they are. */
export function TopicsRow({ chosen, onToggle }: { chosen: string | null; onToggle: (slug: string) => void }) {
  const { data, isLoading } = usePopularTags()
  const tags = data?.tags ?? []
  // A topic from the address that is not among the popular ones still shows, so that it can be cleared.
  const isForeign = chosen !== null && data !== undefined && !tags.some(({ slug }) => slug === chosen)
  return (
    <div {...GROUP} className={styles.topics}>
      {isLoading && ['88px', '64px', '104px', '96px', '80px'].map((w) => <Outline key={w} h="32px" w={w} isRound />)}
      {isForeign && (
        <Pill isPressed onToggle={() => onToggle(chosen)}>
          {tagName(chosen)}
        </Pill>
      )}
      {tags.map(({ slug, label }) => (
        <Pill key={slug} isPressed={slug === chosen} onToggle={() => onToggle(slug)}>
          {label}
        </Pill>
      ))}
    </div>
  )
}
