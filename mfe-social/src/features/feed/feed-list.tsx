import { type FeedTab, isOfflineError, PAGE_SIZE, type Post, paths, STALE, tagName } from '@ementa/contracts'
import {
  Button,
  counted,
  EmptyState,
  focusPage,
  LoadMore,
  ReadView,
  Skeletons,
  useOnline,
  useServices,
  useShortcuts,
} from '@ementa/ui'
import { feedQuery, useChangesOfOthers, usePagedRead } from '@ementa/ui/data'
import { ArrowUp } from 'lucide-react'
import { type Ref, useCallback, useEffect, useEffectEvent, useImperativeHandle, useMemo, useState } from 'react'
import { PostList, useVisiblePosts } from '../../shared/post-list/post-list'
import QueuedPosts from '../../shared/queued-posts/queued-posts'
import styles from './feed.module.css'
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

/**
 * Reads the feed of a tab and topic in pages. The followed people and tags are sent with each call as they were when the
 * list appeared, so that following somebody in the list does not change the list.
 */
export function useFeed(tab: FeedTab, tag: string | null) {
  const { api, relations, session } = useServices()
  const [followed] = useState((): { following?: string[]; followedTags?: string[] } => {
    if (tab === 'forYou') return {}
    return { following: relations.ids('following'), followedTags: relations.ids('followedTags') }
  })
  // Posts of followed people need no reason; those of others are in the list for a tag or a law.
  const reasonOf = useCallback(
    ({ author_id, tags }: Post) => {
      const isOwn = author_id === session.state.user?.id
      if (tab !== 'following' || isOwn || followed.following?.includes(author_id)) return undefined
      const followedTag = tags.find((one) => followed.followedTags?.includes(one))
      if (followedTag) return `Você segue ${tagName(followedTag)}`
      return relations.ids('followedLaw').length > 0 ? 'Cita lei que você segue' : undefined
    },
    [tab, followed, session, relations],
  )
  const input = { tab, tag, limit: PAGE_SIZE.feed, ...followed }
  const read = usePagedRead(feedQuery(input))
  const { pages, updateItems } = read
  const authors = useMemo(() => pages.flatMap((page) => page.authors), [pages])
  /** Reads the current first page without changing the cache. */
  const peek = async () => (await api.posts.listFeed(input)).posts
  // Stable, because every card of the list receives it.
  const drop = useCallback(
    (postId: string) =>
      updateItems(
        (post) => (post.id === postId ? null : post),
        (page, posts) => ({ ...page, posts }),
      ),
    [updateItems],
  )
  return { ...read, authors, peek, drop, reasonOf }
}

/** A button that shows new posts; it takes no room, so that nothing moves when it appears. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const text = counted(count, 'nova publicação', 'novas publicações')
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <Button variant="solid" size="sm" leftIcon={<ArrowUp size={16} aria-hidden />} onClick={onShow}>
          {count >= PAGE_SIZE.feed ? text.replace(' ', '+ ') : text}
        </Button>
      )}
    </div>
  )
}

/** Intervals between checks in ms: the first near the top; while scrolled down it doubles up to the last. */
const CHECK_EVERY = { first: 15_000, last: 240_000 }
/** Time in ms after which a hidden page checks as soon as it is visible again. */
const HIDDEN_FOR = 3000

interface NewPostsOptions {
  /** The posts on screen; null until they are loaded. */
  loadedPosts: readonly Post[] | null
  /** Reads the current first page. */
  peek: () => Promise<readonly Post[]>
  /** Checks at once, because the list on screen is old. */
  isOld?: boolean
}

/** Counts the posts before the first one that is already loaded. */
export function countNew(fresh: readonly Post[], loadedPosts: readonly Post[]): number {
  const ids = new Set(loadedPosts.map(({ id }) => id))
  const first = fresh.findIndex(({ id }) => ids.has(id))
  return first < 0 ? fresh.length : first
}

/** Checks for newer posts, by the clock where no host announces them, and returns their number. */
export function useNewPosts({ loadedPosts, peek, isOld = false }: NewPostsOptions): number {
  const online = useOnline()
  const [found, setFound] = useState<{ count: number; first: string | undefined }>({ count: 0, first: undefined })
  const readFirstPage = useEffectEvent(() => peek().catch(() => null))
  const count = useEffectEvent((fresh: readonly Post[]) => {
    if (loadedPosts) setFound({ count: countNew(fresh, loadedPosts), first: loadedPosts[0]?.id })
  })
  const hasList = loadedPosts !== null && loadedPosts.length > 0
  const isLive = useChangesOfOthers(feedQuery, () => {
    if (loadedPosts) void readFirstPage().then((fresh) => fresh && count(fresh))
  })
  const mayCheck = useEffectEvent(() => document.visibilityState === 'visible' && !isLive())

  useEffect(() => {
    if (!hasList || !online) return
    let wait = CHECK_EVERY.first
    let timer: ReturnType<typeof setTimeout> | undefined
    let hiddenSince = 0
    let isOver = false

    const check = async () => {
      const fresh = await readFirstPage()
      if (!isOver && fresh) count(fresh)
    }
    const next = () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const isNearTop = window.scrollY < window.innerHeight
        if (mayCheck()) await check()
        wait = isNearTop ? CHECK_EVERY.first : Math.min(wait * 2, CHECK_EVERY.last)
        if (!isOver) next()
      }, wait)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenSince = Date.now()
      else if (Date.now() - hiddenSince > HIDDEN_FOR) void check()
    }
    if (isOld) void check()
    next()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [hasList, online, isOld])

  // A list that begins with another post has been refreshed and already has the new posts.
  return found.first === loadedPosts?.[0]?.id ? found.count : 0
}
