import { type Outputs, type Post, paths, STORAGE_KEYS, stored, tagName, UNKNOWN_AUTHOR } from '@ementa/contracts'
import {
  Column,
  counted,
  EmptyState,
  PageHeader,
  ReadView,
  SignedIn,
  SignInPrompt,
  Skeletons,
  TimeAgo,
  usePageTitle,
  weekdayDay,
  weekdayTime,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import { LawList } from '../../shared/law/law-list'
import styles from './closing.module.css'
import { closingSchema, startPeriod } from './closing-period'

/** Reads the news since a moment, which is fixed for an edition, so that the answer is cached for offline use. */
const closingQuery = query('closing', (api, _userId: string, since: string) => api.closing.get({ since }))

type Found = Outputs['closing']['get']

const TITLE = 'Fechamento 8h'
const skeleton = <Skeletons shape="line" count={6} label="Preparando o fechamento…" />
const visitor = (
  <SignInPrompt
    title="Entre para ler o seu fechamento"
    description="Numa tela, o que aconteceu desde a sua última visita na lei, nos temas e com as pessoas que você segue."
  />
)

/** The daily page: news since the last visit about everything the reader follows. */
export default function ClosingPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <SignedIn
        loading={
          <>
            <PageHeader title={TITLE} />
            {skeleton}
          </>
        }
        visitor={
          <>
            <PageHeader title={TITLE} />
            {visitor}
          </>
        }
      >
        {(user) => <Closing key={user.id} userId={user.id} />}
      </SignedIn>
    </Column>
  )
}

function Closing({ userId }: { userId: string }) {
  const { since, edition } = useClosingPeriod(userId)
  const read = useRead(closingQuery(userId, new Date(since).toISOString()))
  return (
    <>
      <PageHeader
        title={TITLE}
        description={`Edição de ${weekdayDay(edition)}. O que aconteceu desde ${weekdayTime(since)}.`}
      />
      <ReadView
        read={read}
        skeleton={skeleton}
        failed="Erro ao carregar o fechamento"
        toast="Erro ao carregar o fechamento"
        isEmpty={isEditionEmpty}
        empty={<EmptyEdition />}
      >
        {(found) => <Edition found={found} />}
      </ReadView>
    </>
  )
}

const isEditionEmpty = ({ posts, topics, laws, issues }: Found) =>
  posts.length + topics.length + laws.length + issues.length === 0

function EmptyEdition() {
  return (
    <EmptyState
      illustration="folder"
      title="Nada de novo no que você segue"
      description="Siga normas, temas e pessoas para que o fechamento de amanhã tenha o que contar."
      action={{ label: 'Ver a lei em debate', href: paths.law.href() }}
    />
  )
}

function Edition({ found: { posts, count, topics, laws, issues, authors } }: { found: Found }) {
  const people = new Map(authors.map((author) => [author.id, author]))
  const nameOf = (post: Post) => people.get(post.author_id)?.display_name ?? UNKNOWN_AUTHOR
  const rest = count - posts.length
  return (
    <div className={styles.edition}>
      <ClosingSection title="Na lei que você segue" isShown={laws.length > 0}>
        <LawList laws={laws} count={(times) => counted(times, 'nova citação', 'novas citações')} />
      </ClosingSection>
      <ClosingSection title="De quem você segue" isShown={posts.length > 0}>
        {posts.map((post) => (
          <ClosingNote key={post.id} label={nameOf(post)} post={post} />
        ))}
        {rest > 0 && (
          <Link to={`${paths.home.href()}?tab=following`} className={styles.more}>
            {counted(rest, 'outra publicação', 'outras publicações')} em Seguindo
          </Link>
        )}
      </ClosingSection>
      <ClosingSection title="Nos temas que você segue" isShown={topics.length > 0}>
        {topics.map(({ slug, count: inTopic, post }) => (
          <ClosingNote
            key={slug}
            label={tagName(slug)}
            href={paths.search.href({ tag: slug })}
            aside={counted(inTopic, 'publicação', 'publicações')}
            post={post}
          />
        ))}
      </ClosingSection>
      <ClosingSection title="Nas newsletters que você assina" isShown={issues.length > 0}>
        {issues.map(({ id, title, handle, newsletter, at }) => (
          <p key={id} className={styles.note}>
            <Link to={paths.issue.href({ handle, issueId: id })} className={styles.label}>
              {title}
            </Link>
            <span className={styles.aside}>
              {newsletter} · <TimeAgo iso={at} />
            </span>
          </p>
        ))}
      </ClosingSection>
    </div>
  )
}

const storedPeriods = stored(STORAGE_KEYS.closing, v.record(v.string(), closingSchema))

/** Returns the period of the current edition and stores that it was opened now. */
function useClosingPeriod(userId: string) {
  const [period] = useState(() => startPeriod(storedPeriods.read()?.[userId], Date.now()))
  useEffect(() => {
    storedPeriods.write({ ...storedPeriods.read(), [userId]: period })
  }, [userId, period])
  return period
}

interface ClosingSectionProps {
  title: string
  isShown: boolean
  children: ReactNode
}

/** A titled section of the daily page; renders nothing unless `isShown`. */
function ClosingSection({ title, isShown, children }: ClosingSectionProps) {
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
function ClosingNote({ label, post, href, aside }: ClosingNoteProps) {
  const thread = paths.comments.href({ postId: post.id })
  return (
    <p className={styles.note}>
      <Link to={href ?? thread} className={styles.label}>
        {label}
      </Link>
      <Link to={thread} className={`clamped ${styles.text}`}>
        {post.body}
      </Link>
      <span className={styles.aside}>
        {[aside, counted(post.comment_count, 'comentário', 'comentários')].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
