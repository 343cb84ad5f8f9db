import { type Newsletter, paths } from '@ementa/contracts'
import { Button, type CopySlot, PageHeader, usePageTitle } from '@ementa/ui'
import { type FormEvent, useId, useRef } from 'react'
import { useSaveKey } from '../../shared/forms/use-save-key'
import type { BufferedIssue } from '../../shared/issue-editing/issue-buffer'
import { SubjectField } from '../../shared/issue-form/subject-field'
import { RecoveredNotice } from '../../shared/notices/recovered-notice'
import plain from '../../shared/plain/plain.module.css'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { BeginFromTemplate } from './begin-from-template'
import styles from './new-issue.module.css'
import { OtherDraftNotice } from './other-draft-notice'
import { useNewIssue } from './use-new-issue'

const noText = () => ''

interface NewIssueFormProps {
  newsletter: Newsletter
  slot: CopySlot<BufferedIssue>
}

/** Form for the subject and text of a new issue; saving creates the draft and continues in the editor. */
export function NewIssueForm({ newsletter, slot }: NewIssueFormProps) {
  usePageTitle(`Nova edição de ${newsletter.title}`)
  const subjectField = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const noteId = useId()
  const { subject, write, save, isBusy, subjectError, isCopyFailing, showText, noteText, beginFrom, recovery } =
    useNewIssue(newsletter, slot, subjectField)
  useSaveKey(() => form.current?.requestSubmit())

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <PageHeader
        title="Nova edição"
        eyebrow={newsletter.title}
        back={{ href: paths.newsletter.href({ handle: newsletter.handle }), label: `Voltar para ${newsletter.title}` }}
        actions={
          // `disabled` would take the focus away from the button.
          <Button type="submit" variant="solid" aria-disabled={isBusy}>
            {isBusy ? 'Salvando…' : 'Salvar rascunho'}
          </Button>
        }
      />
      <div className={styles.fields}>
        {recovery && (
          <div className={styles.notice}>
            <RecoveredNotice onKeep={recovery.keep} onDiscard={recovery.discard} />
          </div>
        )}
        {slot.waiting > 0 && <OtherDraftNotice count={slot.waiting} onOpen={slot.other} />}
        <SubjectField value={subject} onChange={write} inputRef={subjectField} error={subjectError} />
        {beginFrom && <BeginFromTemplate newsletterId={newsletter.id} onBegin={beginFrom} />}
        <LazyRichText
          initialHtml={noText}
          label="Texto da edição"
          placeholder="Escreva a edição…"
          describedBy={noteId}
          onReady={showText}
          onChange={noteText}
        />
        <div className={styles.foot}>
          <p className={plain.note} id={noteId} role="status">
            {isCopyFailing
              ? 'O armazenamento deste aparelho está cheio: salve o rascunho agora.'
              : 'O rascunho é criado quando você salva. Até lá, o texto fica guardado neste aparelho.'}
          </p>
        </div>
      </div>
    </form>
  )
}
