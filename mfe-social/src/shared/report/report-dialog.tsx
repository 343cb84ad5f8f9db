import {
  failureAdvice,
  graphemeCount,
  isBlank,
  LENGTH,
  paths,
  REASON_MEANINGS,
  REPORT_REASON_LABELS,
  type ReportDialogProps,
  type ReportReason,
  type Widget,
} from '@ementa/contracts'
import { askToBlock, Button, type CopySlot, setMuted, useServices } from '@ementa/ui'
import {
  askToLeave,
  CountedLabel,
  FormControl,
  FormErrorMessage,
  FormLabel,
  type LeftFields,
  Radio,
  RadioGroup,
  Textarea,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Link } from '@ementa/ui/router'
import { useRef, useState } from 'react'
import styles from './report-dialog.module.css'

const REASONS = Object.entries(REPORT_REASON_LABELS)
const isReason = (value: string): value is ReportReason => Object.hasOwn(REPORT_REASON_LABELS, value)

/**
 * The dialog `Denunciar`: a reason and optional details, then offers to mute or block the author. Other remotes load it as
 * `social/report-dialog`.
 */
function ReportDialog(props: ReportDialogProps) {
  const slot = useFormCopySlot('report', `${props.target.type}-${props.target.id}`)
  return slot && <Dialog key={slot.key} slot={slot} {...props} />
}

function Dialog(props: ReportDialogProps & { slot: CopySlot<LeftFields> }) {
  const { isOpen, onClose, target, author, send, onSent } = props
  const { sentTitle = 'Denúncia enviada', failedTitle = 'Erro ao enviar denúncia' } = props
  const services = useServices()
  const { text, change, forget } = useFormCrashCopy(props.slot, { details: '' })
  const { details } = text
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [step, setStep] = useState<'form' | 'busy' | 'sent'>('form')
  const firstReason = useRef<HTMLInputElement>(null)
  const warning = useRef('')
  const isTooLong = graphemeCount(details) > LENGTH.reportDetails

  const submit = async () => {
    if (step !== 'form' || isTooLong) return
    services.toast.close(warning.current)
    if (!reason) {
      warning.current = services.toast.error('Selecione um motivo', 'Por favor, selecione o motivo da denúncia.')
      setReasonMissing(true)
      firstReason.current?.focus()
      return
    }
    setStep('busy')
    const description = details.trim()
    try {
      if (send) await send({ reason, description })
      else
        await services.api.moderation.reportContent({
          kind: 'dialog',
          type: target.type,
          targetId: target.id,
          reason,
          description,
        })
    } catch (error) {
      // The reason and the details stay for the next try.
      setStep('form')
      services.toast.error(failedTitle, `Não foi possível enviar sua denúncia. ${failureAdvice(error)}`)
      return
    }
    forget()
    services.toast.success(sentTitle)
    onSent?.()
    if (author) setStep('sent')
    else onClose()
  }

  async function close() {
    if (!isBlank(details) && !(await askToLeave('O que você escreveu na denúncia será perdido.'))) return
    forget()
    onClose()
  }

  const isSent = step === 'sent' && author
  // One sheet for both steps, so that it gives the focus back to what opened it.
  return (
    <Sheet
      isOpen={isOpen}
      onClose={isSent ? onClose : () => void close()}
      title={isSent ? sentTitle : 'Denunciar'}
      size="md"
      initialFocusRef={firstReason}
      closeOnOverlayClick={isSent ? true : step !== 'busy' && details === ''}
      footer={
        !isSent && (
          <>
            <Button onClick={() => void close()} isDisabled={step === 'busy'}>
              Cancelar
            </Button>
            <Button
              variant="solid"
              onClick={submit}
              isLoading={step === 'busy'}
              loadingText="Enviando…"
              isDisabled={isTooLong}
            >
              Enviar denúncia
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <SentReport onClose={onClose} author={author} />
      ) : (
        <>
          <FormControl as="fieldset" mb={4} isInvalid={isReasonMissing}>
            <FormLabel as="legend">Qual é o motivo?</FormLabel>
            <RadioGroup
              value={reason ?? ''}
              onChange={(value) => {
                if (!isReason(value)) return
                setReason(value)
                setReasonMissing(false)
              }}
            >
              <div className={styles.reasons}>
                {REASONS.map(([value, label], index) => (
                  <Radio key={value} value={value} ref={index === 0 ? firstReason : undefined}>
                    {label}
                    {REASON_MEANINGS[value] && <span className={styles.meaning}>{` (${REASON_MEANINGS[value]})`}</span>}
                  </Radio>
                ))}
              </div>
            </RadioGroup>
            <FormErrorMessage>Selecione um motivo.</FormErrorMessage>
          </FormControl>
          <FormControl isInvalid={isTooLong} isReadOnly={step === 'busy'}>
            <CountedLabel
              counterId="detalhes-restantes"
              label="Detalhes (opcional)"
              text={details}
              limit={LENGTH.reportDetails}
            />
            <Textarea
              value={details}
              onChange={(event) => change({ details: event.target.value })}
              aria-describedby="detalhes-restantes"
              placeholder="O que a moderação precisa saber?"
            />
          </FormControl>
        </>
      )}
    </Sheet>
  )
}

interface SentReportProps extends Pick<ReportDialogProps, 'onClose'> {
  author: NonNullable<ReportDialogProps['author']>
}

/** Says where the outcome will be, and offers to mute or to block the author meanwhile. */
function SentReport({ onClose, author }: SentReportProps) {
  const services = useServices()
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <p className={`muted ${styles.sent}`}>
        A moderação vai analisar; o resultado fica em{' '}
        <Link to={paths.privacySettings.href()} className="text-link" onClick={onClose}>
          Privacidade
        </Link>
        . Enquanto isso, se preferir não ler mais o que @{author.username} publica:
      </p>
      <div className={styles.buttons}>
        <Button onClick={closeAnd(() => setMuted(services, author, true))}>Silenciar @{author.username}</Button>
        <Button variant="danger" onClick={closeAnd(() => askToBlock(services, author))}>
          Bloquear @{author.username}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </>
  )
}

export default ReportDialog satisfies Widget<'social/report-dialog'>
