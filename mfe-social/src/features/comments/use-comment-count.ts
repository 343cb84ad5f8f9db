import type { Post } from '@ementa/contracts'
import { useCacheWrites } from '@ementa/ui/data'
import { useCallback } from 'react'
import { changedCount } from './thread'

/**
 * Changes the number of comments of a post wherever it is cached. Not by reading the lists again: the feed must not
 * move for someone who comes back to it.
 */
export function useCommentCount(postId: string): (change: number) => void {
  const writes = useCacheWrites()
  return useCallback(
    (change) => {
      const bump = (post: Post) => ({ ...post, comment_count: changedCount(post.comment_count, change) })
      writes.change<unknown>(Array.isArray, (data) => withPost(data, postId, bump))
    },
    [writes, postId],
  )
}

/** The same answer with one post changed, whether it holds one post, a list, or pages of lists; else the answer itself. */
export function withPost(data: unknown, postId: string, change: (post: Post) => Post): unknown {
  if (Array.isArray(data)) return mapped(data, (each) => withPost(each, postId, change))
  if (typeof data !== 'object' || data === null) return data
  if (isPost(data)) return data.id === postId ? change(data) : data
  const entries = Object.entries(data)
  const next = entries.map(([name, value]): [string, unknown] =>
    HOLDERS.has(name) ? [name, withPost(value, postId, change)] : [name, value],
  )
  return next.some(([, value], index) => value !== entries[index]?.[1]) ? Object.fromEntries(next) : data
}

/** The names under which answers hold posts. */
const HOLDERS = new Set(['pages', 'posts', 'post', 'scheduled'])

function mapped(list: unknown[], change: (each: unknown) => unknown): unknown[] {
  const next = list.map(change)
  return next.some((each, index) => each !== list[index]) ? next : list
}

function isPost(value: object): value is Post {
  return 'comment_count' in value && 'author_id' in value && 'id' in value
}
