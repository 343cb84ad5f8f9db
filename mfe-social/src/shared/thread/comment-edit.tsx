import { Button } from '@ementa/ui'
import { canSubmit } from './can-submit'
import { CommentField } from './comment-field'
import type { CommentHandlers } from './comment-handlers'

interface CommentEditProps {
  text: string
  isBusy: boolean
  on: Pick<CommentHandlers, 'editText' | 'saveEdit' | 'closeEdit' | 'discardEdit'>
}

/** The field in which an author edits a comment in place. */
export function CommentEdit({ text, isBusy, on }: CommentEditProps) {
  return (
    <CommentField
      label="Editar comentário"
      text={text}
      isSending={isBusy}
      onChange={on.editText}
      onSubmit={on.saveEdit}
      onCancel={on.closeEdit}
      autoFocus
    >
      <Button variant="ghost" onClick={on.discardEdit}>
        Cancelar
      </Button>
      <Button isDisabled={!canSubmit(text)} isLoading={isBusy} onClick={on.saveEdit}>
        Salvar edição
      </Button>
    </CommentField>
  )
}
