import { ANSWER_LIMIT, paths } from '@ementa/contracts'
import { ChipRow, TagChip } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useId } from 'react'
import { popularTagsQuery } from '../../shared/tags/queries'
import { POPULAR_TOPICS } from './search-state'

/** Topics to search for while the query is empty; fixed topics are shown until the popular ones are loaded. */
export function PopularTopics() {
  const id = useId()
  const { data } = useRead(popularTagsQuery({ limit: ANSWER_LIMIT.popularTags }))
  const topics = data?.tags ?? POPULAR_TOPICS
  return (
    <section aria-labelledby={id} className="search-topics">
      <h2 id={id} className="heading">
        Temas populares
      </h2>
      <ChipRow>
        {topics.map(({ slug }) => (
          <TagChip key={slug} tag={slug} href={paths.search.href({ tag: slug })} />
        ))}
      </ChipRow>
      <p className="muted">
        Para buscar melhor: <code>"boa-fé objetiva"</code> encontra a expressão exata, <code>de:renata</code> o que uma
        pessoa publicou e <code>tag:lgpd</code> o que tem a hashtag.
      </p>
    </section>
  )
}
