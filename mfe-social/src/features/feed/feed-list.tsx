import { type FeedTab, isOfflineError, paths, STALE } from '@ementa/contracts'
import { EmptyState, focusPage, LoadMore, ReadView, Skeletons, useServices, useShortcuts } from '@ementa/ui'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import QueuedPosts from '../../shared/queued-posts/queued-posts'
import styles from './feed.module.css'
import { NewPostsPill } from './new-posts-pill'
import { useFeed } from './use-feed'
import { useNewPosts } from './use-new-posts'
import { WhoToFollow } from './who-to-follow'

export interface FeedListHandle {
  refresh: () => Promise<void>
}

/**
 * The posts of one tab and topic. The caller gives each tab and topic a key of its own, so that it starts at its first
 * page.
 */
export function FeedList({ tab, tag, handle }: { tab: FeedTab; tag: string | null; handle: Ref<FeedListHandle> }) {
  const feed = useFeed(tab, tag)
  const posts = useVisiblePosts(feed.items)
  const [isOld] = useState(() => feed.savedAt !== undefined && Date.now() - feed.savedAt > STALE.posts)
  const newPosts = useNewPosts({ loadedPosts: feed.hasData ? posts : null, peek: feed.peek, isOld })
  // Offline the saved posts stay; the offline bar says how old they are.
  const isSaved = feed.hasData && isOfflineError(feed.error)
  const announceRefresh = useRefreshToast(feed.error, isSaved)

  const refresh = async () => {
    await feed.refresh()
    announceRefresh()
  }
  const showNew = async () => {
    if (newPosts === 0) return
    await feed.refresh()
    window.scrollTo({ top: 0 })
    focusPage()
  }
  useImperativeHandle(handle, () => ({ refresh }))
  useShortcuts({ '.': () => void showNew() })

  return (
    <>
      {feed.hasData && <NewPostsPill count={newPosts} onShow={() => void showNew()} />}
      {/* Queued posts are shown in the tab in which they will appear once they are sent. */}
      {tab === 'forYou' && <QueuedPosts tag={tag} savedAt={feed.savedAt} />}
      <ReadView
        read={feed}
        skeleton={<Skeletons shape="post" count={4} label="Carregando o feed…" />}
        failed="Erro ao carregar o feed"
        toast="Erro ao carregar posts"
        isEmpty={() => posts.length === 0 && feed.isEnd}
        empty={<EmptyFeed tab={tab} />}
      >
        {() => (
          <PostList
            posts={posts}
            authors={feed.authors}
            name={`feed:${tab}:${tag ?? ''}`}
            // After a failure or offline only the button loads more: otherwise every scroll would retry.
            onNearEnd={feed.moreError || feed.isOffline ? undefined : feed.loadMore}
            onGone={feed.drop}
            reasonOf={feed.reasonOf}
            footer={<LoadMore list={feed} endText="Você chegou ao fim." />}
          />
        )}
      </ReadView>
    </>
  )
}

function EmptyFeed({ tab }: { tab: FeedTab }) {
  return (
    <EmptyState
      illustration="sheet"
      title="Nenhum post encontrado"
      description={tab === 'following' ? 'Siga pessoas e tags: o que elas publicam aparece aqui.' : undefined}
      action={{ label: 'Criar Post', href: paths.compose.href() }}
    >
      {tab === 'following' && (
        <div className={styles.below}>
          <WhoToFollow />
        </div>
      )}
    </EmptyState>
  )
}

/**
 * Returns a function that announces, after the next render, how a manual refresh ended. Online the list shows a failure
 * itself.
 */
function useRefreshToast(error: unknown, isOffline: boolean): () => void {
  const { toast } = useServices()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later error does not concern this refresh
  useEffect(() => {
    if (times === 0) return
    if (!error) toast.success('Atualizado')
    else if (isOffline) toast.error('Erro ao carregar posts', 'Você está offline.')
  }, [times])
  return () => setTimes((count) => count + 1)
}
