// The composer is one tree for sheet and card (nothing is lost when the phone is turned), hence its length.
import { COUNT, hashtagsIn, IMAGE, isBlank, mergeTags, type Post } from '@ementa/contracts'
import {
  Box,
  Button,
  type CopySlot,
  Flex,
  Heading,
  PlainStyles,
  TagChip,
  Text,
  usePageTitle,
  VisuallyHiddenInput,
  weekdayTime,
} from '@ementa/ui'
import { PublicityHints } from '@ementa/ui/advice'
import { useSnapshot } from '@ementa/ui/data'
import { VersionConflict } from '@ementa/ui/overlays'
import { CalendarClock, Hash, ImagePlus, Lightbulb, LoaderCircle } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { EMPTY_CONTENT, type PostContent, type ReadContent } from '../../shared/post-content/post-content'
import { BodyField } from './body-field'
import { ComposerActions } from './composer-actions'
import { type ComposerPanel, type ComposerState, canSend, contentOf, leftTagsText } from './composer-state'
import { HashtagPicker, removeTag } from './hashtag-picker'
import { ImageThumbnail } from './image-thumbnail'
import { postHints } from './post-hints'
import { PostPreview } from './post-preview'
import { SchedulePanel } from './schedule-panel'
import { useImageUpload } from './use-image-upload'
import { useLeaving } from './use-leaving'
import { useRecovery } from './use-recovery'
import { useSendPost } from './use-send-post'

export interface ComposerProps {
  /** Where it keeps its crash copy, and what an earlier visit left there. */
  slot: CopySlot<PostContent>
  /** The own post being edited; null: a new one. */
  editing: Post | null
}

/** Says that this recovered text is not the only one. */
const otherTexts = (count: number) =>
  count === 1
    ? 'Há mais um texto guardado: ele volta quando você abrir o editor de novo.'
    : `Há mais ${count} textos guardados: eles voltam quando você abrir o editor de novo.`

export function Composer({ slot, editing }: ComposerProps) {
  const title = editing ? 'Editar publicação' : 'Novo Post'
  usePageTitle(title)
  const [original, setOriginal] = useState(() => (editing ? contentOf(editing) : EMPTY_CONTENT))
  const { state, isChanged, isRecovered, discard, forget, isFailing } = useRecovery(slot, original)
  const { content, panel, sending, isUploading, conflict } = useSnapshot(state, { sync: true })
  const field = useRef<{ focus: () => void }>(null)
  const image = useImageUpload(state)
  const leave = useLeaving(isChanged, forget)
  const { publish, saveDraft, publishDraft, keepMine, takeOther } = useSendPost({ state, editing, onDone: leave })

  const isReady = canSend({ content, sending, isUploading })
  // Preview and hints follow the text; they never hold up a key.
  const shown = useDeferredValue(content)
  const hints = postHints(shown.body)
  const openPanel = useCallback(
    (panel: ComposerPanel) => {
      state.panel = state.panel === panel ? null : panel
    },
    [state],
  )

  /** Puts advised words in place; the button that was pressed goes with its hint, so the text takes the focus. */
  function rewrite(rewritten: (text: string) => string | null) {
    state.content.body = rewritten(state.content.body) ?? state.content.body
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    publish()
  }

  return (
    <section aria-label={title} onKeyDown={onKeyDown} className="composer">
      <PlainStyles styles={styles} />
      <div className="composer-body">
        <Title title={title} />
        {isRecovered && (
          <Notice>
            <Text flex={1} fontWeight={600}>
              Rascunho recuperado
              {slot.waiting > 0 && (
                <Text as="span" display="block" fontWeight={400}>
                  {otherTexts(slot.waiting)}
                </Text>
              )}
            </Text>
            <Button size="sm" onClick={discard}>
              Descartar
            </Button>
          </Notice>
        )}
        {isFailing && (
          <Notice tone="warning">
            <Text role="status">
              Este aparelho está sem espaço para guardar uma cópia do texto. Ele continua aqui enquanto a página estiver
              aberta.
            </Text>
          </Notice>
        )}
        <BodyField state={state} handle={field} />
        {hints.map((hint) => (
          <Flex key={hint} gap={2} mt={2} color="warning" fontSize="sm" role="status">
            <Box as={Lightbulb} aria-hidden boxSize="18px" flexShrink={0} mt="2px" />
            <Text>{hint}</Text>
          </Flex>
        ))}
        <PublicityHints text={shown.body} onRewrite={rewrite} />
        {content.imageUrl && (
          <Box mt={3}>
            <ImageThumbnail imageUrl={content.imageUrl} onRemove={image.remove} />
          </Box>
        )}
        {isUploading && (
          <Flex role="status" align="center" gap={2} mt={3} color="fg.muted" fontSize="sm">
            <Box as={LoaderCircle} aria-hidden boxSize="18px" />
            Enviando a imagem…
          </Flex>
        )}
        {image.error && (
          <Text role="alert" mt={2} fontSize="sm" fontWeight={600} color="danger">
            {image.error}
          </Text>
        )}
        <ChosenTags state={state} content={content} />
        {content.scheduledAt && (
          <Flex align="center" gap={2} mt={3} fontSize="sm" color="link">
            <Box as={CalendarClock} aria-hidden boxSize="18px" />
            <Text>{weekdayTime(content.scheduledAt)}</Text>
          </Flex>
        )}

        <Toolbar
          tagCount={mergeTags(content.body, content.tags).tags.length}
          panel={panel}
          canSchedule={!editing}
          isUploading={isUploading}
          onFile={image.upload}
          onPanel={openPanel}
        />
        {panel === 'tags' && (
          <Panel>
            <HashtagPicker state={state} />
          </Panel>
        )}
        {panel === 'schedule' && !editing && (
          <Panel>
            <SchedulePanel state={state} />
          </Panel>
        )}
        {(!isBlank(shown.body) || shown.imageUrl) && (
          <div className="composer-preview">
            <PostPreview content={shown} />
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
        <VersionConflict
          title="Esta publicação foi alterada em outra aba"
          mine={content.body}
          other={conflict.post.body}
          keepLabel="Manter a minha"
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
      )}
    </section>
  )
}

/** The tags that the post will have: the picked ones can be removed, those typed in the text go with their words. */
function ChosenTags({ state, content }: { state: ComposerState; content: ReadContent }) {
  const { tags } = mergeTags(content.body, content.tags)
  const typed = hashtagsIn(content.body)
  const left = leftTagsText(content)
  return (
    <>
      {tags.length > 0 && (
        <Flex wrap="wrap" gap={1} mt={3} role="group" aria-label="Hashtags da publicação">
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} onRemove={typed.includes(tag) ? undefined : () => removeTag(state, tag)} />
          ))}
        </Flex>
      )}
      <Text role="status" mt={left ? 2 : 0} fontSize="sm" color="fg.muted">
        {left}
      </Text>
    </>
  )
}

const Title = memo(function Title({ title }: { title: string }) {
  return (
    <Flex align="center" minH="44px" mb={2}>
      <Heading as="h1" tabIndex={-1} size="lg">
        {title}
      </Heading>
    </Flex>
  )
})

interface ToolbarProps {
  tagCount: number
  panel: ComposerPanel
  canSchedule: boolean
  isUploading: boolean
  onFile: (file: File) => Promise<void>
  onPanel: (panel: ComposerPanel) => void
}

const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { tagCount, panel, canSchedule, isUploading, onFile, onPanel } = props
  const input = useRef<HTMLInputElement>(null)
  const isFull = tagCount >= COUNT.tagsPerPost
  return (
    <Flex gap={1} mt={4} ms={-3} wrap="wrap">
      <VisuallyHiddenInput
        ref={input}
        type="file"
        accept={IMAGE.types.join(',')}
        aria-label="Arquivo da imagem"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after a failure.
          event.target.value = ''
          if (file) void onFile(file)
        }}
      />
      <Button
        variant="ghost"
        px={3}
        leftIcon={<ImagePlus size={20} aria-hidden />}
        isDisabled={isUploading}
        onClick={() => input.current?.click()}
      >
        Imagem
      </Button>
      <Button
        variant="ghost"
        px={3}
        leftIcon={<Hash size={20} aria-hidden />}
        isDisabled={isFull}
        aria-expanded={panel === 'tags'}
        onClick={() => onPanel('tags')}
      >
        Hashtags
        <Text as="span" ms={1.5} fontWeight={400} textStyle="numbers">
          {tagCount}/{COUNT.tagsPerPost}
        </Text>
      </Button>
      {canSchedule && (
        <Button
          variant="ghost"
          px={3}
          leftIcon={<CalendarClock size={20} aria-hidden />}
          aria-expanded={panel === 'schedule'}
          onClick={() => onPanel('schedule')}
        >
          Agendar
        </Button>
      )}
    </Flex>
  )
})

function Panel({ children }: { children: React.ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // On a phone it opens below the fold of the sheet. In braces: newer browsers answer a promise, which is no cleanup.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Box ref={panel} mt={2} p={4} border="1px solid" borderColor="border" borderRadius="md" bg="bg.surface">
      {children}
    </Box>
  )
}

function Notice({ children, tone }: { children: React.ReactNode; tone?: 'warning' }) {
  return (
    <Flex
      align="center"
      gap={3}
      mb={3}
      px={3}
      py={2}
      fontSize="sm"
      borderRadius="md"
      bg={tone ? 'warningBg' : 'link.subtle'}
      color={tone ? 'warning' : 'link'}
    >
      {children}
    </Flex>
  )
}

// A sheet from the bottom on phones, the head of the column from 768 px on: the same elements, so the same text.
// Plain elements: a styled one works out its styles at every key.
const phone = '@media (max-width: 767.98px)'
const frame = {
  bg: 'bg.surface',
  borderBottom: '1px solid',
  borderColor: 'border',
  '.composer-body': { px: 4, pt: 4, pb: 5 },
  '.composer-preview': { mt: 5, pt: 4, borderTop: '1px solid', borderColor: 'border' },
  '.composer-foot': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 3, minH: '22px' },
  '.composer-foot .limit': { fontSize: 'xs', fontWeight: 600, color: 'danger' },
  '.composer-foot .char-counter': { flexShrink: 0 },
  [phone]: {
    position: 'fixed',
    insetX: 0,
    top: 'calc(var(--ementa-header, 56px) + 16px)',
    bottom: 'calc(var(--ementa-bottom-bar) + env(safe-area-inset-bottom))',
    zIndex: 'docked',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: '14px 14px 0 0',
    borderWidth: '1px 0 0',
    boxShadow: 'overlay',
    '.composer-body': { flex: 1, minH: 0, overflowY: 'auto', overscrollBehavior: 'contain', px: 4, pt: 4, pb: 5 },
  },
}
const styles = { '.composer': frame }
