import {
  errorCode,
  isBlank,
  isConflict,
  isDraft,
  isPublic,
  isQueuedError,
  type Post,
  type PostImage,
  paths,
  randomId,
  versionOf,
} from '@ementa/contracts'
import { useServices, useStableCallback } from '@ementa/ui'
import { useRef } from 'react'
import { useShowOwnPost } from '../../shared/post-actions/own-post'
import type { PostContent } from '../../shared/post-content/post-content'
import { type ComposerState, canSend, contentOf, tagsOf } from './composer-state'
import { isFuture, NOT_IN_FUTURE_TEXT } from './schedule'

/** The images as a call takes them: the first has fields of its own. */
function newImages(images: readonly PostImage[]) {
  const [first, ...others] = images.map(({ image_url, description }) => ({
    image_url,
    description: description.trim(),
  }))
  return { imageUrl: first?.image_url ?? null, imageDescription: first?.description ?? '', moreImages: others }
}

/** Where to go once everything is safe. `back`: to where the person came from. */
export type Exit = { to: string } | 'back'

interface SendOptions {
  state: ComposerState
  /** The post being edited; null while a new one is written. */
  editing: Post | null
  onDone: (exit: Exit) => void
}

const NOTHING_TO_QUOTE = 'O que você cita não está mais disponível. Retire a citação e tente novamente.'

const NO_IMAGE = 'Uma imagem não pôde ser enviada. Tente novamente ou remova a imagem.'

function reasonOf(error: unknown): string | undefined {
  const code = errorCode(error)
  if (code === 'QUOTED_NOT_FOUND') return NOTHING_TO_QUOTE
  // Of an image that was chosen offline and goes with the post.
  return code === 'UPLOAD_FAILED' ? NO_IMAGE : undefined
}

/** Publishes, schedules, saves as draft or saves an edit. A failure keeps everything as it is (spec §4 Post). */
export function useSendPost({ state, editing, onDone }: SendOptions) {
  const { api, session, toast } = useServices()
  const showOwnPost = useShowOwnPost()
  // The same for every attempt, so that a repeated one answers the post already made (P-16).
  const requestId = useRef(randomId())
  // What the text here stems from; another version in the store is a conflict.
  const base = useRef(editing)

  async function send(button: 'publish' | 'draft', failure: string, call: (content: PostContent) => Promise<Exit>) {
    // Read from the proxy, not from a render: the second of two quick presses must see the first.
    if (!canSend(state)) return
    state.sending = button
    try {
      const { content } = state
      const rest = content.rest.filter((text) => !isBlank(text))
      const exit = await call({ ...content, rest, tags: tagsOf({ ...content, rest }).tags })
      // Still sending: until the next page is there, nothing is typed into a text that is gone, and nothing sent twice.
      onDone(exit)
    } catch (error) {
      // Waiting in the offline queue: safe, but nobody may claim that it was published (the shell says `Ação salva`).
      if (isQueuedError(error)) return onDone({ to: paths.home.href() })
      state.sending = null
      if (isConflict(error, 'POST_CONFLICT')) state.conflict = { post: error.data.post, button }
      else toast.error(failure, reasonOf(error))
    }
  }

  /** Overwrites what the other tab saved; of a draft that it published, a new draft is made. */
  function keepMine() {
    const { conflict } = state
    if (!conflict) return
    base.current = conflict.post
    state.conflict = null
    // Published meanwhile: what is unfinished here goes nowhere near it, and keeps all its parts.
    if (editing && isDraft(editing) && !isDraft(conflict.post)) return saveDraft()
    if (conflict.button === 'draft') publishDraft()
    else publish()
  }

  /** Goes on with what the other tab saved. */
  function takeOther() {
    const { conflict } = state
    if (!conflict) return
    base.current = conflict.post
    state.content = contentOf(conflict.post)
    state.conflict = null
  }

  function publish() {
    const { scheduledAt } = state.content
    if (!editing && scheduledAt && !isFuture(scheduledAt, Date.now())) {
      state.scheduleError = NOT_IN_FUTURE_TEXT
      state.panel = 'schedule'
      return
    }
    session.require(() => {
      if (editing) void send('publish', 'Erro ao atualizar', (content) => update(editing, content))
      else void send('publish', 'Erro ao publicar', create)
    })
  }

  async function create({ images, ...content }: PostContent): Promise<Exit> {
    const post = await api.posts.create({ ...content, ...newImages(images), requestId: requestId.current })
    const { scheduledAt } = content
    show(post)
    toast.success(scheduledAt ? 'Post agendado!' : 'Post publicado!', { kind: 'post' })
    return { to: paths.home.href() }
  }

  async function save(post: Post, { body, images, tags, quoted, rest }: PostContent) {
    const current = base.current ?? post
    // An image that stays is not sent: one stored long ago may not be an upload.
    const { imageUrl, imageDescription, moreImages } = newImages(images)
    const first = imageUrl === current.image_url ? {} : { image_url: imageUrl }
    const texts = { image_description: imageDescription, more_images: moreImages }
    const further = { ...(quoted ? {} : { quoted }), ...(isDraft(current) ? { rest } : {}) }
    const changes = { body, ...first, ...texts, ...further, tags, expectedUpdatedAt: versionOf(current) }
    base.current = await api.posts.update({ id: current.id, ...changes })
  }

  async function update(post: Post, content: PostContent): Promise<Exit> {
    await save(post, content)
    toast.success('Post atualizado com sucesso!', { kind: 'post' })
    return 'back'
  }

  function show(post: Post) {
    const author = session.state.user
    if (author && isPublic(post, Date.now())) showOwnPost(post, author)
  }

  function saveDraft() {
    session.require(
      () =>
        void send('draft', 'Erro ao salvar rascunho', async ({ images, scheduledAt, ...content }) => {
          await api.posts.saveDraft({ ...content, ...newImages(images), requestId: `${requestId.current}-draft` })
          // A draft keeps no date (C-26): said, since the person had chosen one.
          const description = scheduledAt ? 'A data do agendamento não fica no rascunho.' : undefined
          toast.success('Rascunho salvo!', { kind: 'post', description })
          return { to: paths.drafts.href() }
        }),
    )
  }

  /** A draft that is being edited: saved, then published. */
  function publishDraft() {
    if (!editing || !isDraft(editing)) return
    session.require(
      () =>
        void send('draft', 'Erro ao publicar rascunho', async (content) => {
          await save(editing, content)
          show(await api.posts.publishDraft({ id: editing.id }))
          toast.success('Rascunho publicado com sucesso!', { kind: 'post' })
          return { to: paths.home.href() }
        }),
    )
  }

  // The same functions at every render: a key press renders no button.
  return {
    publish: useStableCallback(publish),
    saveDraft: useStableCallback(saveDraft),
    publishDraft: useStableCallback(publishDraft),
    keepMine: useStableCallback(keepMine),
    takeOther: useStableCallback(takeOther),
  }
}
