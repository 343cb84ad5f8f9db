import { COUNTER_WARNING_BELOW, remaining } from '@ementa/contracts'
import { CharCounter } from '@ementa/ui'
import { FormErrorMessage } from '@ementa/ui/forms'
import { lengthError } from '../about/about-rules'
import styles from './issue-form.module.css'

interface FieldLimitProps {
  /** Name of the field inside a sentence. */
  name: string
  text: string
  limit: number
}

/** Shown below a field of the editor once its limit is near: the characters left, and an error when it is exceeded. */
export function FieldLimit({ name, text, limit }: FieldLimitProps) {
  // No text has more characters than units: a short one need not be counted.
  if (text.length <= limit - COUNTER_WARNING_BELOW || remaining(text, limit) >= COUNTER_WARNING_BELOW) return null
  return (
    <div className={styles.limit}>
      <FormErrorMessage mt={0}>{lengthError(name, text, limit)}</FormErrorMessage>
      <CharCounter text={text} limit={limit} />
    </div>
  )
}
