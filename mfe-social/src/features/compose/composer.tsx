// One tree for sheet and card: nothing is lost when the phone is turned.
import { allText, isBlank, isDraft, type Post, paths, pickedTags, type QuotedRef } from '@ementa/contracts'
import {
  Box,
  Button,
  type CopySlot,
  Flex,
  Heading,
  Text,
  usePageTitle,
  useStableCallback,
  useWayBack,
  VersionConflict,
  weekdayTime,
} from '@ementa/ui'
import { PublicityHints } from '@ementa/ui/advice'
import { useSnapshot } from '@ementa/ui/data'
import { CalendarClock } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { EMPTY_CONTENT, type PostContent } from '../../shared/post-content/post-content'
import type { QueuedPost } from '../../shared/queued-posts/queued-post'
import { BodyField, type BodyFieldHandle } from './body-field'
import { ChosenTags } from './chosen-tags'
import styles from './composer.module.css'
import { ComposerActions } from './composer-actions'
import { ComposerImages } from './composer-images'
import { ComposerNotice, ComposerPanelFrame } from './composer-parts'
import { type ComposerPanel, canSend, contentOf, imageRoom, tagsOf } from './composer-state'
import { ComposerToolbar } from './composer-toolbar'
import { HashtagPicker } from './hashtag-picker'
import { PostHints } from './post-hints-list'
import { PostPreview } from './post-preview'
import { QuotedAbove } from './quoted-above'
import { SchedulePanel } from './schedule-panel'
import { PartHead, ThreadFields } from './thread-fields'
import { useImageUploads } from './use-image-uploads'
import { useLeaveComposer } from './use-leave-composer'
import { useRecovery } from './use-recovery'
import { canChooseDate, useSendPost } from './use-send-post'

export interface ComposerProps {
  /** Where it keeps its crash copy, and what an earlier visit left there. */
  slot: CopySlot<PostContent>
  /** The own post being edited; null: a new one. */
  editing: Post | null
  /** What a new post was opened to quote. */
  quoted?: QuotedRef | null
  onUnquote?: () => void
  /** The post in the offline queue being edited. */
  queued?: QueuedPost | null
  /** Opens the panel with the date. */
  isDateWanted?: boolean
}

function titleOf(editing: Post | null, queued: QueuedPost | null): string {
  if (queued) return queued.isDraft ? 'Editar rascunho na fila' : 'Editar publicação na fila'
  if (editing && isDraft(editing)) return 'Editar rascunho'
  return editing ? 'Editar publicação' : 'Novo Post'
}

const UNSAVED = 'O que você escreveu ainda não foi publicado nem salvo como rascunho.'
const UNSAVED_IN_QUEUE = 'O que você mudou será perdido. A versão que está na fila continua lá.'

/** Says that this recovered text is not the only one. */
const otherTexts = (count: number) =>
  count === 1
    ? 'Há mais um texto guardado: ele volta quando você abrir o editor de novo.'
    : `Há mais ${count} textos guardados: eles voltam quando você abrir o editor de novo.`

export function Composer(props: ComposerProps) {
  const { slot, editing, quoted = null, onUnquote, queued = null, isDateWanted = false } = props
  const title = titleOf(editing, queued)
  usePageTitle(title)
  const [original, setOriginal] = useState(() => originalOf(editing, queued, quoted))
  const { state, isChanged, isRecovered, discard, forget, isFailing } = useRecovery(slot, original)
  const snapshot = useSnapshot(state, { sync: true })
  const { content, panel, sending, uploads: pendingUploads, refused, isUploading, conflict, typedTag } = snapshot
  const field = useRef<BodyFieldHandle>(null)
  const uploads = useImageUploads(state)
  const isPublishedMeanwhile = Boolean(conflict && editing && isDraft(editing) && !isDraft(conflict.post))
  const isReady = canSend({ content, sending, isUploading })
  const leave = useLeaveComposer({
    isChanged: isChanged || typedTag.trim() !== '',
    forget,
    body: queued ? UNSAVED_IN_QUEUE : UNSAVED,
    saveDraft: editing || !isReady ? null : (proceed) => saveDraftAndGo(proceed),
  })
  const sendPost = useSendPost({ state, editing, queued, onDone: leave })
  const { publish, saveDraft, saveDraftAndGo, publishDraft, keepMine, takeOther } = sendPost
  const wayBack = useWayBack()
  useEffect(() => {
    if (isDateWanted) state.panel = 'schedule'
  }, [isDateWanted, state])

  // Preview and hints follow the text; they never hold up a key.
  const deferredContent = useDeferredValue(content)
  const openPanel = useCallback(
    (panel: ComposerPanel) => {
      state.panel = state.panel === panel ? null : panel
    },
    [state],
  )

  const focusText = useCallback(() => field.current?.focus(), [])

  /**
   * A screenshot that is pasted, files that are dropped. Words of a text editor, which puts a picture of them beside, are
   * pasted as text; plain text alone is the name of the file.
   */
  function takeFiles(event: ClipboardEvent | DragEvent) {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    const files = [...data.files]
    if (files.length === 0 || ['text/plain', 'text/html'].every((type) => data.types.includes(type))) return
    event.preventDefault()
    uploads.add(files)
  }

  const cancel = useStableCallback(() => wayBack.leave(paths.home.href()))

  function unquote() {
    state.content.quoted = null
    // Nothing was written: to leave now loses nothing.
    if (!editing) setOriginal((content) => ({ ...content, quoted: null }))
    onUnquote?.()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    publish()
  }

  return (
    <section
      aria-label={title}
      onKeyDown={onKeyDown}
      onPaste={takeFiles}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={takeFiles}
      className={styles.composer}
    >
      <div className={styles.body}>
        <Title title={title} onCancel={cancel} />
        {isRecovered && (
          <ComposerNotice>
            <Text flex={1} fontWeight={600}>
              Rascunho recuperado
              {slot.waiting > 0 && (
                <Text as="span" display="block" fontWeight={400}>
                  {otherTexts(slot.waiting)}
                </Text>
              )}
            </Text>
            <Button size="sm" onClick={() => void discard()}>
              Descartar
            </Button>
          </ComposerNotice>
        )}
        {isFailing && (
          <ComposerNotice tone="warning">
            <Text role="status">
              Este aparelho está sem espaço para guardar uma cópia do texto. Ele continua aqui enquanto a página estiver
              aberta.
            </Text>
          </ComposerNotice>
        )}
        {content.quoted && <QuotedAbove quoted={content.quoted} onUnquote={unquote} />}
        <PartHead state={state} index={0} count={content.rest.length + 1} onRemoved={focusText} />
        <BodyField state={state} handle={field} />
        <PostHints text={deferredContent.body} />
        <PublicityHints text={deferredContent.body} onRewrite={(rewritten) => field.current?.rewrite(rewritten)} />
        <ComposerImages
          state={state}
          images={content.images}
          pending={pendingUploads}
          refused={refused}
          uploads={uploads}
          onRemoved={focusText}
        />
        <ChosenTags state={state} content={content} />
        {content.scheduledAt && (
          <Flex align="center" gap={2} mt={3} fontSize="sm" color="link">
            <Box as={CalendarClock} aria-hidden boxSize="18px" />
            <Text>
              {weekdayTime(content.scheduledAt)}
              {!editing && (
                <Text as="span" color="fg.muted">
                  {' · o rascunho não guarda a data'}
                </Text>
              )}
            </Text>
          </Flex>
        )}

        <ComposerToolbar
          tagCount={tagsOf(content).tags.length}
          panel={panel}
          canSchedule={canChooseDate(editing)}
          imageCount={content.images.length}
          hasImageRoom={imageRoom({ content, uploads: pendingUploads }) > 0}
          onFiles={uploads.add}
          onPanel={openPanel}
        />
        {panel === 'tags' && (
          <ComposerPanelFrame state={state}>
            <HashtagPicker state={state} />
          </ComposerPanelFrame>
        )}
        {panel === 'schedule' && canChooseDate(editing) && (
          <ComposerPanelFrame state={state}>
            <SchedulePanel state={state} />
          </ComposerPanelFrame>
        )}
        {(!editing || isDraft(editing)) && <ThreadFields state={state} rest={content.rest} />}
        {(!isBlank(allText(deferredContent)) || deferredContent.images.length > 0) && (
          <div className={styles.postPreview}>
            <PostPreview content={deferredContent} />
          </div>
        )}
      </div>
      <ComposerActions
        editing={editing}
        isReady={isReady}
        sending={sending}
        isScheduled={content.scheduledAt !== null}
        onPublish={publish}
        onSaveDraft={saveDraft}
        onPublishDraft={publishDraft}
      />
      {conflict && (
        <Suspense fallback={null}>
          <VersionConflict
            title={
              isPublishedMeanwhile
                ? 'Este rascunho foi publicado em outra aba'
                : 'Esta publicação foi alterada em outra aba'
            }
            mine={[content.body, ...content.rest].join('\n\n')}
            other={conflict.post.body}
            keepLabel={isPublishedMeanwhile ? 'Guardar a minha como rascunho' : 'Manter a minha'}
            takeLabel="Usar a outra"
            onKeepMine={keepMine}
            onTakeOther={() => {
              if (state.conflict) setOriginal(contentOf(state.conflict.post))
              takeOther()
              field.current?.focus()
            }}
            onClose={() => {
              state.conflict = null
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function originalOf(editing: Post | null, queued: QueuedPost | null, quoted: QuotedRef | null): PostContent {
  if (editing) return contentOf(editing)
  if (!queued) return { ...EMPTY_CONTENT, quoted }
  const { body, images, tags, scheduledAt, rest } = queued
  return { body, images, tags: pickedTags({ body, rest, tags }), scheduledAt, quoted: queued.quoted, rest }
}

const Title = memo(function Title({ title, onCancel }: { title: string; onCancel: () => void }) {
  return (
    <Flex align="center" justify="space-between" minH="44px" mb={2}>
      <Heading as="h1" tabIndex={-1} size="lg">
        {title}
      </Heading>
      {/* From 768 px on the navigation is beside it. */}
      <Button variant="ghost" me={-3} px={3} display={{ md: 'none' }} onClick={onCancel}>
        Cancelar
      </Button>
    </Flex>
  )
})
