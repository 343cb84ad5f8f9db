import { focusOnMount } from '@ementa/ui'
import styles from './host.module.css'

/** Says why a call failed, where it was made. It takes the focus, so that it is read out and the next key is near it. */
export function Refusal({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" tabIndex={-1} ref={focusOnMount} className={styles.error}>
      {text}
    </p>
  )
}
