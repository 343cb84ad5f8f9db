import { ANSWER_LIMIT, isScheduled, type Post, paths, type RightColumnProps } from '@ementa/contracts'
import { byText, ChipRow, counted, TagChip, TimeAgo, useNow, useRelationIds, useSession, weekdayTime } from '@ementa/ui'
import { draftsQuery, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useRemovedPosts } from '../post-actions/post-actions'
import { popularTagsQuery } from '../queries'
import DebatedLaw from './debated-law'
import styles from './right-column.module.css'
import { RightColumnSection } from './right-column-section'

const isAt = (path: string, ...pages: string[]) => pages.some((page) => path.startsWith(page))

/** The right column of every page in wide windows: the reader's unfinished texts, tags, and debated law. */
export default function RightColumn({ path }: RightColumnProps) {
  const { user } = useSession()
  return (
    <>
      {user && !isAt(path, paths.drafts.href(), paths.compose.href()) && <Unfinished userId={user.id} />}
      {!isAt(path, paths.followedTags.href(), paths.search.href()) && <RightColumnTags />}
      {path !== paths.law.href() && <DebatedLaw />}
    </>
  )
}

const SHOWN = 3

/** The reader's own scheduled posts, then their drafts, each with a link to the composer. */
function Unfinished({ userId }: { userId: string }) {
  const { data, error } = useRead(draftsQuery(userId))
  const removed = useRemovedPosts()
  const now = useNow()
  const scheduled = (data?.scheduled ?? []).filter((post) => isScheduled(post, now))
  const posts = [...scheduled, ...(data?.posts ?? [])].filter(({ id }) => !removed[id])
  if (!data && !error) return <div data-awaited="now" />
  if (posts.length === 0) return null
  return (
    <RightColumnSection title="Para continuar" more={{ label: labelForAll(posts.length), href: paths.drafts.href() }}>
      <ul className={styles.list}>
        {posts.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <Link to={paths.compose.href({ edit: post.id })}>
              <span className={`clamped ${styles.text}`}>{post.body || 'Sem texto'}</span>
              <span className={styles.state}>
                <State post={post} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RightColumnSection>
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

const TAGS_SHOWN = ANSWER_LIMIT.popularTags

/** The followed tags, or the most used ones for a reader who follows none. */
function RightColumnTags() {
  const followed = useRelationIds('followedTags')
  if (followed.length === 0) return <PopularTags />
  const slugs = followed.toSorted(byText).slice(0, TAGS_SHOWN)
  return (
    <RightColumnSection title="Tags que você segue">
      <Tags slugs={slugs} />
    </RightColumnSection>
  )
}

function PopularTags() {
  const { data, error } = useRead(popularTagsQuery({ limit: TAGS_SHOWN }))
  if (!data && !error) return <div data-awaited="now" />
  if (!data || data.tags.length === 0) return null
  return (
    <RightColumnSection title="Temas populares">
      <Tags slugs={data.tags.map(({ slug }) => slug)} />
    </RightColumnSection>
  )
}

function Tags({ slugs }: { slugs: readonly string[] }) {
  return (
    <ChipRow>
      {slugs.map((slug) => (
        <TagChip key={slug} tag={slug} href={paths.search.href({ tag: slug })} />
      ))}
    </ChipRow>
  )
}
