import { type Post, paths } from '@ementa/contracts'
import { counted } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { type ReactNode, useId } from 'react'
import styles from './closing.module.css'

interface ClosingSectionProps {
  title: string
  isShown: boolean
  children: ReactNode
}

/** A titled section of the daily page; renders nothing unless `isShown`. */
export function ClosingSection({ title, isShown, children }: ClosingSectionProps) {
  const id = useId()
  if (!isShown) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface ClosingNoteProps {
  /** The person or topic, in bold. */
  label: string
  post: Post
  /** Address of the label; without it the label leads to the comments, as the text does. */
  href?: string
  aside?: string
}

/** One post as a note of two lines: label, text, and a link to its comments. */
export function ClosingNote({ label, post, href, aside }: ClosingNoteProps) {
  const thread = paths.comments.href({ postId: post.id })
  return (
    <p className={styles.note}>
      <Link to={href ?? thread} className={styles.label}>
        {label}
      </Link>
      <Link to={thread} className={styles.text}>
        {post.body}
      </Link>
      <span className={styles.aside}>
        {[aside, counted(post.comment_count, 'comentário', 'comentários')].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
