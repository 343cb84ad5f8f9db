import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** The root of every card of a post: a published one, one that waits in the queue, the preview of one. */
export function CardFrame(props: ComponentProps<'article'>) {
  return <article className={styles.card} {...props} />
}
