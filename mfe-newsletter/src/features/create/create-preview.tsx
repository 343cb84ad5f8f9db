import { pricePerMonth } from '@ementa/ui'
import { parseCents } from '../../shared/about/about-rules'
import plain from '../../shared/plain/plain.module.css'
import styles from './create.module.css'
import type { CreateForm } from './create-form'

interface CreatePreviewProps {
  form: CreateForm
  owner: string
}

/** Preview of the newsletter as readers will see it. */
export function CreatePreview({ form, owner }: CreatePreviewProps) {
  const { title, handle, description, isPaid } = form
  const cents = parseCents(form)
  return (
    <section className={styles.preview} aria-label="Prévia">
      <p className={`small-caps ${plain.subtle} ${styles.label}`}>Prévia</p>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={`heading ${styles.title}`} data-empty={!title.trim() || undefined}>
            {title.trim() || 'Título da newsletter'}
          </p>
          <p className={styles.owner}>por {owner}</p>
        </div>
        <div className={styles.price}>
          <span data-paid={isPaid || undefined}>{isPaid && cents === 0 ? 'R$ —/mês' : pricePerMonth(cents)}</span>
        </div>
        <p className={styles.description} data-empty={!description.trim() || undefined}>
          {description.trim() || 'A descrição aparece aqui: de que trata, com que frequência, para quem.'}
        </p>
        <p className={`${plain.meta} ${styles.address}`}>/newsletters/{handle || '…'}</p>
      </div>
    </section>
  )
}
