import { type Post, type Profile, paths } from '@ementa/contracts'
import {
  Box,
  EmptyState,
  ErrorCard,
  Heading,
  PageHeader,
  SignInPrompt,
  Skeletons,
  usePageTitle,
  useServices,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useRemovedPosts } from '../../shared/post-actions/removed-posts'
import PostCard from '../../shared/post-card/post-card'
import { PostColumn } from '../../shared/post-list/post-column'
import { useCardKeys } from '../../shared/post-list/use-card-keys'

const TITLE = 'Meus Rascunhos'

/** Own drafts, and below them what is scheduled (spec §2 Drafts, decision P-8). */
export default function DraftsPage() {
  usePageTitle(TITLE)
  const { status, user } = useSession()
  return (
    <PostColumn>
      <PageHeader title={TITLE} />
      {status === 'loading' && <Skeletons shape="post" label="Carregando os rascunhos…" />}
      {status === 'signed-out' && (
        <SignInPrompt title="Entre para ver os seus rascunhos" description="Só você vê o que ainda não publicou." />
      )}
      {user && <Drafts user={user} />}
    </PostColumn>
  )
}

function Drafts({ user }: { user: Profile }) {
  const { api } = useServices()
  const read = useRead({ key: ['drafts', user.id], call: () => api.posts.listDrafts() })
  const removed = useRemovedPosts()
  useCardKeys()
  const drop = (postId: string) =>
    read.update(({ posts, scheduled }) => ({
      posts: posts.filter(({ id }) => id !== postId),
      scheduled: scheduled.filter(({ id }) => id !== postId),
    }))
  const remains = ({ id }: Post) => !removed[id]

  if (read.isLoading) return <Skeletons shape="post" label="Carregando os rascunhos…" />
  if (!read.data) {
    return (
      <ErrorCard
        title="Erro ao carregar rascunhos"
        onRetry={() => void read.refresh()}
        isRetrying={read.isValidating}
      />
    )
  }
  const drafts = read.data.posts.filter(remains)
  const scheduled = read.data.scheduled.filter(remains)
  return (
    <>
      {drafts.length === 0 && (
        <EmptyState
          illustration="sheet"
          title="Nenhum rascunho salvo"
          description="O que você guardar no editor, sem publicar, fica aqui."
          action={{ label: 'Escrever', href: paths.compose.href() }}
        />
      )}
      {drafts.map((post) => (
        <PostCard key={post.id} post={post} author={user} onGone={drop} />
      ))}
      {scheduled.length > 0 && (
        <Box as="section" aria-labelledby="agendados">
          <Heading as="h2" size="md" id="agendados" px={4} pt={8} pb={3} borderBottom="1px solid" borderColor="border">
            Agendados
          </Heading>
          {scheduled.map((post) => (
            <PostCard key={post.id} post={post} author={user} onGone={drop} />
          ))}
        </Box>
      )}
    </>
  )
}
