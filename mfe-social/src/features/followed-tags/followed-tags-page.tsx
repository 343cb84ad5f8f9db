import { PAGE_SIZE, paths, tagLabel, tagName } from '@ementa/contracts'
import {
  byText,
  ChipRow,
  Column,
  EmptyState,
  guardedPress,
  LoadMore,
  MEMBERSHIP_WORDS,
  PageHeader,
  ReadView,
  SignedIn,
  SignInPrompt,
  Skeletons,
  setMembership,
  TagChip,
  usePageTitle,
  useRelationIds,
  useServices,
} from '@ementa/ui'
import { feedQuery, query, usePagedRead, useRead } from '@ementa/ui/data'
import { useMemo } from 'react'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import styles from './followed-tags.module.css'

const followedTagsQuery = query('followedTags', (api, _userId: string) => api.tags.listFollowedTags())

const TITLE = 'Tags Seguidas'
const skeleton = <Skeletons shape="post" label="Carregando as tags seguidas…" />

/** The followed tags as chips, each with a button that unfollows it, and the posts that have any of them, newest first. */
export default function FollowedTagsPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <SignedIn
        loading={skeleton}
        visitor={
          <SignInPrompt
            title="Entre para ver as suas tags"
            description="As publicações de todas as tags que você segue, num só lugar."
          />
        }
      >
        {(user) => <FollowedTags userId={user.id} />}
      </SignedIn>
    </Column>
  )
}

function FollowedTags({ userId }: { userId: string }) {
  const services = useServices()
  const read = useRead(followedTagsQuery(userId))
  const slugs = useRelationIds('followedTags').sort((a, b) => byText(tagLabel(a), tagLabel(b)))

  return (
    <ReadView
      read={read}
      skeleton={skeleton}
      failed="Erro ao carregar tags seguidas"
      toast="Erro ao carregar tags seguidas"
      isEmpty={() => slugs.length === 0}
      empty={
        <EmptyState
          illustration="drawer"
          title="Você ainda não segue nenhuma tag"
          description="Escolha os temas que interessam à sua prática."
          action={{ label: 'Explorar Temas', href: paths.topics.href() }}
        />
      }
    >
      {() => (
        <>
          <div className={styles.tags}>
            <ChipRow role="group" aria-label="Tags que você segue">
              {slugs.map((slug) => (
                <TagChip
                  key={slug}
                  tag={slug}
                  href={paths.search.href({ tag: slug })}
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
          </div>
          <TagsFeed slugs={slugs} />
        </>
      )}
    </ReadView>
  )
}

function TagsFeed({ slugs }: { slugs: string[] }) {
  const request = feedQuery({ tab: 'topics', followedTags: slugs, limit: PAGE_SIZE.feed })
  const feed = usePagedRead({ ...request, keepPrevious: true })
  const authors = useMemo(() => feed.pages.flatMap((page) => page.authors), [feed.pages])
  // The posts of an unfollowed tag disappear at once, before the list for the remaining tags is loaded.
  const posts = useVisiblePosts(feed.items).filter(({ tags }) => tags.some((tag) => slugs.includes(tag)))
  return (
    <ReadView
      read={feed}
      skeleton={<Skeletons shape="post" label="Carregando as publicações…" />}
      failed="Erro ao carregar o feed"
      toast="Erro ao carregar posts"
      isEmpty={() => posts.length === 0 && feed.isEnd}
      empty={<EmptyState illustration="folder" title="Nenhuma publicação com essas tags ainda" />}
    >
      {() => (
        <PostList
          posts={posts}
          authors={authors}
          name={`followed-tags:${slugs.join('+')}`}
          onNearEnd={feed.moreError ? undefined : feed.loadMore}
          footer={<LoadMore list={feed} endText="Você chegou ao fim." />}
        />
      )}
    </ReadView>
  )
}
