import {
  failureAdvice,
  isDraft,
  isQueued,
  isScheduled,
  type Outputs,
  type Post,
  type Profile,
  postShareUrl,
  productAddress,
  type Services,
  versionOf,
} from '@ementa/contracts'
import { confirm, copyText, share } from '@ementa/ui'
import { type FeedInput, feedQuery, type Paged, proxy, useCacheEdits, useSnapshot } from '@ementa/ui/data'
import { useCallback } from 'react'

/** Copies the share link of a post. */
export function copyLink(services: Services, postId: string): Promise<void> {
  return copyText(services, postShareUrl(productAddress(), postId), 'Link copiado!')
}

export function sharePost(services: Services, { id }: Pick<Post, 'id'>, authorName: string): Promise<void> {
  return share(services, { title: `Publicação de ${authorName}`, url: postShareUrl(productAddress(), id) })
}

/** Reports a post without a dialog (`Reportar`). Resolves to whether the report was sent. */
export async function flag({ api, toast }: Services, postId: string): Promise<boolean> {
  try {
    await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: postId })
    toast.success('Reporte enviado')
    return true
  } catch (error) {
    toast.error('Erro ao enviar denúncia', `Não foi possível enviar sua denúncia. ${failureAdvice(error)}`)
    return false
  }
}

function buildDeletionQuestion(post: Post) {
  if (isDraft(post)) {
    return {
      title: 'Apagar o rascunho?',
      body: 'O texto do rascunho será perdido. Isso não pode ser desfeito.',
    }
  }
  if (isScheduled(post, Date.now())) {
    return {
      title: 'Apagar a publicação agendada?',
      body: post.thread
        ? 'O texto desta parte será perdido. As outras partes do fio saem na data marcada. Isso não pode ser desfeito.'
        : 'O texto dela será perdido, e nada será publicado. Isso não pode ser desfeito.',
    }
  }
  const remaining = post.thread ? ' As outras partes do fio ficam.' : ''
  return {
    title: 'Apagar post?',
    body: `Tem certeza que deseja apagar este post? Os comentários vão junto.${remaining} Isso não pode ser desfeito.`,
  }
}

/** Asks, then deletes a post or a draft. Resolves to whether it was deleted. */
export async function remove({ api, toast }: Services, post: Post): Promise<boolean> {
  const draft = isDraft(post)
  const yes = await confirm({
    ...buildDeletionQuestion(post),
    confirmLabel: 'Apagar',
    danger: true,
    goes: post.id,
  })
  if (!yes) return false
  try {
    await api.posts.delete({ id: post.id })
  } catch (error) {
    toast.failed(draft ? 'Erro ao remover rascunho' : 'Erro ao remover post', error)
    return false
  }
  markRemoved(post.id)
  toast.success(draft ? 'Rascunho removido.' : 'Post removido.', { kind: 'post' })
  return true
}

/** Publishes a draft. Resolves to the post, or to null if the call failed or was queued; a queued draft shows that itself. */
export async function publishDraft({ api, toast }: Services, draft: Post): Promise<Post | null> {
  try {
    const post = await api.posts.publishDraft({ id: draft.id, requestId: draft.id })
    if (isQueued(post)) return null
    toast.success('Rascunho publicado com sucesso!', { kind: 'post' })
    return post
  } catch (error) {
    toast.failed('Erro ao publicar rascunho', error)
    return null
  }
}

/** Asks, then publishes a scheduled post at once, with all parts of its thread. Resolves to the post, or to null. */
export async function publishNow({ api, toast }: Services, post: Post): Promise<Post | null> {
  const isMeant = await confirm({
    title: 'Publicar agora?',
    body: `${post.thread ? 'O fio inteiro' : 'A publicação'} aparece já, e não na data agendada.`,
    confirmLabel: 'Publicar agora',
  })
  if (!isMeant) return null
  try {
    const published = await api.posts.update({ id: post.id, scheduledAt: null, expectedUpdatedAt: versionOf(post) })
    toast.success('Post publicado!', { kind: 'post' })
    return published
  } catch (error) {
    toast.failed('Erro ao publicar', error)
    return null
  }
}

/**
 * Tombstones of posts deleted in this window. Every list and card checks them, so that a deleted post disappears everywhere
 * at once, even where a cache still has it.
 */
const removed = proxy<Record<string, true>>({})

function markRemoved(postId: string): void {
  removed[postId] = true
}

/** Clears the tombstones between tests, which share modules and posts. */
export function forgetRemoved(): void {
  for (const postId of Object.keys(removed)) delete removed[postId]
}

/** Returns whether the post was deleted in this window; renders again only when that changes. */
export function useIsRemoved(postId: string): boolean {
  return useSnapshot(removed)[postId] === true
}

/** Returns all tombstones, for lists that leave deleted posts out. */
export function useRemovedPosts(): Readonly<Record<string, true>> {
  return useSnapshot(removed)
}

type CachedFeed = Paged<Outputs['posts']['listFeed']>

/** Tells whether a post just published belongs at the top of this feed. */
export function isOnTopOf(
  { tab, tag, followedTags = [] }: Pick<FeedInput, 'tab' | 'tag' | 'followedTags'>,
  { tags }: Pick<Post, 'tags'>,
): boolean {
  if (tag && !tags.includes(tag)) return false
  const isFollowed = tags.some((slug) => followedTags.includes(slug))
  if (tab === 'following') return isFollowed
  return tab === 'forYou' || Boolean(tag) || followedTags.length === 0 || isFollowed
}

function withPostOnTop(feed: CachedFeed, post: Post, author: Profile): CachedFeed {
  const [first, ...others] = feed.pages
  if (!first || first.posts.some(({ id }) => id === post.id)) return feed
  const page = { ...first, posts: [post, ...first.posts], authors: [...first.authors, author] }
  return { pages: [page, ...others] }
}

/** Returns a function that adds a post just published to the cached feeds it belongs to, so that it is shown at once. */
export function useShowOwnPost(): (post: Post, author: Profile) => void {
  const edits = useCacheEdits()
  return useCallback(
    (post, author) =>
      edits.change(feedQuery, (feed, [input]) => (isOnTopOf(input, post) ? withPostOnTop(feed, post, author) : feed)),
    [edits],
  )
}
