import { Button, type CopySlot, counted, useServices } from '@ementa/ui'
import { useRead, useSnapshot } from '@ementa/ui/data'
import { Files, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { useOneCall } from '../../shared/failures/use-one-call'
import type { CopiedIssue } from '../../shared/issue-editing/crash-copy'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { Notice, RecoveredNotice } from '../../shared/notices/notices'
import plain from '../../shared/plain/plain.module.css'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import styles from './edit.module.css'
import { templatesQuery } from './panels/templates-panel'

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
  slot: CopySlot<CopiedIssue> | undefined
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

/** Shown when several unsaved texts of this newsletter are on this device: none is lost, and each can be opened. */
function OtherDraftNotice({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Notice
      icon={Files}
      title={`Há mais ${counted(count, 'edição começada', 'edições começadas')} neste aparelho`}
      actions={
        <Button size="sm" onClick={onOpen}>
          Abrir outra
        </Button>
      }
    >
      A que está na tela continua guardada enquanto você trabalha na outra.
    </Notice>
  )
}

/** Offers the owner's templates above an empty text; renders nothing without templates. */
function BeginFromTemplate({ newsletterId, onBegin }: { newsletterId: string; onBegin: (html: string) => void }) {
  const { api } = useServices()
  const { data } = useRead(templatesQuery(newsletterId))
  const { busy, run } = useOneCall()
  if (!data || data.templates.length === 0) return null

  const begin = (id: string) =>
    run(id, 'Erro ao abrir o modelo', async () => onBegin((await api.newsletters.getTemplate({ id })).html))

  return (
    <section className={styles.templates} aria-label="Começar de um modelo">
      <p className={plain.note}>Começar de um modelo:</p>
      {data.templates.map(({ id, name }) => (
        <Button
          className={styles.action}
          key={id}
          size="sm"
          leftIcon={<LayoutTemplate size={16} aria-hidden />}
          isLoading={busy === id}
          onClick={() => void begin(id)}
        >
          {name}
        </Button>
      ))}
    </section>
  )
}
