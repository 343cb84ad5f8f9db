import { paths } from '@ementa/contracts'
import {
  compactNumber,
  counted,
  EmptyState,
  plural,
  pricePerMonth,
  TimeAgo,
  useRelationIds,
  WindowList,
} from '@ementa/ui'
import { memo, useMemo } from 'react'
import { SampleNote } from '../../shared/notices/notices'
import plain from '../../shared/plain/plain.module.css'
import { ListRow, RowLink } from '../../shared/rows/row-link'
import { SubscribeButton, useSubscriberCount } from '../../shared/subscription/subscribe-button'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import { filterNewsletters, findFeatured, type ListFilters, type NewsletterEntry } from './list-filters'
import styles from './newsletters.module.css'

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

/** One newsletter of the list. The whole row leads to it; the button is above that link. */
const NewsletterRow = memo(function NewsletterRow({ entry }: { entry: NewsletterEntry }) {
  const { newsletter } = entry
  return (
    <ListRow>
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 className={`heading ${styles.title}`}>
            <RowLink to={paths.newsletter.href({ handle: newsletter.handle })}>{newsletter.title}</RowLink>
          </h2>
          <Facts entry={entry} />
          <p className={styles.description}>{newsletter.description}</p>
          <Latest entry={entry} />
          {newsletter.is_paid && <p className={`${plain.meta} ${styles.payment}`}>{SIMULATED_PAYMENT}</p>}
        </div>
        <div className={styles.action}>
          <SubscribeButton newsletter={newsletter} size="sm" hideNote />
        </div>
      </div>
    </ListRow>
  )
})

/** Set large at the head of the list: the newsletter with the most subscribers. */
function FeaturedCard({ entry }: { entry: NewsletterEntry }) {
  const { newsletter } = entry
  return (
    <section aria-label="Newsletter em destaque" className={styles.featured}>
      <article className={styles.card}>
        <p className={`small-caps ${styles.eyebrow}`}>Em destaque</p>
        <h2 className="heading">
          <RowLink to={paths.newsletter.href({ handle: newsletter.handle })}>{newsletter.title}</RowLink>
        </h2>
        <div className={styles.rule} />
        <p className={styles.description}>{newsletter.description}</p>
        <div className={styles.below}>
          <Facts entry={entry} />
          <Latest entry={entry} />
        </div>
        <div className={styles.action}>
          <SubscribeButton newsletter={newsletter} />
        </div>
      </article>
    </section>
  )
}

/** The last issue that went out. */
function Latest({ entry: { latest } }: { entry: NewsletterEntry }) {
  if (!latest) return null
  return (
    <p className={`${plain.meta} ${styles.latest}`}>
      Última edição, <TimeAgo iso={latest.at} />: {latest.subject}
    </p>
  )
}

function Facts({ entry }: { entry: NewsletterEntry }) {
  const { newsletter, owner } = entry
  const readers = useSubscriberCount(newsletter.id, entry.subscribers)
  return (
    <div className={styles.facts}>
      {owner && <span>por {owner.display_name}</span>}
      <span className={styles.price} data-paid={newsletter.is_paid || undefined}>
        {pricePerMonth(newsletter.price_cents)}
      </span>
      <span title={counted(readers, 'assinante', 'assinantes')}>
        {compactNumber(readers)} {plural(readers, 'assinante', 'assinantes')}
      </span>
    </div>
  )
}
