import { type Post, paths } from '@ementa/contracts'
import { counted, TimeAgo, weekdayTime } from '@ementa/ui'
import { draftsQuery, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { MarginSection } from '../margin-section/margin-section'
import { useRemovedPosts } from '../post-actions/removed-posts'
import styles from './unfinished.module.css'

const SHOWN = 3

/** The reader's own scheduled posts, then their drafts, each with a link to the composer. */
export function Unfinished({ userId }: { userId: string }) {
  const { data, error } = useRead(draftsQuery(userId))
  const removed = useRemovedPosts()
  const posts = [...(data?.scheduled ?? []), ...(data?.posts ?? [])].filter(({ id }) => !removed[id])
  if (!data && !error) return <div data-awaited="now" />
  if (posts.length === 0) return null
  return (
    <MarginSection title="Para continuar" more={{ label: labelForAll(posts.length), href: paths.drafts.href() }}>
      <ul className={styles.list}>
        {posts.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <Link to={paths.compose.href({ edit: post.id })}>
              <span className={styles.text}>{post.body || 'Sem texto'}</span>
              <span className={styles.state}>
                <State post={post} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

const labelForAll = (count: number) => (count > SHOWN ? `Ver ${counted(count, 'texto', 'textos')}` : 'Ver rascunhos')

function State({ post }: { post: Post }) {
  if (post.scheduled_at) return <>Agendado para {weekdayTime(post.scheduled_at)}</>
  return (
    <>
      Rascunho, <TimeAgo iso={post.updated_at ?? post.created_at} />
    </>
  )
}
