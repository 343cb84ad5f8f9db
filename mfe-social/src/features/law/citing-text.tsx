import { type Citing, type Profile, paths, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { AuthorityBadge, TimeAgo } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { PostBody } from '../../shared/post-body/post-body'
import styles from './citing.module.css'

type Of<Kind extends Citing['kind']> = Extract<Citing, { kind: Kind }>

/** A comment that cites the law, with a link to its place in the thread. */
export function CitingComment({ comment, author }: { comment: Of<'comment'>['comment']; author: Profile | null }) {
  const name = author?.display_name ?? UNKNOWN_AUTHOR
  const place = paths.comments.href({ postId: comment.post_id, commentId: comment.id })
  return (
    <article className={styles.text} aria-label={`Comentário de ${name}`}>
      <p className={styles.kind}>Comentário</p>
      <div className={styles.head}>
        {author ? (
          <Link className={styles.name} to={paths.user.href({ username: author.username })}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {author && <AuthorityBadge person={author} />}
        <Link to={place} className={styles.time}>
          <TimeAgo iso={comment.created_at} />
        </Link>
      </div>
      <p className={styles.body}>
        <PostBody text={comment.body} />
      </p>
      <Link to={place} className={styles.open}>
        Ver na conversa
      </Link>
    </article>
  )
}

/** A sent issue that cites the law, with the passage around the citation. */
export function CitingIssue({ issue, at }: Pick<Of<'issue'>, 'issue' | 'at'>) {
  const { id, title, handle, newsletter, passage } = issue
  return (
    <article className={styles.text} aria-label={`Edição ${title}`}>
      <p className={styles.kind}>Edição de newsletter</p>
      <h2 className={styles.title}>
        <Link to={paths.issue.href({ handle, issueId: id })}>{title}</Link>
      </h2>
      <div className={styles.head}>
        <Link to={paths.newsletter.href({ handle })} className={styles.time}>
          {newsletter}
        </Link>
        <span className={styles.time}>
          <TimeAgo iso={at} />
        </span>
      </div>
      {passage && <p className={styles.passage}>{passage}</p>}
    </article>
  )
}
