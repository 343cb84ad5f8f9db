import { paths } from '@ementa/contracts'
import { Box, counted, EmptyState, useRelationIds, VisuallyHidden, WindowList } from '@ementa/ui'
import { memo, useMemo } from 'react'
import { SampleNote } from '../../shared/notices/sample-note'
import { featuredOf, filterNewsletters } from './list-filters'
import { FeaturedCard, NewsletterRow } from './newsletter-row'
import type { ListFilters } from './use-list-filters'
import type { NewsletterEntry } from './use-newsletters'

interface ResultsProps extends Pick<ListFilters, 'filter' | 'tab' | 'change' | 'clear'> {
  entries: NewsletterEntry[]
  query: string
}

/** What the filters leave of the list; the featured card heads the unfiltered one. Memoised: a key typed renders no row. */
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
  const featured = isFiltered || isMine ? undefined : featuredOf(matches)
  const rows = featured ? matches.filter((entry) => entry !== featured) : matches

  if (matches.length > 0) {
    return (
      <>
        <VisuallyHidden role="status">{counted(matches.length, 'newsletter', 'newsletters')}</VisuallyHidden>
        {featured && <FeaturedCard entry={featured} />}
        {matches.some(({ isSample }) => isSample) && (
          <Box px={4} py={2} fontSize="xs" color="fg.subtle" borderBottom="1px solid" borderColor="border">
            Números de assinantes: <SampleNote />
          </Box>
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
