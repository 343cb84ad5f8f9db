import { isScheduled, type Post, type Profile, paths } from '@ementa/contracts'
import { authorityRule, Stamp, TimeAgo, useNow, weekdayTime } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import styles from './profile-tabs.module.css'

/** A post with author, time and body, shown while social's card cannot be loaded. */
export function PlainPost({ post, author }: { post: Post; author: Profile }) {
  const now = useNow()
  return (
    <article className={styles.post}>
      <div style={authorityRule(author.authority)}>
        <p className={`muted ${styles.byline}`}>
          <span className={styles.author}>{author.display_name}</span>
          {!isScheduled(post, now) && (
            <>
              {' · '}
              <Link to={paths.comments.href({ postId: post.id })}>
                <TimeAgo iso={post.scheduled_at ?? post.created_at} />
              </Link>
            </>
          )}
        </p>
        {isScheduled(post, now) && <Stamp kind="scheduled">Agendado para {weekdayTime(post.scheduled_at ?? '')}</Stamp>}
        <p className={styles.body}>{post.body}</p>
      </div>
    </article>
  )
}
