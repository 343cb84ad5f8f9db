import { isDraft, type Post } from '@ementa/contracts'
import { Button, Flex, keepClear } from '@ementa/ui'
import { memo } from 'react'
import type { ComposerState } from './composer-state'

const keepBar = keepClear('--ementa-action-bar')

interface ComposerActionsProps {
  editing: Post | null
  isReady: boolean
  sending: ComposerState['sending']
  isScheduled: boolean
  /** The same functions at every render. */
  onPublish: () => void
  onSaveDraft: () => void
  onPublishDraft: () => void
}

/** Footer of the composer; does not re-render on a key press. */
export const ComposerActions = memo(function ComposerActions(props: ComposerActionsProps) {
  const { editing, isReady, sending, isScheduled, onPublish, onSaveDraft, onPublishDraft } = props
  /** Not of the button that is working: it keeps the focus. */
  const isOff = (button: ComposerState['sending']) => !isReady && sending !== button
  return (
    <Flex
      ref={keepBar}
      data-action-bar
      gap={2}
      justify="flex-end"
      wrap="wrap"
      px={4}
      py={3}
      bg="bg.surface"
      position={{ md: 'sticky' }}
      bottom={0}
      zIndex={1}
      borderTop="1px solid"
      borderColor="border"
    >
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
    </Flex>
  )
})

function publishLabel(isEditing: boolean, isScheduled: boolean): string {
  if (isEditing) return 'Salvar alterações'
  return isScheduled ? 'Agendar publicação' : 'Publicar'
}
