import { isDraft, type Post } from '@ementa/contracts'
import { Button, keepClear } from '@ementa/ui'
import { memo } from 'react'
import styles from './composer.module.css'
import type { ComposerState } from './composer-state'

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
  const isOff = (button: ComposerState['sending']) => !isReady && sending !== button
  return (
    <div ref={keepBar} data-action-bar className={styles.actions}>
      {!editing && (
        <Button
          onClick={onSaveDraft}
          isDisabled={isOff('draft')}
          isLoading={sending === 'draft'}
          loadingText="Salvando…"
        >
          Salvar rascunho
        </Button>
      )}
      {editing && isDraft(editing) && (
        <Button
          onClick={onPublishDraft}
          isDisabled={isOff('draft')}
          isLoading={sending === 'draft'}
          loadingText="Publicando…"
        >
          Publicar
        </Button>
      )}
      <Button
        variant="solid"
        onClick={onPublish}
        isDisabled={isOff('publish')}
        isLoading={sending === 'publish'}
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
