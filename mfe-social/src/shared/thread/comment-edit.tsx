import { Button } from '@ementa/ui/plain'
import { canSubmit } from './can-submit'
import { CommentField } from './comment-field'
import type { CommentHandlers } from './comment-handlers'

interface CommentEditProps {
  text: string
  isBusy: boolean
  on: Pick<CommentHandlers, 'editText' | 'saveEdit' | 'cancelEdit'>
}

/** A comment that its author changes, in its place. */
export function CommentEdit({ text, isBusy, on }: CommentEditProps) {
  return (
    <CommentField
      label="Editar comentário"
      text={text}
      isSending={isBusy}
      onChange={on.editText}
      onSubmit={on.saveEdit}
      onCancel={on.cancelEdit}
      autoFocus
    >
      <Button variant="ghost" onClick={on.cancelEdit}>
        Cancelar
      </Button>
      <Button isDisabled={!canSubmit(text)} isLoading={isBusy} onClick={on.saveEdit}>
        Salvar edição
      </Button>
    </CommentField>
  )
}
