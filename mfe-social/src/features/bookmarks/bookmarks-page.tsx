import { type BookmarkDetails, type Outputs, type Post, paths, productAddress } from '@ementa/contracts'
import {
  Button,
  ChipRow,
  Column,
  counted,
  EmptyState,
  lazyPart,
  localToday,
  MissingDialog,
  PageHeader,
  Pill,
  ReadView,
  RetryLine,
  SearchField,
  SignedIn,
  SignInPrompt,
  Skeletons,
  useOffline,
  usePageTitle,
  useRelationIds,
} from '@ementa/ui'
import { bookmarksQuery, query, useRead } from '@ementa/ui/data'
import { downloadFile } from '@ementa/ui/forms'
import { addressParams, optionalParam, useAddressState, useTypedParam } from '@ementa/ui/router'
import { Download, Folder, FolderPen } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import styles from './bookmarks.module.css'
import { indexByPost, isMatch, listFolders, mergeQueued } from './details'
import { formatReferences } from './references'

const TITLE = 'Favoritos'
const head = <PageHeader title={TITLE} />
const skeleton = <Skeletons shape="post" label="Carregando os favoritos…" />
const visitor = <SignInPrompt title="Entre para ver os seus favoritos" description="Só você vê o que salvou." />

/** The reader's saved posts, most recently saved first, with a search of their own. */
export default function BookmarksPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <SignedIn
        loading={
          <>
            {head}
            {skeleton}
          </>
        }
        visitor={
          <>
            {head}
            {visitor}
          </>
        }
      >
        {(user) => <Bookmarks userId={user.id} />}
      </SignedIn>
    </Column>
  )
}

function Bookmarks({ userId }: { userId: string }) {
  const { value: query, typed, setTyped, clear } = useTypedParam('q')
  const read = useRead(bookmarksQuery(userId))
  return (
    <>
      <PageHeader title={TITLE}>
        <div className={styles.search}>
          <SearchField
            label="Buscar nos favoritos"
            placeholder="Palavra do texto ou tag"
            value={typed}
            onChange={setTyped}
          />
        </div>
      </PageHeader>
      <ReadView read={read} skeleton={skeleton} failed="Erro ao carregar favoritos" toast="Erro ao carregar favoritos">
        {(saved) => <SavedPosts saved={saved} userId={userId} query={query} onClear={clear} />}
      </ReadView>
    </>
  )
}

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
function SavedPosts({ saved, userId, query, onClear }: SavedPostsProps) {
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
            folders={listFolders(
              posts.filter(({ id }) => id !== edited.id),
              details,
            ).map(({ name }) => name)}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface FolderFilterProps {
  folders: readonly { name: string; count: number }[]
  chosen: string | null
  onChoose: (name: string | null) => void
}

/** Chips that choose one folder or all; renders nothing while there are no folders. */
function FolderFilter({ folders, chosen, onChoose }: FolderFilterProps) {
  if (folders.length === 0) return null
  return (
    <ChipRow role="group" aria-label="Pastas" className={styles.folders}>
      <Pill isPressed={chosen === null} onToggle={() => onChoose(null)}>
        Todas
      </Pill>
      {folders.map(({ name, count }) => (
        <Pill key={name} isPressed={chosen === name} onToggle={() => onChoose(chosen === name ? null : name)}>
          {name} ({count})
        </Pill>
      ))}
    </ChipRow>
  )
}

interface BookmarkBarProps {
  details: BookmarkDetails | undefined
  onEdit: () => void
}

/** A strip below a saved post: its folder, the reader's note, and the button that changes both. */
function BookmarkBar({ details, onEdit }: BookmarkBarProps) {
  const { folder = null, note = null } = details ?? {}
  return (
    <div className={styles.bar}>
      <div className={`muted ${styles.details}`}>
        {folder !== null && (
          <div className={styles.folder}>
            <Folder size={14} aria-hidden />
            <span className="visually-hidden">Pasta: </span>
            {folder}
          </div>
        )}
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <Button variant="ghost" size="sm" leftIcon={<FolderPen size={16} aria-hidden />} onClick={onEdit}>
        Pasta e nota
      </Button>
    </div>
  )
}

/** Reads the folders and notes of the signed-in person's saved posts. */
const bookmarkDetailsQuery = query('bookmarkDetails', (api, _userId: string) => api.bookmarks.listDetails())
