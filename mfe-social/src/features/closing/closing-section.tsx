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

/** A part of the daily page; one with nothing new is left out. */
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
  /** In bold: the person, or the topic. */
  label: string
  post: Post
  /** Where the label leads; absent: with the text into the conversation. */
  href?: string
  aside?: string
}

/** One publication as a note of two lines: label, text, and the way into its conversation. */
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
