import { paths } from '@ementa/contracts'
import { compactNumber, counted, plural, pricePerMonth, TimeAgo } from '@ementa/ui'
import { memo } from 'react'
import plain from '../../shared/plain/plain.module.css'
import { ListRow, RowLink } from '../../shared/rows/row-link'
import { SubscribeButton } from '../../shared/subscription/subscribe-button'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import { useSubscriberCount } from '../../shared/subscription/use-subscriber-count'
import styles from './newsletter-row.module.css'
import type { NewsletterEntry } from './use-newsletters'

/** One newsletter of the list. The whole row leads to it; the button is above that link. */
export const NewsletterRow = memo(function NewsletterRow({ entry }: { entry: NewsletterEntry }) {
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
export function FeaturedCard({ entry }: { entry: NewsletterEntry }) {
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
