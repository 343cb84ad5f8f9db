import { paths } from '@ementa/contracts'
import {
  Box,
  counted,
  EmptyState,
  ErrorCard,
  PageHeader,
  SignInPrompt,
  Skeletons,
  Text,
  useErrorToast,
  usePageTitle,
  useRelationIds,
  useServices,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { SearchField } from '@ementa/ui/forms'
import { useTypedParam } from '@ementa/ui/router'
import { PostColumn } from '../../shared/post-list/post-column'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import { matches } from './matches'

const TITLE = 'Favoritos'

/** What the reader saved, newest save first, with a search of its own (spec §2 Other pages). */
export default function BookmarksPage() {
  usePageTitle(TITLE)
  const { status, user } = useSession()
  return (
    <PostColumn>
      {status === 'signed-in' && user ? (
        <Bookmarks key={user.id} userId={user.id} />
      ) : (
        <>
          <PageHeader title={TITLE} />
          {status === 'loading' ? (
            <Skeletons shape="post" label="Carregando os favoritos…" />
          ) : (
            <SignInPrompt title="Entre para ver os seus favoritos" description="Só você vê o que salvou." />
          )}
        </>
      )}
    </PostColumn>
  )
}

function Bookmarks({ userId }: { userId: string }) {
  const { api } = useServices()
  const { value: query, typed, setTyped, clear } = useTypedParam('q')
  const read = useRead({ key: ['bookmarks', userId], call: () => api.bookmarks.listBookmarks() })
  const saved = new Set(useRelationIds('bookmarked'))
  // A saved post stays even if its author was muted since: it was kept on purpose.
  const posts = useVisiblePosts(read.data?.posts ?? [], { hidesMuted: false }).filter(({ id }) => saved.has(id))
  const found = posts.filter((post) => matches(post, query))

  useErrorToast(read.error, 'Erro ao carregar favoritos')

  return (
    <>
      <PageHeader title={TITLE}>
        <Box pb={3}>
          <SearchField
            label="Buscar nos favoritos"
            placeholder="Palavra do texto ou tag"
            value={typed}
            onChange={setTyped}
          />
        </Box>
      </PageHeader>
      {read.isLoading && <Skeletons shape="post" label="Carregando os favoritos…" />}
      {!read.isLoading && !read.data && (
        <ErrorCard
          title="Erro ao carregar favoritos"
          onRetry={() => void read.refresh()}
          isRetrying={read.isValidating}
        />
      )}
      {read.data && posts.length === 0 && (
        <EmptyState
          illustration="clip"
          title="Nenhum post salvo ainda"
          description="Toque em Salvar numa publicação para encontrá-la aqui depois."
          action={{ label: 'Ir para o feed', href: paths.home.href() }}
        />
      )}
      {read.data && posts.length > 0 && (
        <>
          <Text role="status" px={4} py={2} fontSize="xs" color="fg.subtle">
            {query ? `${counted(found.length, 'encontrada', 'encontradas')} de ` : ''}
            {counted(posts.length, 'publicação salva', 'publicações salvas')}
          </Text>
          {found.length > 0 ? (
            <PostList posts={found} authors={read.data.authors} name={`bookmarks:${query}`} />
          ) : (
            <EmptyState
              illustration="drawer"
              title="Nenhum favorito com essas palavras"
              action={{ label: 'Mostrar todos os favoritos', onClick: clear }}
            />
          )}
        </>
      )}
    </>
  )
}
