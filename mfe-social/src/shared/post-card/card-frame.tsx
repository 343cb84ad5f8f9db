import { type Profile, paths } from '@ementa/contracts'
import { Avatar } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** The root element of every card: of published posts, of queued ones and of the preview. */
export function CardFrame(props: ComponentProps<'article'>) {
  return <article className={styles.card} {...props} />
}

interface AuthorProps {
  /** Null if unknown or not loaded. */
  author: Profile | null
  name: string
}

/** The author's picture as a link for the pointer only, because the name is a link already. */
export function AuthorFace({ author, name }: AuthorProps) {
  const picture = <Avatar name={name} src={author?.avatar_url} />
  if (!author) return picture
  return (
    <Link to={paths.user.href({ username: author.username })} tabIndex={-1} aria-hidden>
      {picture}
    </Link>
  )
}

export function AuthorName({ author, name }: AuthorProps) {
  if (!author) return <span className={styles.name}>{name}</span>
  return (
    <>
      <Link className={styles.name} to={paths.user.href({ username: author.username })}>
        {name}
      </Link>{' '}
      <span className={styles.user}>@{author.username}</span>
    </>
  )
}
