import {
  errorCode,
  failureAdvice,
  graphemeCount,
  HOLD_LABELS,
  isBlank,
  NEWSLETTER_LIMITS,
  randomId,
} from '@ementa/contracts'
import { Button, type CopySlot, useCopySlot, useCrashCopy, useServices } from '@ementa/ui'
import { isEqual, useSnapshot } from '@ementa/ui/data'
import { CountedLabel, Form, FormControl, FormHelperText, Textarea, useLeaveGuard } from '@ementa/ui/forms'
import { confirm } from '@ementa/ui/overlays'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { tooLongReason } from '../../shared/issue-editing/saving'
import plain from '../../shared/plain/plain.module.css'
import { type IssueTextPort, isTextOp, type TextOp } from '../../shared/rich-text/issue-text'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { HOLD_ADVICE, holdReasonOf } from '../../shared/scheduling/hold-reasons'
import { SubjectField } from './issue-fields'

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

/** Shape of the copy of a correction that was not published; `ops` null: the text as it is stored. */
const correctionSchema = v.object({
  subject: v.string(),
  note: v.string(),
  ops: v.nullable(v.array(v.custom<TextOp>(isTextOp))),
  /** The version of the issue that it corrects; copies of earlier releases lack it. */
  version: v.optional(v.string()),
})
type Correction = v.InferOutput<typeof correctionSchema>

const FAILED = 'A correção não foi publicada'
const CHANGED_MEANWHILE =
  'A edição mudou depois que você abriu este formulário. Copie o que escreveu, cancele e corrija o texto de agora.'

interface CorrectionOptions {
  editing: IssueEditing
  slot: CopySlot<Correction>
  onClose: () => void
  /** Nothing can be published without a note. */
  onNoteMissing: () => void
}

/** State of the correction of a sent issue; it is kept on this device until it is published or discarded. */
function useCorrection({ editing, slot, onClose, onNoteMissing }: CorrectionOptions) {
  const { api, toast } = useServices()
  const { issue } = editing.state
  const { left } = slot
  // The issue of this tab may become a newer one while the form is open, and the words here belong to the older one.
  const [version] = useState(left?.version ?? issue.updated_at)
  const [fields, setFields] = useState({ subject: left?.subject ?? issue.subject, note: left?.note ?? '' })
  const [isTextChanged, setTextChanged] = useState(left !== undefined && left.ops !== null)
  const [isBusy, setBusy] = useState(false)
  // The request id stays the same until a call succeeds: a retry after a lost answer publishes no second correction.
  const request = useRef(randomId())
  /** Current text, available before the next render; only event handlers change it. */
  const written = useRef({ ...fields, port: null as IssueTextPort | null, begin: null as TextOp[] | null })

  function changedOps(): TextOp[] | null {
    const { port, begin } = written.current
    if (!port || !begin) return left?.ops ?? null
    const ops = port.ops()
    return isEqual(ops, begin) ? null : ops
  }

  const copy = useCrashCopy(slot.key, (): Correction | null => {
    const { subject, note } = written.current
    const ops = changedOps()
    return subject === issue.subject && isBlank(note) && ops === null ? null : { subject, note, ops, version }
  })
  const isChanged = isTextChanged || fields.subject !== issue.subject || !isBlank(fields.note)
  useLeaveGuard(isChanged, { onDiscard: copy.forget })

  function close() {
    copy.forget()
    onClose()
  }

  /** Returns the reason why it cannot be published as it is. */
  function problem(html: string): string | undefined {
    const { subject, note } = written.current
    if (isBlank(subject)) return 'Escreva o assunto.'
    if (!isTextChanged && subject.trim() === issue.subject) return 'Nada mudou no assunto nem no texto.'
    if (isBlank(note)) return 'Explique em “O que foi corrigido” o que mudou.'
    if (graphemeCount(note.trim()) > NEWSLETTER_LIMITS.erratum) return 'A explicação é longa demais.'
    return tooLongReason({ subject, preheader: '', title: '' }, html)
  }

  async function publish() {
    const { subject, note, port } = written.current
    if (isBusy || !port) return
    const html = isTextChanged ? port.html() : issue.html
    const reason = problem(html)
    if (reason) {
      if (isBlank(note)) onNoteMissing()
      return void toast.error(FAILED, reason)
    }
    setBusy(true)
    try {
      const corrected = await api.newsletters.correctIssue({
        ...{ issueId: issue.id, subject: subject.trim(), html, text: note },
        ...{ expectedUpdatedAt: version, requestId: request.current },
      })
      editing.adopt(corrected)
      toast.success('Correção publicada', { description: 'O e-mail que já saiu não mudou.' })
      close()
    } catch (error) {
      const hold = holdReasonOf(error)
      if (hold) toast.error(HOLD_LABELS[hold], HOLD_ADVICE[hold])
      else if (errorCode(error) === 'ISSUE_CONFLICT') {
        toast.error(FAILED, CHANGED_MEANWHILE)
        void editing.checkStored()
      } else if (errorCode(error) === 'ERRATA_FULL')
        toast.error(FAILED, `Esta edição já tem ${NEWSLETTER_LIMITS.errataPerIssue} erratas, o máximo.`)
      else toast.error(FAILED, `O que você escreveu continua aqui. ${failureAdvice(error)}`)
      setBusy(false)
    }
  }

  return {
    ...fields,
    isBusy,
    publish,
    change(next: Partial<typeof fields>) {
      Object.assign(written.current, next)
      setFields((now) => ({ ...now, ...next }))
      copy.touch()
    },
    /** The rich-text chunk has arrived, with the stored text in it. */
    showText(port: IssueTextPort) {
      const isFirst = written.current.port === null
      Object.assign(written.current, { port, begin: port.ops() })
      if (isFirst && left?.ops) port.replace({ ops: left.ops })
    },
    noteText() {
      setTextChanged(changedOps() !== null)
      copy.touch()
    },
    async cancel() {
      const isSure =
        !isChanged ||
        (await confirm({
          title: 'Descartar a correção?',
          body: 'O que você escreveu aqui se perde. A edição fica como está.',
          confirmLabel: 'Descartar',
        }))
      if (isSure) close()
    },
  }
}
