// The sheet of phones and the card of wide windows are one tree, so that nothing is lost when a phone is rotated.
import { allText, isBlank, isDraft, type Post, paths, pickedTags, type QuotedRef, versionOf } from '@ementa/contracts'
import {
  Button,
  type CopySlot,
  usePageTitle,
  useServices,
  useStableCallback,
  useWayBack,
  VersionConflict,
  weekdayTime,
} from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { PublicityHints } from '@ementa/ui/writing'
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
import type { QueuedPost } from '../../shared/queued-posts/queued-posts'
import { BodyField, type BodyFieldHandle } from './body-field'
import styles from './composer.module.css'
import { ComposerImages } from './composer-images'
import { ComposerQuote } from './composer-quote'
import { type ComposerPanel, canSend, countFreeImages, tagsOf, toPostContent } from './composer-state'
import { ComposerActions, ComposerPanelFrame, ComposerToolbar } from './composer-toolbar'
import { ChosenTags, HashtagPicker } from './hashtag-picker'
import { createImageUploads } from './image-uploads'
import { type CopiedPost, EMPTY_CONTENT, listTexts, type PostContent } from './post-content'
import { PostHints } from './post-hints'
import { PostPreview } from './post-preview'
import { SchedulePanel } from './schedule-panel'
import { PartHead, ThreadFields } from './thread-fields'
import { useLeaveComposer, useRecovery } from './use-recovery'
import { canChooseDate, useSendPost } from './use-send-post'

export interface ComposerProps {
  /** The slot of the crash copy, with the text that an earlier visit left there. */
  slot: CopySlot<CopiedPost>
  /** The user's post being edited; null for a new one. */
  editing: Post | null
  /** The text that a new post quotes. */
  quoted?: QuotedRef | null
  onUnquote?: () => void
  /** The post in the offline queue being edited. */
  queued?: QueuedPost | null
  /** Opens the schedule panel at once. */
  isDateWanted?: boolean
}

function titleOf(editing: Post | null, queued: QueuedPost | null): string {
  if (queued) return queued.isDraft ? 'Editar rascunho na fila' : 'Editar publicação na fila'
  if (editing && isDraft(editing)) return 'Editar rascunho'
  return editing ? 'Editar publicação' : 'Novo Post'
}

const UNSAVED = 'O que você escreveu ainda não foi publicado nem salvo como rascunho.'
const UNSAVED_IN_QUEUE = 'O que você mudou será perdido. A versão que está na fila continua lá.'

/** Returns the texts of the question which version stays; a draft that is public by now is not overwritten. */
const conflictTexts = (isPublishedMeanwhile: boolean) =>
  isPublishedMeanwhile
    ? {
        title: 'Este rascunho foi publicado em outra aba',
        explanation:
          'Nada foi salvo ainda. “Guardar a minha como rascunho” deixa a publicação como está e guarda o que está escrito aqui em um rascunho novo. “Usar a outra” descarta o que está escrito aqui.',
        keepLabel: 'Guardar a minha como rascunho',
      }
    : { title: 'Esta publicação foi alterada em outra aba', keepLabel: 'Manter a minha' }

/** Announces further recovered texts, which wait for the next new post. */
const otherTexts = (count: number) =>
  count === 1
    ? 'Há mais um texto guardado: ele volta quando você abrir o editor de novo.'
    : `Há mais ${count} textos guardados: eles voltam quando você abrir o editor de novo.`

export function Composer(props: ComposerProps) {
  const { slot, editing, quoted = null, onUnquote, queued = null, isDateWanted = false } = props
  const title = titleOf(editing, queued)
  usePageTitle(title)
  const [original, setOriginal] = useState(() => originalOf(editing, queued, quoted))
  const { state, isChanged, isRecovered, discard, forget, isFailing } = useRecovery(
    slot,
    original,
    editing && versionOf(editing),
  )
  const snapshot = useSnapshot(state, { sync: true })
  const { content, panel, sending, uploads: pendingUploads, refused, isUploading, conflict, typedTag } = snapshot
  const field = useRef<BodyFieldHandle>(null)
  const services = useServices()
  // Made once, so that memoised parts do not render again.
  const [uploads] = useState(() => createImageUploads(state, services))
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

  // Preview and hints render later than the text, so that they never delay a key press.
  const deferredContent = useDeferredValue(content)
  const openPanel = useCallback(
    (panel: ComposerPanel) => {
      state.panel = state.panel === panel ? null : panel
    },
    [state],
  )

  const focusText = useCallback(() => field.current?.focus(), [])

  function takeFiles(event: ClipboardEvent | DragEvent) {
    const files = listFiles('clipboardData' in event ? event.clipboardData : event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    uploads.add(files)
  }

  const cancel = useStableCallback(() => wayBack.leave(paths.home.href()))

  function unquote() {
    state.content.quoted = null
    // A removed quote alone must not count as an unsaved change.
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
        {isRecovered && <RecoveredNotice waiting={slot.waiting} onDiscard={() => void discard()} />}
        {isFailing && (
          <p role="status" className={styles.notice} data-tone="warning">
            Este aparelho está sem espaço para guardar uma cópia do texto. Ele continua aqui enquanto a página estiver
            aberta.
          </p>
        )}
        {content.quoted && <ComposerQuote quoted={content.quoted} onUnquote={unquote} />}
        <PartHead state={state} index={0} count={content.rest.length + 1} onRemoved={focusText} />
        <BodyField state={state} handle={field} />
        <PostHints text={deferredContent.body} />
        <PublicityHints text={deferredContent.body} onRewrite={(rewritten) => field.current?.rewrite(rewritten)} />
        <ComposerImages
          state={state}
          images={content.images}
          pending={pendingUploads}
          refused={refused}
          isSending={sending !== null}
          uploads={uploads}
          onRemoved={focusText}
        />
        <ChosenTags state={state} content={content} />
        {content.scheduledAt && (
          <div className={styles.date}>
            <CalendarClock size={18} aria-hidden />
            <p>
              {weekdayTime(content.scheduledAt)}
              {!editing && <span className="muted">{' · o rascunho não guarda a data'}</span>}
            </p>
          </div>
        )}

        <ComposerToolbar
          tagCount={tagsOf(content).tags.length}
          panel={panel}
          canSchedule={canChooseDate(editing)}
          imageCount={content.images.length}
          hasImageRoom={countFreeImages({ content, uploads: pendingUploads }) > 0}
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
        <Suspense>
          <VersionConflict
            {...conflictTexts(editing !== null && isDraft(editing) && !isDraft(conflict.post))}
            mine={listTexts(content).join('\n\n')}
            other={listTexts({ body: conflict.post.body, rest: conflict.post.rest ?? [] }).join('\n\n')}
            takeLabel="Usar a outra"
            onKeepMine={keepMine}
            onTakeOther={() => {
              if (state.conflict) setOriginal(toPostContent(state.conflict.post))
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
  if (editing) return toPostContent(editing)
  if (!queued) return { ...EMPTY_CONTENT, quoted }
  const { body, images, tags, scheduledAt, rest } = queued
  return { body, images, tags: pickedTags({ body, rest, tags }), scheduledAt, quoted: queued.quoted, rest }
}

/**
 * Lists the pasted or dropped files that are meant as images. Text editors copy a picture beside plain and rich text: that
 * is pasted as text. Beside plain text alone, which is a file's name, the file counts.
 */
function listFiles({ files, types }: DataTransfer): File[] {
  const isText = ['text/plain', 'text/html'].every((type) => types.includes(type))
  return isText ? [] : [...files]
}

const Title = memo(function Title({ title, onCancel }: { title: string; onCancel: () => void }) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1} className="heading">
        {title}
      </h1>
      {/* Only on phones, where the sheet covers the navigation. */}
      <Button className={styles.cancel} variant="ghost" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
})

/** Says that the text is from an earlier visit; `waiting` others were left, too. */
function RecoveredNotice({ waiting, onDiscard }: { waiting: number; onDiscard: () => void }) {
  return (
    <div className={styles.notice}>
      <p className={styles.recovered}>
        Rascunho recuperado
        {waiting > 0 && <span>{otherTexts(waiting)}</span>}
      </p>
      <Button size="sm" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  )
}
