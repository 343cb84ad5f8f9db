import { type Outputs, type Post, paths, productAddress } from '@ementa/contracts'
import {
  Button,
  counted,
  EmptyState,
  lazyPart,
  localToday,
  MissingDialog,
  RetryLine,
  useOffline,
  useRelationIds,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { downloadFile } from '@ementa/ui/forms'
import { addressParams, optionalParam, useAddressState } from '@ementa/ui/router'
import { Download } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import { BookmarkBar } from './bookmark-bar'
import styles from './bookmarks.module.css'
import { indexByPost, listFolders, mergeQueued } from './details'
import { FolderFilter } from './folder-filter'
import { isMatch } from './is-match'
import { bookmarkDetailsQuery } from './queries'
import { formatReferences } from './references'

const BookmarkSheet = lazyPart(() => import('./bookmark-sheet'), MissingDialog)

const ADDRESS = addressParams({ pasta: optionalParam })

interface SavedPostsProps {
  saved: Outputs['bookmarks']['listBookmarks']
  userId: string
  query: string
  /** Empties the search. */
  onClear: () => void
}

/** The saved posts that match folder and search, or an empty state. */
export function SavedPosts({ saved, userId, query, onClear }: SavedPostsProps) {
  const [{ pasta }, setAddress] = useAddressState(ADDRESS)
  const read = useRead(bookmarkDetailsQuery(userId))
  const [edited, setEdited] = useState<Post | null>(null)
  const { pending } = useOffline()
  const details = useMemo(() => mergeQueued(indexByPost(read.data?.details ?? []), pending), [read.data, pending])
  const ids = new Set(useRelationIds('bookmarked'))
  // A saved post stays even if its author was muted later: the reader kept it on purpose.
  const posts = useVisiblePosts(saved.posts, { hidesMuted: false }).filter(({ id }) => ids.has(id))
  const folders = listFolders(posts, details)
  // A folder without posts does not exist: its address shows all posts.
  const folder = folders.find(({ name }) => name === pasta)?.name ?? null
  const filed = folder === null ? posts : posts.filter(({ id }) => details.get(id)?.folder === folder)
  const found = filed.filter((post) => isMatch(post, query, details.get(post.id)))
  const isKnown = read.data !== undefined
  const withBar = useCallback(
    (card: ReactNode, post: Post) => (
      <>
        {card}
        {isKnown && <BookmarkBar details={details.get(post.id)} onEdit={() => setEdited(post)} />}
      </>
    ),
    [isKnown, details],
  )
  const showAll = () => {
    onClear()
    setAddress({ pasta: null })
  }
  const download = () => {
    const references = formatReferences(found, saved.authors, productAddress(), Date.now())
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
      <FolderFilter folders={folders} chosen={folder} onChoose={(name) => setAddress({ pasta: name })} />
      {read.error !== undefined && !isKnown && (
        <div className={styles.retry}>
          <RetryLine onRetry={() => void read.refresh()} label="Carregar pastas e notas">
            Não foi possível carregar as pastas e as notas.
          </RetryLine>
        </div>
      )}
      <div className={styles.summary}>
        <p role="status">
          {query ? `${counted(found.length, 'encontrada', 'encontradas')} de ` : ''}
          {counted(filed.length, 'publicação salva', 'publicações salvas')}
        </p>
        {found.length > 0 && (
          <Button variant="ghost" size="sm" leftIcon={<Download size={16} aria-hidden />} onClick={download}>
            Referências (ABNT)
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        <PostList posts={found} authors={saved.authors} name={`bookmarks:${folder}:${query}`} wrap={withBar} />
      ) : (
        <EmptyState
          illustration="drawer"
          title="Nenhum favorito com essas palavras"
          action={{ label: 'Mostrar todos os favoritos', onClick: showAll }}
        />
      )}
      <Suspense>
        {edited && (
          <BookmarkSheet
            key={edited.id}
            postId={edited.id}
            details={details.get(edited.id)}
            folders={folders.map(({ name }) => name)}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
