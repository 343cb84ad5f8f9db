import { CharCounter, FormLabel } from '@ementa/ui/forms'
import styles from './about.module.css'

/** A field's label with what is left of its limit at the right. */
export function CountedLabel({ label, text, limit }: { label: string; text: string; limit: number }) {
  return (
    <div className={styles.label}>
      <FormLabel>{label}</FormLabel>
      <CharCounter text={text} limit={limit} />
    </div>
  )
}
