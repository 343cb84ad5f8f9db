import { ANSWER_LIMIT, paths } from '@ementa/contracts'
import { ChipRow, Section, TagChip, Text } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { popularTagsQuery } from '../../shared/tags/queries'
import { POPULAR_TOPICS } from './search-state'

/** What to look for when nothing is asked yet (spec §2 Search); the fixed topics stand in until the real ones are known. */
export function PopularTopics() {
  const { data } = useRead(popularTagsQuery({ limit: ANSWER_LIMIT.popularTags }))
  const topics = data?.tags ?? POPULAR_TOPICS
  return (
    <Section title="Temas populares" borderBottom="none" pt={{ base: 3, md: 6 }}>
      <ChipRow>
        {topics.map(({ slug }) => (
          <TagChip key={slug} tag={slug} href={paths.search.href({ tag: slug })} />
        ))}
      </ChipRow>
      <Text mt={6} fontSize="sm" color="fg.muted">
        Para buscar melhor: <Example text={'"boa-fé objetiva"'} /> encontra a expressão exata,{' '}
        <Example text="de:renata" /> o que uma pessoa publicou e <Example text="tag:lgpd" /> o que tem a hashtag.
      </Text>
    </Section>
  )
}

/** What can be typed, as it is typed. */
function Example({ text }: { text: string }) {
  return (
    <Text as="code" fontFamily="inherit" fontWeight={600} color="fg" whiteSpace="nowrap">
      {text}
    </Text>
  )
}
