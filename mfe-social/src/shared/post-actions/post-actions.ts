import { isDraft, isQueuedError, type Post, postShareUrl, productAddress, type Services } from '@ementa/contracts'
import { confirm, copyText, share } from '@ementa/ui/plain'
import { markRemoved } from './removed-posts'

/** Copies the share link of a post. */
export function copyLink(services: Services, postId: string): Promise<void> {
  return copyText(services, postShareUrl(productAddress(), postId), 'Link copiado!')
}

export function sharePost(services: Services, { id }: Pick<Post, 'id'>, authorName: string): Promise<void> {
  return share(services, { title: `Publicação de ${authorName}`, url: postShareUrl(productAddress(), id) })
}

/** The one-tap flag `Reportar` (decision P-11). Resolves to whether it was sent. */
export async function flag({ api, toast }: Services, postId: string): Promise<boolean> {
  try {
    await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: postId })
    toast.success('Reporte enviado')
    return true
  } catch {
    toast.error('Erro ao enviar denúncia', 'Não foi possível enviar sua denúncia. Tente novamente.')
    return false
  }
}

/** Asks, then deletes a post or a draft. Resolves to whether it is gone. */
export async function remove({ api, toast }: Services, post: Post): Promise<boolean> {
  const draft = isDraft(post)
  const yes = await confirm({
    title: draft ? 'Apagar o rascunho?' : 'Apagar post?',
    body: draft
      ? 'O texto do rascunho será perdido. Isso não pode ser desfeito.'
      : 'Tem certeza que deseja apagar este post? Os comentários vão junto. Isso não pode ser desfeito.',
    confirmLabel: 'Apagar',
    danger: true,
    goes: post.id,
  })
  if (!yes) return false
  try {
    await api.posts.delete({ id: post.id })
  } catch {
    if (draft) toast.error('Erro ao remover rascunho')
    else toast.error('Erro ao remover post')
    return false
  }
  markRemoved(post.id)
  toast.success(draft ? 'Rascunho removido.' : 'Post removido.', { kind: 'post' })
  return true
}

/** Publishes an own draft. Resolves to the post, or to null: a queued one is not published, and says so by its mark. */
export async function publishDraft({ api, toast }: Services, draft: Post): Promise<Post | null> {
  try {
    const post = await api.posts.publishDraft({ id: draft.id })
    toast.success('Rascunho publicado com sucesso!', { kind: 'post' })
    return post
  } catch (error) {
    if (!isQueuedError(error)) toast.error('Erro ao publicar rascunho')
    return null
  }
}
