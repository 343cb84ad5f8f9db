import type { IssueContents, Newsletter } from '@ementa/contracts'
import { counted, pricePerMonth, readingTime } from '@ementa/ui'
import plain from '../plain/plain.module.css'
import { SubscribeButton } from '../subscription/subscribe-button'
import styles from './reader.module.css'

interface SubscribersOnlyProps {
  newsletter: Newsletter
  contents: IssueContents
  headingAs: 'h2' | 'h3'
}

/** Follows the free beginning of a paid issue: the contents of the rest, the price, and the button to subscribe. */
export function SubscribersOnly({ newsletter, contents, headingAs: Heading }: SubscribersOnlyProps) {
  const { words, headings, images } = contents
  const facts = [
    readingTime(words),
    counted(words, 'palavra', 'palavras'),
    images > 0 ? counted(images, 'imagem', 'imagens') : '',
  ]
  return (
    <section className={`screen-only ${styles.locked}`} aria-label="Só para assinantes">
      <Heading className={`heading ${styles.lockedTitle}`}>O restante desta edição é para assinantes</Heading>
      <p className={styles.lockedFacts}>{facts.filter(Boolean).join(' · ')}</p>
      {headings.length > 0 && (
        <div className={styles.lockedContents}>
          <p className={plain.strong}>Nesta edição</p>
          <ul className={`${plain.list} ${styles.lockedHeadings}`}>
            {headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be the same, and none ever moves
              <li key={index}>{heading}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.price}>{pricePerMonth(newsletter.price_cents)}</p>
      <div className={styles.subscribe}>
        <SubscribeButton newsletter={newsletter} />
      </div>
    </section>
  )
}
