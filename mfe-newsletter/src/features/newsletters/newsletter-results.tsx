import { paths } from '@ementa/contracts'
import { counted, EmptyState, useRelationIds, WindowList } from '@ementa/ui'
import { memo, useMemo } from 'react'
import { SampleNote } from '../../shared/notices/sample-note'
import { filterNewsletters, findFeatured } from './list-filters'
import { FeaturedCard, NewsletterRow } from './newsletter-row'
import styles from './newsletters.module.css'
import type { ListFilters } from './use-list-filters'
import type { NewsletterEntry } from './use-newsletters'

interface ResultsProps extends Pick<ListFilters, 'filter' | 'tab' | 'change' | 'clear'> {
  entries: NewsletterEntry[]
  query: string
}

/**
 * Newsletters that match the filters; the featured card is on top of the unfiltered list. Memoised, so that typing in
 * the search field renders no row.
 */
export const NewsletterResults = memo(function NewsletterResults(props: ResultsProps) {
  const { entries, query, filter, tab, change, clear } = props
  const subscribed = useRelationIds('subscribed')
  const isMine = tab === 'assinaturas'
  const ownSubscriptions = useMemo(() => new Set(subscribed), [subscribed])
  const matches = useMemo(
    () => filterNewsletters(entries, { query, filter, within: isMine ? ownSubscriptions : undefined }),
    [entries, query, filter, isMine, ownSubscriptions],
  )

  const isFiltered = query.trim() !== '' || filter !== 'todas'
  const featured = isFiltered || isMine ? undefined : findFeatured(matches)
  const rows = featured ? matches.filter((entry) => entry !== featured) : matches

  if (matches.length > 0) {
    return (
      <>
        <span role="status" className="visually-hidden">
          {counted(matches.length, 'newsletter', 'newsletters')}
        </span>
        {featured && <FeaturedCard entry={featured} />}
        {matches.some(({ isSample }) => isSample) && (
          <div className={styles.note}>
            Números de assinantes: <SampleNote />
          </div>
        )}
        <WindowList
          items={rows}
          itemKey={({ newsletter }) => newsletter.id}
          estimate={150}
          memory={`newsletters ${tab} ${filter} ${query}`}
        >
          {(entry) => <NewsletterRow entry={entry} />}
        </WindowList>
      </>
    )
  }
  if (isFiltered) {
    return (
      <EmptyState
        illustration="drawer"
        title="Nenhuma newsletter encontrada"
        description="Tente outro termo ou remova o filtro."
        action={{ label: 'Limpar filtros', onClick: clear }}
      />
    )
  }
  if (isMine) {
    return (
      <EmptyState
        illustration="folder"
        title="Você ainda não assina nenhuma newsletter"
        description="Assine uma e ela passa a aparecer aqui."
        action={{ label: 'Explorar newsletters', onClick: () => change({ aba: 'explorar' }) }}
      />
    )
  }
  return (
    <EmptyState
      illustration="sheet"
      title="Ainda não há newsletters por aqui"
      action={{ label: 'Criar newsletter', href: paths.newsletterCreate.href() }}
    />
  )
})
