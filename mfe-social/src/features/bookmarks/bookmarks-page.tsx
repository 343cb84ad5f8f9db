import { Column, PageHeader, ReadView, SearchField, SignedIn, SignInPrompt, Skeletons, usePageTitle } from '@ementa/ui'
import { bookmarksQuery, useRead } from '@ementa/ui/data'
import { useTypedParam } from '@ementa/ui/router'
import styles from './bookmarks.module.css'
import { SavedPosts } from './saved-posts'

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
