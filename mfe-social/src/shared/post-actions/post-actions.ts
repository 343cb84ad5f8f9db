import {
  isDraft,
  isQueuedError,
  type Post,
  type Profile,
  postShareUrl,
  type Relation,
  type Services,
} from '@ementa/contracts'
import { markRemoved } from './removed-posts'

type Author = Pick<Profile, 'id' | 'username'>

/** Promises whose outcome is told already: taps within one flight share it, and are told once. */
const told = new WeakSet<Promise<void>>()

/** Asks for sign-in first if needed; what was wanted at the tap is what happens then, not the opposite of a later state. */
function setRelation(
  { session, relations, toast }: Services,
  relation: Relation,
  id: string,
  on: boolean,
  onDone: (isOn: boolean) => void = () => undefined,
) {
  session.require(() => {
    const before = relations.has(relation, id)
    const flight = relations.set(relation, id, on)
    if (told.has(flight)) return
    told.add(flight)
    flight.then(
      () => {
        const now = relations.has(relation, id)
        if (now !== before) onDone(now)
      },
      () => void toast.actionFailed(),
    )
  })
}

export function toggleLike(services: Services, postId: string): void {
  setRelation(services, 'liked', postId, !services.relations.has('liked', postId))
}

export function toggleFollow(services: Services, authorId: string): void {
  setRelation(services, 'following', authorId, !services.relations.has('following', authorId))
}

export function toggleBookmark(services: Services, postId: string): void {
  setRelation(services, 'bookmarked', postId, !services.relations.has('bookmarked', postId), (isOn) => {
    // Offline the queue has said `Ação salva` already: nothing is claimed before it is sent.
    if (!services.offline.state.online) return
    services.toast.success(isOn ? 'Post salvo nos favoritos!' : 'Post removido dos favoritos!', {
      kind: 'post',
      action: isOn ? undefined : { label: 'Desfazer', onClick: () => toggleBookmark(services, postId) },
    })
  })
}

export function setMuted(services: Services, { id, username }: Author, on: boolean): void {
  setRelation(services, 'muted', id, on, (isOn) => {
    if (!services.offline.state.online) return
    services.toast.success(`@${username} foi ${isOn ? 'silenciado' : 'reativado'}`, {
      action: isOn ? { label: 'Desfazer', onClick: () => setMuted(services, { id, username }, false) } : undefined,
    })
  })
}

function setBlocked(services: Services, { id, username }: Author, on: boolean): void {
  setRelation(services, 'blocked', id, on, (isOn) => {
    if (services.offline.state.online) {
      services.toast.success(`@${username} foi ${isOn ? 'bloqueado' : 'desbloqueado'}`)
    }
  })
}

/** Says what a block does before it does it: follows are lost in both directions (spec §4). */
export function askToBlock(services: Services, author: Author): void {
  services.session.require(async () => {
    const { confirm } = await import('@ementa/ui/overlays')
    const yes = await confirm({
      title: `Bloquear @${author.username}?`,
      body: `Vocês deixam de seguir um ao outro, e o que @${author.username} publica não aparece mais para você no feed, na busca nem nas tags seguidas. Você pode desbloquear depois, em Privacidade.`,
      confirmLabel: 'Bloquear',
      danger: true,
    })
    if (yes) setBlocked(services, author, true)
  })
}

export function unblock(services: Services, author: Author): void {
  setBlocked(services, author, false)
}

/** Copies the share link of a post, or of one comment on it. */
export async function copyLink({ toast }: Services, postId: string, commentId?: string): Promise<void> {
  const url = postShareUrl(location.origin, postId, commentId)
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copiado!')
  } catch {
    toast.error('Não foi possível copiar o link', url)
  }
}

/** The system's own share sheet where there is one, else the clipboard (NS-31). Closing the sheet is no failure. */
export async function share(services: Services, post: Post, authorName: string): Promise<void> {
  if (!navigator.share) return copyLink(services, post.id)
  try {
    await navigator.share({ title: `Publicação de ${authorName}`, url: postShareUrl(location.origin, post.id) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(services, post.id)
  }
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
  const { confirm } = await import('@ementa/ui/overlays')
  const yes = await confirm({
    title: draft ? 'Apagar o rascunho?' : 'Apagar post?',
    body: draft
      ? 'O texto do rascunho será perdido. Isso não pode ser desfeito.'
      : 'Tem certeza que deseja apagar este post? Os comentários vão junto. Isso não pode ser desfeito.',
    confirmLabel: 'Apagar',
    danger: true,
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
