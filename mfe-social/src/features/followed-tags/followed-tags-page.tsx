import { type Outputs, PAGE_SIZE, type Post, paths, tagLabel, tagName } from '@ementa/contracts'
import {
  Box,
  byText,
  ChipRow,
  EmptyState,
  ErrorCard,
  guardedPress,
  MEMBERSHIP_WORDS,
  PageHeader,
  SignInPrompt,
  Skeletons,
  setMembership,
  TagChip,
  useErrorToast,
  usePageTitle,
  useRelationIds,
  useServices,
  useSession,
} from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { useMemo } from 'react'
import { ListFooter } from '../../shared/post-list/list-footer'
import { PostColumn } from '../../shared/post-list/post-column'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'

const TITLE = 'Tags Seguidas'

/** The followed tags as chips that unfollow, and the posts that have any of them, newest first (spec §2 Other pages). */
export default function FollowedTagsPage() {
  usePageTitle(TITLE)
  const { status, user } = useSession()
  return (
    <PostColumn>
      <PageHeader title={TITLE} />
      {status === 'loading' && <Skeletons shape="post" label="Carregando as tags seguidas…" />}
      {status === 'signed-out' && (
        <SignInPrompt
          title="Entre para ver as suas tags"
          description="As publicações de todas as tags que você segue, num só lugar."
        />
      )}
      {user && <FollowedTags key={user.id} userId={user.id} />}
    </PostColumn>
  )
}

function FollowedTags({ userId }: { userId: string }) {
  const services = useServices()
  const { api } = services
  const read = useRead({ key: ['followedTags', userId], call: () => api.tags.listFollowedTags() })
  const slugs = useRelationIds('followedTags').sort((a, b) => byText(tagLabel(a), tagLabel(b)))

  useErrorToast(read.error, 'Erro ao carregar tags seguidas')

  if (read.isLoading) return <Skeletons shape="post" label="Carregando as tags seguidas…" />
  if (!read.data) {
    return (
      <ErrorCard
        title="Erro ao carregar tags seguidas"
        onRetry={() => void read.refresh()}
        isRetrying={read.isValidating}
      />
    )
  }
  if (slugs.length === 0) {
    return (
      <EmptyState
        illustration="drawer"
        title="Você ainda não segue nenhuma tag"
        description="Escolha os temas que interessam à sua prática."
        action={{ label: 'Explorar Temas', href: paths.topics.href() }}
      />
    )
  }
  return (
    <>
      <Box px={4} py={3} borderBottom="1px solid" borderColor="border">
        <ChipRow role="group" aria-label="Tags que você segue">
          {slugs.map((slug) => (
            <TagChip
              key={slug}
              tag={slug}
              removeLabel={`Deixar de seguir ${tagName(slug)}`}
              onRemove={guardedPress('followed-tags', slug, () =>
                setMembership(services, 'followedTags', slug, false, {
                  ...MEMBERSHIP_WORDS.followedTags(slug),
                  failed: 'Erro ao deixar de seguir tag',
                }),
              )}
            />
          ))}
        </ChipRow>
      </Box>
      <TagsFeed slugs={slugs} />
    </>
  )
}

function TagsFeed({ slugs }: { slugs: string[] }) {
  const { api } = useServices()
  const input = { tab: 'topics', followedTags: slugs, limit: PAGE_SIZE.feed } as const
  const feed = usePagedRead<Outputs['posts']['listFeed'], Post>({
    key: ['feed', input],
    call: (cursor) => api.posts.listFeed({ ...input, cursor }),
    items: (page) => page.posts,
    next: (page) => page.nextCursor,
    keepPrevious: true,
    whenStale: 'keep',
  })
  const authors = useMemo(() => feed.pages.flatMap((page) => page.authors), [feed.pages])
  // An unfollowed tag's posts go at once; the list of the remaining tags follows.
  const posts = useVisiblePosts(feed.items).filter(({ tags }) => tags.some((tag) => slugs.includes(tag)))
  useErrorToast(feed.error ?? feed.moreError, 'Erro ao carregar posts')

  if (feed.isLoading) return <Skeletons shape="post" label="Carregando as publicações…" />
  if (!feed.hasData) {
    return (
      <ErrorCard title="Erro ao carregar o feed" onRetry={() => void feed.refresh()} isRetrying={feed.isValidating} />
    )
  }
  if (posts.length === 0 && feed.isEnd) {
    return <EmptyState illustration="folder" title="Nenhuma publicação com essas tags ainda" />
  }
  return (
    <PostList
      posts={posts}
      authors={authors}
      name={`followed-tags:${slugs.join('+')}`}
      onNearEnd={feed.moreError ? undefined : feed.loadMore}
      footer={
        <ListFooter
          isEnd={feed.isEnd}
          isLoading={feed.isLoadingMore}
          error={feed.moreError}
          endText="Você chegou ao fim."
          onMore={() => void feed.loadMore()}
        />
      }
    />
  )
}
