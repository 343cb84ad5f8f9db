import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { Button, type CopySlot, useCopySlot } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Form, FormControl, FormHelperText, Textarea } from '@ementa/ui/forms'
import { useRef } from 'react'
import { CountedLabel } from '../../shared/about/counted-label'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { SubjectField } from '../../shared/issue-form/subject-field'
import plain from '../../shared/plain/plain.module.css'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { type Correction, correctionSchema, useCorrection } from './use-correction'

interface CorrectIssueProps {
  editing: IssueEditing
  /** Storage key of the unpublished correction on this device. */
  copyKey: string
  onClose: () => void
}

/** Form that replaces the text on the page of a sent issue, with a note about the correction. */
export default function CorrectIssue(props: CorrectIssueProps) {
  const slot = useCopySlot(props.copyKey, correctionSchema)
  return slot && <OpenCorrection key={slot.key} slot={slot} {...props} />
}

function OpenCorrection({ slot, editing, onClose }: CorrectIssueProps & { slot: CopySlot<Correction> }) {
  const { issue } = useSnapshot(editing.state)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const { subject, note, change, showText, noteText, publish, cancel, isBusy } = useCorrection({
    ...{ editing, slot, onClose },
    onNoteMissing: () => noteField.current?.focus(),
  })
  return (
    <Form isSending={isBusy} aria-label="Correção" onSubmit={() => void publish()}>
      <h2 className={`heading ${plain.smallHeading}`}>Corrigir o texto</h2>
      <p className={plain.small}>
        O e-mail que já saiu não muda. A página passa a mostrar o texto corrigido, com “Corrigida em”, a data, o que
        você explicar e os trechos que mudaram. Quem leu a edição é avisado.
      </p>
      <FormControl isRequired>
        <CountedLabel label="O que foi corrigido" text={note} limit={NEWSLETTER_LIMITS.erratum} />
        <Textarea
          ref={noteField}
          autoFocus={!slot.left}
          rows={3}
          value={note}
          placeholder="O prazo é de 15 dias, e não de 30."
          onChange={(event) => change({ note: event.target.value })}
        />
        <FormHelperText>Aparece acima do texto, com a data de hoje, e não pode ser mudado nem apagado.</FormHelperText>
      </FormControl>
      <div>
        <SubjectField value={subject} onChange={(next) => change({ subject: next })} />
        <LazyRichText
          initialHtml={() => issue.html}
          label="Texto corrigido"
          placeholder="Escreva a edição…"
          onReady={showText}
          onChange={noteText}
        />
      </div>
      <div className={plain.buttons}>
        <Button type="submit" variant="solid" isLoading={isBusy} loadingText="Publicando…">
          Publicar correção
        </Button>
        <Button variant="ghost" isDisabled={isBusy} onClick={() => void cancel()}>
          Cancelar
        </Button>
      </div>
    </Form>
  )
}
