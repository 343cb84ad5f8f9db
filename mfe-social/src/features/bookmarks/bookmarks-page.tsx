import { Box, Column, PageHeader, ReadView, SignedIn, SignInPrompt, Skeletons, usePageTitle } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { SearchField } from '@ementa/ui/field'
import { bookmarksQuery } from '@ementa/ui/queries'
import { useTypedParam } from '@ementa/ui/router'
import { SavedPosts } from './saved-posts'

const TITLE = 'Favoritos'
const head = <PageHeader title={TITLE} />
const skeleton = <Skeletons shape="post" label="Carregando os favoritos…" />
const visitor = <SignInPrompt title="Entre para ver os seus favoritos" description="Só você vê o que salvou." />

/** What the reader saved, newest save first, with a search of its own (spec §2 Other pages). */
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
        <Box pb={3}>
          <SearchField
            label="Buscar nos favoritos"
            placeholder="Palavra do texto ou tag"
            value={typed}
            onChange={setTyped}
          />
        </Box>
      </PageHeader>
      <ReadView read={read} skeleton={skeleton} failed="Erro ao carregar favoritos" toast="Erro ao carregar favoritos">
        {(saved) => <SavedPosts saved={saved} userId={userId} query={query} onClear={clear} />}
      </ReadView>
    </>
  )
}
