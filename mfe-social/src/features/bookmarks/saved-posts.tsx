import { type Outputs, paths } from '@ementa/contracts'
import { counted, EmptyState, Text, useRelationIds } from '@ementa/ui'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import { matches } from './matches'

interface SavedPostsProps {
  saved: Outputs['bookmarks']['listBookmarks']
  query: string
  onClear: () => void
}

/** The saved posts that the search leaves, or what is in their place. */
export function SavedPosts({ saved, query, onClear }: SavedPostsProps) {
  const ids = new Set(useRelationIds('bookmarked'))
  // A saved post stays even if its author was muted since: it was kept on purpose.
  const posts = useVisiblePosts(saved.posts, { hidesMuted: false }).filter(({ id }) => ids.has(id))
  const found = posts.filter((post) => matches(post, query))
  if (posts.length === 0) {
    return (
      <EmptyState
        illustration="clip"
        title="Nenhum post salvo ainda"
        description="Toque em Salvar numa publicação para encontrá-la aqui depois."
        action={{ label: 'Ir para o feed', href: paths.home.href() }}
      />
    )
  }
  return (
    <>
      <Text role="status" px={4} py={2} fontSize="xs" color="fg.subtle">
        {query ? `${counted(found.length, 'encontrada', 'encontradas')} de ` : ''}
        {counted(posts.length, 'publicação salva', 'publicações salvas')}
      </Text>
      {found.length > 0 ? (
        <PostList posts={found} authors={saved.authors} name={`bookmarks:${query}`} />
      ) : (
        <EmptyState
          illustration="drawer"
          title="Nenhum favorito com essas palavras"
          action={{ label: 'Mostrar todos os favoritos', onClick: onClear }}
        />
      )}
    </>
  )
}
