import { CharCounter } from '@ementa/ui'
import { FormLabel } from '@ementa/ui/forms'
import styles from './about.module.css'

/** Label of a field, with the number of characters left at the right. */
export function CountedLabel({ label, text, limit }: { label: string; text: string; limit: number }) {
  return (
    <div className={styles.label}>
      <FormLabel>{label}</FormLabel>
      <CharCounter text={text} limit={limit} />
    </div>
  )
}
