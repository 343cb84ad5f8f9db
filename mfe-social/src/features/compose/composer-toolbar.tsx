import { COUNT, IMAGE, isDraft, type Post } from '@ementa/contracts'
import { Button, focusWhenShown, keepClear } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { CalendarClock, Hash, ImagePlus } from 'lucide-react'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './composer.module.css'
import type { ComposerButton, ComposerPanel, ComposerState } from './composer-state'

interface ComposerToolbarProps {
  tagCount: number
  panel: ComposerPanel
  canSchedule: boolean
  imageCount: number
  hasImageRoom: boolean
  onFiles: (files: readonly File[]) => void
  onPanel: (panel: ComposerPanel) => void
}

/** Buttons that add images, hashtags or a date to the post. */
export const ComposerToolbar = memo(function ComposerToolbar(props: ComposerToolbarProps) {
  const { tagCount, panel, canSchedule, imageCount, hasImageRoom, onFiles, onPanel } = props
  const input = useRef<HTMLInputElement>(null)
  const isFull = tagCount >= COUNT.tagsPerPost
  return (
    <div className={styles.toolbar}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE.types.join(',')}
        aria-label="Arquivo da imagem"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Without this, choosing the same file again after a failure would not fire `change`.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        className={styles.action}
        variant="ghost"
        leftIcon={<ImagePlus size={20} aria-hidden />}
        isDisabled={!hasImageRoom}
        onClick={() => input.current?.click()}
      >
        Imagem
        {imageCount > 0 && (
          <span className={styles.count}>
            {imageCount}/{COUNT.imagesPerPost}
          </span>
        )}
      </Button>
      <Button
        className={styles.action}
        variant="ghost"
        leftIcon={<Hash size={20} aria-hidden />}
        // The button stays enabled while its panel is open, so that it can close it.
        isDisabled={isFull && panel !== 'tags'}
        aria-expanded={panel === 'tags'}
        onClick={() => onPanel('tags')}
      >
        Hashtags
        <span className={styles.count}>
          {tagCount}/{COUNT.tagsPerPost}
        </span>
      </Button>
      {canSchedule && (
        <Button
          className={styles.action}
          variant="ghost"
          leftIcon={<CalendarClock size={20} aria-hidden />}
          aria-expanded={panel === 'schedule'}
          onClick={() => onPanel('schedule')}
        >
          Agendar
        </Button>
      )}
    </div>
  )
})

/**
 * The frame of the panel that opens below the toolbar. When the panel stops a button from sending, the focus moves to its
 * invalid field or to a day of its calendar. When it closes with the focus in it, what opened it takes the focus.
 */
export function ComposerPanelFrame({ state, children }: { state: ComposerState; children: ReactNode }) {
  const { isHeld } = useSnapshot(state)
  const panel = useRef<HTMLDivElement>(null)
  // On a phone the panel opens below the visible part of the sheet. The braces keep the effect from returning the promise
  // that newer browsers return here.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useLayoutEffect(() => {
    const frame = panel.current
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && frame?.contains(document.activeElement)) opener.focus()
    }
  }, [])
  useEffect(() => {
    if (!isHeld) return
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
    panel.current?.scrollIntoView({ block: 'nearest' })
    return focusWhenShown(
      () => find('[aria-invalid="true"]') ?? find('[role="grid"] [tabindex="0"]'),
      () => {
        state.isHeld = false
      },
    )
  }, [isHeld, state])
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  )
}

const keepBar = keepClear('--ementa-action-bar')

interface ComposerActionsProps {
  editing: Post | null
  isReady: boolean
  sending: ComposerState['sending']
  isScheduled: boolean
  /** The handlers are stable across renders, so that this footer is memoised. */
  onPublish: () => void
  onSaveDraft: () => void
  onPublishDraft: () => void
}

/** The buttons at the end of the composer; a key press does not render them again. */
export const ComposerActions = memo(function ComposerActions(props: ComposerActionsProps) {
  const { editing, isReady, sending, isScheduled, onPublish, onSaveDraft, onPublishDraft } = props
  // A button that is sending stays enabled, so that it keeps the focus.
  const isOff = (button: ComposerButton) => !isReady && sending !== button
  return (
    <div ref={keepBar} data-action-bar className={styles.actions}>
      {!editing && (
        <Button
          onClick={onSaveDraft}
          isDisabled={isOff('secondary')}
          isLoading={sending === 'secondary'}
          loadingText="Salvando…"
        >
          Salvar rascunho
        </Button>
      )}
      {editing && isDraft(editing) && (
        <Button
          onClick={onPublishDraft}
          isDisabled={isOff('secondary')}
          isLoading={sending === 'secondary'}
          loadingText="Publicando…"
        >
          Publicar
        </Button>
      )}
      <Button
        variant="solid"
        onClick={onPublish}
        isDisabled={isOff('primary')}
        isLoading={sending === 'primary'}
        loadingText={editing ? 'Salvando…' : 'Publicando…'}
      >
        {publishLabel(editing !== null, isScheduled)}
      </Button>
    </div>
  )
})

function publishLabel(isEditing: boolean, isScheduled: boolean): string {
  if (isEditing) return 'Salvar alterações'
  return isScheduled ? 'Agendar publicação' : 'Publicar'
}
