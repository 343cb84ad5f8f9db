import { tagName } from '@ementa/contracts'
import { Flex, Outline, Pill } from '@ementa/ui'
import { usePopularTags } from '../../shared/tags/use-popular-tags'

/** The popular topics, in one line that scrolls sideways. Its height is there before they are. */
export function TopicsRow({ chosen, onToggle }: { chosen: string | null; onToggle: (slug: string) => void }) {
  const { data, isLoading } = usePopularTags()
  const tags = data?.tags ?? []
  // A topic from the address that is not among the popular ones still shows, so that it can be cleared.
  const isForeign = chosen !== null && data !== undefined && !tags.some(({ slug }) => slug === chosen)
  return (
    <Flex
      role="group"
      aria-label="Temas populares"
      gap={2}
      px={4}
      py={2}
      minH="48px"
      align="center"
      overflowX="auto"
      // As high as the pills will be, which are taller for a finger: nothing moves when they come.
      sx={{ scrollbarWidth: 'none', '& > *': { flexShrink: 0 }, '@media (pointer: coarse)': { minH: '60px' } }}
    >
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
    </Flex>
  )
}
