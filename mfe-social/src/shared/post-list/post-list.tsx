import { LAYOUT, type Post, type Profile, paths } from '@ementa/contracts'
import { TO_FIELD, useRelationIds, useShortcuts, WindowList } from '@ementa/ui'
import { useLocation, useNavigate } from '@ementa/ui/router'
import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { useRemovedPosts } from '../post-actions/post-actions'
import PostCard from '../post-card/post-card'

interface PostListProps {
  posts: readonly Post[]
  authors: readonly Profile[]
  /** Name of the list, under which heights and scroll position are remembered. */
  name: string
  onNearEnd?: () => void
  onGone?: (postId: string) => void
  /** Returns the reason why a post is in this list, if not obvious; a stable function. */
  reasonOf?: (post: Post) => string | undefined
  /** Wraps a card; a stable function. */
  wrap?: (card: ReactElement, post: Post) => ReactElement
  footer?: ReactNode
}

/** A virtual list of cards with keyboard shortcuts; Back restores the scroll position. */
export function PostList(props: PostListProps) {
  const { posts, authors, name, onNearEnd, onGone, reasonOf, wrap, footer } = props
  const { key } = useLocation()
  const authorOf = useMemo(() => new Map(authors.map((author) => [author.id, author])), [authors])
  useCardKeys()
  const row = useCallback(
    (post: Post) => {
      const author = authorOf.get(post.author_id) ?? null
      const card = <PostCard post={post} author={author} reason={reasonOf?.(post)} onGone={onGone} />
      return wrap ? wrap(card, post) : card
    },
    [authorOf, onGone, reasonOf, wrap],
  )
  return (
    <WindowList
      items={posts}
      itemKey={idOf}
      estimate={LAYOUT.feedItemHeight}
      memory={name}
      place={`${name}@${key}`}
      onNearEnd={onNearEnd}
      footer={footer}
    >
      {row}
    </WindowList>
  )
}

const idOf = (post: Post) => post.id

/** Leaves out posts deleted here and, unless `hidesMuted` is false, those of muted and blocked authors. */
export function useVisiblePosts(posts: readonly Post[], { hidesMuted = true }: { hidesMuted?: boolean } = {}): Post[] {
  const removed = useRemovedPosts()
  const muted = useRelationIds('muted').join('\n')
  const blocked = useRelationIds('blocked').join('\n')
  return useMemo(() => {
    const hidden = new Set(hidesMuted ? [...muted.split('\n'), ...blocked.split('\n')] : [])
    return posts.filter(({ id, author_id }) => !removed[id] && !hidden.has(author_id))
  }, [posts, removed, muted, blocked, hidesMuted])
}

const cards = () => [...document.querySelectorAll<HTMLElement>('article[data-post]')]

/** Returns the focused card, on which keys act. */
const current = () => document.activeElement?.closest<HTMLElement>('article[data-post]') ?? null

/** Handles the keys of a list of cards: `j` `k` move, `o` opens, `l` likes, `b` saves, `r` comments. */
export function useCardKeys(): void {
  const navigate = useNavigate()
  const open = (state?: typeof TO_FIELD) => {
    const id = current()?.dataset.post
    if (!id) return
    void navigate(paths.comments.href({ postId: id }), { state })
    return state
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    o: () => open(),
    r: () => open(TO_FIELD),
    l: () => press('like'),
    b: () => press('bookmark'),
  })
}

function move(step: 1 | -1) {
  const all = cards()
  const at = current()
  // Without a focused card, both keys go to the first card that is fully visible.
  const next = at ? all[all.indexOf(at) + step] : all.find((card) => card.getBoundingClientRect().top >= 0)
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

function press(action: 'like' | 'bookmark') {
  current()?.querySelector<HTMLButtonElement>(`button[data-action="${action}"]`)?.click()
}
