import { Lightbulb } from 'lucide-react'
import styles from './composer.module.css'
import { findPostHints } from './post-hints'

/** Warnings about personal data in a text, shown below its field. */
export function PostHints({ text }: { text: string }) {
  return findPostHints(text).map((hint) => (
    <div key={hint} role="status" className={styles.hint}>
      <Lightbulb size={18} aria-hidden />
      <p>{hint}</p>
    </div>
  ))
}
