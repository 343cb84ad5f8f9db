import { Button, type CopySlot } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useState } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { BufferedIssue } from '../../shared/issue-editing/issue-buffer'
import { RecoveredNotice } from '../../shared/notices/recovered-notice'
import plain from '../../shared/plain/plain.module.css'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { BeginFromTemplate } from './begin-from-template'
import styles from './new-issue.module.css'
import { OtherDraftNotice } from './other-draft-notice'

/** Saves a new issue for the first time. */
export function SaveDraft({ editing, onSave }: { editing: IssueEditing; onSave: () => void }) {
  const isSaving = useSnapshot(editing.state).save === 'saving'
  return (
    // `disabled` would take the focus away from the button.
    <Button variant="solid" aria-disabled={isSaving} onClick={() => !isSaving && onSave()}>
      {isSaving ? 'Salvando…' : 'Salvar rascunho'}
    </Button>
  )
}

interface NewNoticesProps {
  editing: IssueEditing
  slot: CopySlot<BufferedIssue> | undefined
  isTextReady: boolean
}

/** Shows notices: an earlier visit left text of a new issue, which is shown already, or other new issues wait. */
export function NewNotices({ editing, slot, isTextReady }: NewNoticesProps) {
  const [isDecided, setDecided] = useState(slot?.left === undefined)
  if (!slot) return null
  function discard() {
    editing.discardLeft()
    setDecided(true)
  }
  return (
    <>
      {isTextReady && !isDecided && <RecoveredNotice onKeep={() => setDecided(true)} onDiscard={discard} />}
      {slot.waiting > 0 && <OtherDraftNotice count={slot.waiting} onOpen={slot.other} />}
    </>
  )
}

interface TemplatesProps {
  editing: IssueEditing
  newsletterId: string
  /** Null until the editor has loaded: whether there is a text is unknown until then. */
  port: IssueTextPort | null
}

/** Offers a first text as long as there is none. */
export function Templates({ editing, newsletterId, port }: TemplatesProps) {
  const { isEmpty } = useSnapshot(editing.state)
  if (!port || !isEmpty) return null
  function begin(html: string) {
    port?.replace({ html })
    port?.focus()
  }
  return <BeginFromTemplate newsletterId={newsletterId} onBegin={begin} />
}

/** Says where the text of a new issue is until its first save. `id` is the id of the line, which describes the text field. */
export function KeptHere({ id, editing }: { id: string; editing: IssueEditing }) {
  const { isCopyFailing } = useSnapshot(editing.state)
  return (
    <div className={styles.foot}>
      <p className={plain.note} id={id} role="status">
        {isCopyFailing
          ? 'O armazenamento deste aparelho está cheio: salve o rascunho agora.'
          : 'O rascunho é criado quando você salva. Até lá, o texto fica guardado neste aparelho.'}
      </p>
    </div>
  )
}
