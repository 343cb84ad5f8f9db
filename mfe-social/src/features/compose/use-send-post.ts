import {
  errorCode,
  isBlank,
  isConflict,
  isDraft,
  isPublic,
  isQueued,
  isScheduled,
  type Post,
  type PostImage,
  paths,
  randomId,
  versionOf,
} from '@ementa/contracts'
import { confirm, useServices, useStableCallback } from '@ementa/ui'
import { useRef } from 'react'
import { useShowOwnPost } from '../../shared/post-actions/post-actions'
import type { QueuedPost } from '../../shared/queued-posts/queued-posts'
import {
  type ComposerButton,
  type ComposerState,
  canSend,
  checkDate,
  replaceContent,
  tagsOf,
  takeLeftTag,
  toPostContent,
  type Upload,
} from './composer-state'
import type { PostContent } from './post-content'

/** Converts images to the input of a call, in which the first has fields of its own. */
function toImageInput(images: readonly PostImage[]) {
  const [first, ...others] = images.map(({ image_url, description }) => ({
    image_url,
    description: description.trim(),
  }))
  return { imageUrl: first?.image_url ?? null, imageDescription: first?.description ?? '', moreImages: others }
}

/** The destination after sending: an address, `back` for the previous page, or a function that navigates itself. */
export type Exit = { to: string } | 'back' | (() => void)

interface SendOptions {
  state: ComposerState
  /** The post being edited; null while a new one is written. */
  editing: Post | null
  /** The post of the offline queue being edited; it stays there until this version is sent or queued. */
  queued?: QueuedPost | null
  onDone: (exit: Exit) => void
}

interface Sending {
  button: ComposerButton
  /** The button's verb, for the question whether to go on without an image. */
  verb: string
  /** Title of the toast when the call failed. */
  failure: string
}

const NOTHING_TO_QUOTE = 'O que você cita não está mais disponível. Retire a citação e tente novamente.'

/** Asks whether to send the post without the images that failed. */
function askToOmitImages(failed: readonly Readonly<Upload>[], verb: string): Promise<boolean> {
  const names = failed.map(({ name }) => `“${name}”`).join(', ')
  return confirm({
    title: failed.length === 1 ? 'Continuar sem a imagem?' : 'Continuar sem as imagens?',
    body: `${failed.length === 1 ? 'Não foi enviada' : 'Não foram enviadas'}: ${names}.`,
    confirmLabel: `${verb} sem imagem`,
    cancelLabel: 'Voltar',
  })
}

/** Tells whether the moment of publication can still be chosen: for new posts and for those not yet published. */
export const canChooseDate = (editing: Post | null): boolean => editing === null || isScheduled(editing, Date.now())

/** Converts the content to the changes of a post. */
function toUpdateInput(
  base: Post,
  version: string | null,
  { body, images, tags, quoted, rest, scheduledAt }: PostContent,
) {
  const { imageUrl, imageDescription, moreImages } = toImageInput(images)
  const isDateChanged = canChooseDate(base) && scheduledAt !== base.scheduled_at
  return {
    id: base.id,
    expectedUpdatedAt: version,
    body,
    tags,
    image_description: imageDescription,
    more_images: moreImages,
    // An unchanged image is not sent: the call accepts uploads only, and one stored long ago may not be an upload.
    ...(imageUrl !== base.image_url && { image_url: imageUrl }),
    // A quotation can only be removed.
    ...(quoted === null && { quoted }),
    // A thread is split into posts when it is published.
    ...(isDraft(base) && { rest }),
    ...(isDateChanged && { scheduledAt }),
  }
}

/** Returns the actions that publish, schedule or save the post. A failure changes nothing in the composer. */
export function useSendPost({ state, editing, queued = null, onDone }: SendOptions) {
  const { api, offline, session, toast } = useServices()
  const showOwnPost = useShowOwnPost()
  // The same id for every attempt: a repeated call returns the post that the first one created.
  const requestId = useRef(queued?.requestId ?? randomId())
  const base = useRef(editing)

  async function send({ button, verb, failure }: Sending, call: (content: PostContent) => Promise<Exit>) {
    // Read from the proxy, not from a render: the second of two quick presses must see the first.
    if (!canSend(state) || !takeLeftTag(state)) return
    const failed = state.uploads.filter(({ error }) => error !== null)
    if (failed.length > 0 && !((await askToOmitImages(failed, verb)) && canSend(state))) return
    if (queued && !offline.state.pending.some(({ id }) => id === queued.id)) {
      toast.info('A versão da fila já foi enviada', 'O que você mudou continua aqui, para levar à publicação enviada.')
      return
    }
    state.sending = button
    try {
      const { content } = state
      const rest = content.rest.filter((text) => !isBlank(text))
      const exit = await call({ ...content, rest, tags: tagsOf({ ...content, rest }).tags })
      if (queued) offline.cancel(queued.id)
      // `sending` stays set until the next page is shown, so that nothing is typed or sent meanwhile.
      onDone(exit)
    } catch (error) {
      state.sending = null
      if (isConflict(error, 'POST_CONFLICT')) state.conflict = { post: error.data.post, button }
      else if (errorCode(error) === 'QUOTED_NOT_FOUND') toast.error(failure, NOTHING_TO_QUOTE)
      else toast.failed(failure, error)
    }
  }

  /** Overwrites the other tab's version; if that tab published the draft, saves this text as a new draft. */
  function keepMine() {
    const { conflict } = state
    if (!conflict) return
    base.current = conflict.post
    state.version = versionOf(conflict.post)
    state.conflict = null
    // An unfinished text must not change a published post.
    if (editing && isDraft(editing) && !isDraft(conflict.post)) return saveDraft()
    if (conflict.button === 'secondary') publishDraft()
    else publish()
  }

  /** Replaces this text by the other tab's version. */
  function takeOther() {
    const { conflict } = state
    if (!conflict) return
    base.current = conflict.post
    state.version = versionOf(conflict.post)
    replaceContent(state, toPostContent(conflict.post))
    state.conflict = null
  }

  function publish() {
    if (canChooseDate(editing) && !checkDate(state)) return
    session.require(() => {
      const button = 'primary'
      const verb = state.content.scheduledAt === null ? 'Publicar' : 'Agendar'
      if (editing) void send({ button, verb: 'Salvar', failure: 'Erro ao atualizar' }, (text) => update(editing, text))
      else void send({ button, verb, failure: 'Erro ao publicar' }, create)
    })
  }

  async function create({ images, ...content }: PostContent): Promise<Exit> {
    const post = await api.posts.create({ ...content, ...toImageInput(images), requestId: requestId.current })
    // The shell says `Ação salva` of a post in the offline queue, and no toast may say that it was published.
    if (!isQueued(post)) {
      show(post)
      toast.success(content.scheduledAt ? 'Post agendado!' : 'Post publicado!', { kind: 'post' })
    }
    return { to: paths.home.href() }
  }

  async function saveChanges(post: Post, content: PostContent) {
    base.current = await api.posts.update(toUpdateInput(base.current ?? post, state.version, content))
    state.version = versionOf(base.current)
  }

  async function update(post: Post, content: PostContent): Promise<Exit> {
    await saveChanges(post, content)
    toast.success('Post atualizado com sucesso!', { kind: 'post' })
    return 'back'
  }

  function show(post: Post) {
    const author = session.state.user
    if (author && isPublic(post, Date.now())) showOwnPost(post, author)
  }

  /** Saves a draft, then calls `proceed`. Without it, goes to the drafts page, or back if the draft was queued. */
  function saveDraft(proceed?: () => void) {
    async function createDraft({ images, scheduledAt, ...content }: PostContent): Promise<Exit> {
      const sentId = `${requestId.current}-draft`
      const draft = await api.posts.saveDraft({ ...content, ...toImageInput(images), requestId: sentId })
      if (isQueued(draft)) return proceed ?? 'back'
      // A draft keeps no date: the toast says so when one was chosen.
      const description = scheduledAt ? 'A data do agendamento não fica no rascunho.' : undefined
      toast.success('Rascunho salvo!', { kind: 'post', description })
      return proceed ?? { to: paths.drafts.href() }
    }
    const sending: Sending = { button: 'secondary', verb: 'Salvar', failure: 'Erro ao salvar rascunho' }
    session.require(() => void send(sending, createDraft))
  }

  /** Saves the draft being edited and publishes it. */
  function publishDraft() {
    if (!editing || !isDraft(editing)) return
    session.require(
      () =>
        void send({ button: 'secondary', verb: 'Publicar', failure: 'Erro ao publicar rascunho' }, async (content) => {
          await saveChanges(editing, content)
          const post = await api.posts.publishDraft({ id: editing.id, requestId: editing.id })
          if (!isQueued(post)) {
            show(post)
            toast.success('Rascunho publicado com sucesso!', { kind: 'post' })
          }
          return { to: paths.home.href() }
        }),
    )
  }

  // Stable functions, so that a key press does not render the buttons.
  return {
    publish: useStableCallback(publish),
    saveDraft: useStableCallback(() => saveDraft()),
    saveDraftAndGo: useStableCallback(saveDraft),
    publishDraft: useStableCallback(publishDraft),
    keepMine: useStableCallback(keepMine),
    takeOther: useStableCallback(takeOther),
  }
}
