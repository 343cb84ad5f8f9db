import {
  type Comment,
  type CommentOrder,
  errorCode,
  isConflict,
  isQueued,
  namesNothing,
  type Outputs,
  type Profile,
  randomId,
  versionOf,
} from '@ementa/contracts'
import { confirm, useErrorToast, useServices, useStableCallback } from '@ementa/ui'
import { commentsQuery, editEntity, postsIn, useCacheEdits, usePagedRead } from '@ementa/ui/data'
import { useCallback, useRef } from 'react'
import { changeCount, listSubtree } from './thread'
import { continueAsComment, ROOT, type ThreadState } from './thread-state'

type CommentPage = Outputs['comments']['list']

/**
 * Reads the comments on a post in pages of root comments with all replies; the first page is extended to include
 * `targetId`.
 */
export function useComments(postId: string, targetId: string | null, order: CommentOrder) {
  const read = usePagedRead(commentsQuery(postId, order, targetId))
  const { error, moreError } = read
  const problem = error ?? moreError
  // An unknown post shows no toast, because it has a page of its own.
  useErrorToast(namesNothing(problem, 'POST_NOT_FOUND') ? undefined : problem, 'Erro ao carregar comentários')
  return read
}

interface ThreadOptions {
  postId: string
  state: ThreadState
  list: ReturnType<typeof useComments>
  order: CommentOrder
  /** Called when the post turns out to be deleted. */
  onGone: () => void
  /** Called when a new comment belongs on a page that is not loaded. */
  onFar: (comment: Comment) => void
}

/** Returns the actions of a thread. A failure shows a toast and keeps the typed text. */
export function useThread({ postId, state, list, order, onGone, onFar }: ThreadOptions) {
  const { api, session, toast } = useServices()
  const changeCommentCount = useCommentCount(postId)
  const forgetOtherOrders = useForgetOtherOrders(postId, order)
  // One id for each text, so that a retry does not create a second comment.
  const requests = useRef(new Map<string, string>())
  const edit = useSavedEdit(state, replace)

  function requestId(key: string): string {
    const sentId = requests.current.get(key) ?? randomId()
    requests.current.set(key, sentId)
    return sentId
  }

  function publish() {
    // A stable callback: after a sign-in the current thread sends, not the one that was rendered before.
    session.require(() => void sendNow())
  }

  async function send() {
    const target = state.replyTo
    const body = (state.drafts[target] ?? '').trim()
    if (!body || state.busy) return
    state.busy = 'new'
    const key = `${target} ${body}`
    try {
      const parentId = target === ROOT ? null : target
      const comment = await api.comments.create({ postId, body, parentId, requestId: requestId(key) })
      if (!isQueued(comment)) {
        insert(comment, session.state.user)
        toast.success('Comentário publicado!')
      }
      finishDraft(target, key)
    } catch (error) {
      if (errorCode(error) === 'COMMENT_NOT_FOUND') {
        toast.error(
          'O comentário não existe mais',
          'Sua resposta não foi enviada. O texto está no campo de comentários.',
        )
        continueAsComment(state, target)
        void list.refresh()
      } else {
        toast.failed(target === ROOT ? 'Erro ao publicar comentário' : 'Erro ao publicar resposta', error)
        if (errorCode(error) === 'POST_NOT_FOUND') onGone()
      }
    } finally {
      state.busy = null
    }
  }

  const sendNow = useStableCallback(send)

  function finishDraft(target: string, key: string) {
    requests.current.delete(key)
    delete state.drafts[target]
    if (state.replyTo === target) state.replyTo = ROOT
  }

  function insert(comment: Comment, author: Profile | null) {
    // The reader's new reply must not be folded.
    if (comment.parent_id) state.expanded[comment.parent_id] = true
    const isLast = order === 'oldest'
    const pageOfRoot = isLast ? list.pages.length - 1 : 0
    const isFar = !comment.parent_id && isLast && !list.isEnd
    let index = 0
    list.updateItems(
      (each) => each,
      (page, comments) => {
        const isPageOfRoot = index++ === pageOfRoot && !isFar
        const isHome = comment.parent_id ? comments.some(({ id }) => id === comment.parent_id) : isPageOfRoot
        const rootCount = page.rootCount + (comment.parent_id ? 0 : 1)
        if (!isHome) return { ...page, rootCount }
        const authors = author ? [...page.authors, author] : page.authors
        return {
          ...page,
          rootCount,
          authors,
          comments: comment.parent_id || isLast ? [...comments, comment] : [comment, ...comments],
        }
      },
    )
    changeCommentCount(1)
    forgetOtherOrders()
    if (isFar) onFar(comment)
    else state.newCommentId = comment.id
  }

  function replace(comment: Comment) {
    list.updateItems((each) => (each.id === comment.id ? comment : each), withComments)
    forgetOtherOrders()
  }

  /** Asks, then deletes a comment. Resolves to whether it was deleted. */
  async function remove(comment: Comment): Promise<boolean> {
    const removedIds = listSubtree(list.items, comment.id)
    const below = removedIds.size - 1
    const yes = await confirm({
      title: 'Excluir comentário?',
      body: below > 0 ? `As respostas a ele também serão excluídas (${below}).` : 'Isso não pode ser desfeito.',
      confirmLabel: 'Excluir',
      danger: true,
    })
    if (!yes || state.busy) return false
    state.busy = comment.id
    try {
      const { removed } = await api.comments.delete({ id: comment.id })
      list.updateItems(
        (each) => (removedIds.has(each.id) ? null : each),
        (page, comments) => ({ ...page, comments, rootCount: page.rootCount - (comment.parent_id ? 0 : 1) }),
      )
      changeCommentCount(-removed)
      forgetOtherOrders()
      for (const id of removedIds) continueAsComment(state, id)
      toast.success('Comentário removido.')
      return true
    } catch (error) {
      toast.failed('Erro ao remover comentário', error)
      if (errorCode(error) === 'COMMENT_NOT_FOUND') void list.refresh()
      return false
    } finally {
      state.busy = null
    }
  }

  function markReported(comment: Comment) {
    replace({ ...comment, is_reported: true })
  }

  return { publish, ...edit, remove, markReported }
}

/** Returns what saves the open edit, also over the version that another tab has saved meanwhile, or takes that version. */
function useSavedEdit(state: ThreadState, replace: (comment: Comment) => void) {
  const { api, toast } = useServices()

  async function saveEdit() {
    const edit = state.editing
    const body = edit?.text.trim()
    if (!edit || !body || state.busy) return
    state.busy = edit.id
    try {
      replace(await api.comments.update({ id: edit.id, body, expectedUpdatedAt: edit.version }))
      toast.success('Comentário atualizado!')
      delete state.drafts[edit.key]
      state.editing = null
    } catch (error) {
      if (isConflict(error, 'COMMENT_CONFLICT')) state.conflict = error.data.comment
      else toast.failed('Erro ao editar comentário', error)
    } finally {
      state.busy = null
    }
  }

  function keepMine() {
    if (!state.conflict || !state.editing) return
    state.editing.version = versionOf(state.conflict)
    state.conflict = null
    void saveEdit()
  }

  function takeOther() {
    if (!state.conflict || !state.editing) return
    const { id, key } = state.editing
    replace({ ...state.conflict })
    state.conflict = null
    delete state.drafts[key]
    state.editing = null
    // In the next frame the row is rendered with its text again.
    requestAnimationFrame(() => document.getElementById(`c-${id}`)?.focus({ preventScroll: true }))
  }

  return { saveEdit, keepMine, takeOther }
}

const withComments = (page: CommentPage, comments: Comment[]): CommentPage => ({ ...page, comments })

/**
 * Returns a function that changes the number of comments of a post in all caches. The lists are not read again, because the
 * feed must not change for a reader who goes back to it.
 */
function useCommentCount(postId: string): (change: number) => void {
  const edits = useCacheEdits()
  return useCallback(
    (change) =>
      editEntity(edits, postsIn, postId, (post) => ({
        ...post,
        comment_count: changeCount(post.comment_count, change),
      })),
    [edits, postId],
  )
}

/** Returns a function that drops the cached thread in the other order, which lacks the changes made in this one. */
function useForgetOtherOrders(postId: string, order: CommentOrder): () => void {
  const { forget } = useCacheEdits()
  return useCallback(
    () => forget(commentsQuery, ([id, otherOrder]) => id === postId && otherOrder !== order),
    [forget, postId, order],
  )
}
