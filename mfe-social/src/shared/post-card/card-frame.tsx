import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** The root element of every card: of published posts, of queued ones and of the preview. */
export function CardFrame(props: ComponentProps<'article'>) {
  return <article className={styles.card} {...props} />
}
