import { ANSWER_LIMIT, paths } from '@ementa/contracts'
import { byText, ChipRow, TagChip, useRelationIds } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { MarginSection } from '../margin-section/margin-section'
import { popularTagsQuery } from '../tags/queries'

const SHOWN = ANSWER_LIMIT.popularTags

/** The followed tags, or the most used ones for a reader who follows none. */
export function MarginTags() {
  const followed = useRelationIds('followedTags')
  if (followed.length === 0) return <PopularTags />
  const slugs = followed.toSorted(byText).slice(0, SHOWN)
  return (
    <MarginSection title="Tags que você segue">
      <Tags slugs={slugs} />
    </MarginSection>
  )
}

function PopularTags() {
  const { data, error } = useRead(popularTagsQuery({ limit: SHOWN }))
  if (!data && !error) return <div data-awaited="now" />
  if (!data || data.tags.length === 0) return null
  return (
    <MarginSection title="Temas populares">
      <Tags slugs={data.tags.map(({ slug }) => slug)} />
    </MarginSection>
  )
}

function Tags({ slugs }: { slugs: readonly string[] }) {
  return (
    <ChipRow>
      {slugs.map((slug) => (
        <TagChip key={slug} tag={slug} href={paths.search.href({ tag: slug })} />
      ))}
    </ChipRow>
  )
}
