import { type Outputs, paths, productAddress } from '@ementa/contracts'
import { Button, counted, EmptyState, Flex, localToday, Text, useRelationIds } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { Download } from 'lucide-react'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import { matches } from './matches'
import { referencesOf } from './references'

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
  const download = () => {
    const references = referencesOf(found, saved.authors, productAddress(), Date.now())
    downloadFile(`referencias-ementa-${localToday()}.txt`, references, 'text/plain;charset=utf-8')
  }
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
      <Flex align="center" justify="space-between" gap={3} ps={4} pe={2}>
        <Text role="status" py={2} fontSize="xs" color="fg.subtle">
          {query ? `${counted(found.length, 'encontrada', 'encontradas')} de ` : ''}
          {counted(posts.length, 'publicação salva', 'publicações salvas')}
        </Text>
        {found.length > 0 && (
          <Button variant="ghost" size="sm" leftIcon={<Download size={16} aria-hidden />} onClick={download}>
            Referências (ABNT)
          </Button>
        )}
      </Flex>
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
