import { isScheduled, type Post, type Profile, paths } from '@ementa/contracts'
import {
  Column,
  EmptyState,
  PageHeader,
  ReadView,
  SignedIn,
  SignInPrompt,
  Skeletons,
  useNow,
  usePageTitle,
} from '@ementa/ui'
import { draftsQuery, useRead } from '@ementa/ui/data'
import { useRemovedPosts } from '../../shared/post-actions/post-actions'
import PostCard from '../../shared/post-card/post-card'
import { useCardKeys } from '../../shared/post-list/post-list'
import { QueuedCard, useQueuedDrafts } from '../../shared/queued-posts/queued-posts'
import styles from './drafts.module.css'

const TITLE = 'Meus Rascunhos'
const skeleton = <Skeletons shape="post" label="Carregando os rascunhos…" />

/** The user's own drafts, and below them their scheduled posts. */
export default function DraftsPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <SignedIn
        loading={skeleton}
        visitor={
          <SignInPrompt title="Entre para ver os seus rascunhos" description="Só você vê o que ainda não publicou." />
        }
      >
        {(user) => <Drafts user={user} />}
      </SignedIn>
    </Column>
  )
}

function Drafts({ user }: { user: Profile }) {
  const read = useRead(draftsQuery(user.id))
  const queued = useQueuedDrafts(read.savedAt)
  const removed = useRemovedPosts()
  const now = useNow()
  useCardKeys()
  const drop = (postId: string) =>
    read.update(({ posts, scheduled }) => ({
      posts: posts.filter(({ id }) => id !== postId),
      scheduled: scheduled.filter(({ id }) => id !== postId),
    }))
  const remains = ({ id }: Post) => !removed[id]

  return (
    <>
      {/* Queued drafts are shown even when the saved ones could not be loaded. */}
      {queued.map((post) => (
        <QueuedCard key={post.id} post={post} />
      ))}
      <ReadView read={read} skeleton={skeleton} failed="Erro ao carregar rascunhos">
        {({ posts, scheduled }) => (
          <DraftLists
            hasQueued={queued.length > 0}
            drafts={posts.filter(remains)}
            scheduled={scheduled.filter((post) => remains(post) && isScheduled(post, now))}
            author={user}
            onGone={drop}
          />
        )}
      </ReadView>
    </>
  )
}

interface DraftListsProps {
  hasQueued: boolean
  drafts: Post[]
  scheduled: Post[]
  author: Profile
  onGone: (postId: string) => void
}

function DraftLists({ hasQueued, drafts, scheduled, author, onGone }: DraftListsProps) {
  return (
    <>
      {drafts.length === 0 && !hasQueued && (
        <EmptyState
          illustration="sheet"
          title="Nenhum rascunho salvo"
          description="O que você guardar no editor, sem publicar, fica aqui."
          action={{ label: 'Escrever', href: paths.compose.href() }}
        />
      )}
      {drafts.map((post) => (
        <PostCard key={post.id} post={post} author={author} onGone={onGone} />
      ))}
      {scheduled.length > 0 && (
        <section aria-labelledby="agendados">
          <h2 id="agendados" className={`heading ${styles.scheduled}`}>
            Agendados
          </h2>
          {scheduled.map((post) => (
            <PostCard key={post.id} post={post} author={author} onGone={onGone} />
          ))}
        </section>
      )}
    </>
  )
}
