import { PAGE_SIZE, type QuotedRef } from '@ementa/contracts'
import { LoadMore, ReadView, Skeletons, useSession } from '@ementa/ui'
import { pagedQuery, usePagedRead } from '@ementa/ui/data'
import PostCard from '../post-card/post-card'
import { useVisiblePosts } from '../post-list/post-list'

/** Reads the posts that quote a text, newest first. */
const quotingPostsQuery = pagedQuery(
  'quoted.by',
  (api, cursor, { kind, id }: QuotedRef & { viewer: string | null }) =>
    api.posts.listQuotes({ kind, id, cursor, limit: PAGE_SIZE.feed }),
  { items: (page) => page.posts, next: (page) => page.nextCursor },
)

const skeleton = <Skeletons shape="post" count={1} label="Carregando as publicações que citam…" />

/** The list of posts that quote a text. */
export default function QuotingPostsList({ quoted: { kind, id } }: { quoted: QuotedRef }) {
  const { user } = useSession()
  const read = usePagedRead(quotingPostsQuery({ kind, id, viewer: user?.id ?? null }))
  const posts = useVisiblePosts(read.items)
  const authors = new Map(read.pages.flatMap((page) => page.authors).map((author) => [author.id, author]))
  return (
    <ReadView read={read} skeleton={skeleton} failed="Erro ao carregar as publicações que citam">
      {() => (
        <>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} author={authors.get(post.author_id) ?? null} />
          ))}
          <LoadMore list={read} />
        </>
      )}
    </ReadView>
  )
}
