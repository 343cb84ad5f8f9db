import { graphemeCount, isBlank, NEWSLETTER_LIMITS, type NewsletterIssue, randomId } from '@ementa/contracts'
import { Button, type CopySlot, useServices } from '@ementa/ui'
import {
  CountedLabel,
  Form,
  FormControl,
  FormHelperText,
  type LeftFields,
  Textarea,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { confirm } from '@ementa/ui/overlays'
import { useRef, useState } from 'react'
import { useOneCall } from '../../shared/failures/use-one-call'
import plain from '../../shared/plain/plain.module.css'
import Errata from '../../shared/reader/errata'
import styles from './edit.module.css'

interface AddErratumProps {
  issueId: string
  errata: NewsletterIssue['errata']
}

/** The corrections of a sent issue and a form for another one, which stays for ever. */
export default function AddErratum(props: AddErratumProps) {
  const slot = useFormCopySlot('erratum', props.issueId)
  return slot ? <Add key={slot.key} slot={slot} {...props} /> : <Errata errata={props.errata} />
}

function Add({ slot, issueId, errata }: AddErratumProps & { slot: CopySlot<LeftFields> }) {
  const { api, toast } = useServices()
  const [answered, setAnswered] = useState<NewsletterIssue['errata']>()
  // The answer of the last call counts until the read that it made stale has arrived. Errata are never removed, so the
  // longer list is the newer one.
  const allErrata = (answered?.length ?? 0) > (errata?.length ?? 0) ? answered : errata
  const { wasLeft, change, ...kept } = useFormCrashCopy(slot, { text: '' })
  const { text } = kept.text
  const setText = (next: string) => change({ text: next })
  const [isOpen, setOpen] = useState(wasLeft)
  const { busy, run } = useOneCall<'add'>({ keepsText: true })
  const isBusy = busy !== null
  // The request id stays the same until a call succeeds: a retry after a lost answer adds no second erratum.
  const request = useRef(randomId())
  const { erratum: limit, errataPerIssue: most } = NEWSLETTER_LIMITS
  const isFull = (allErrata?.length ?? 0) >= most
  const isReady = !isBlank(text) && graphemeCount(text.trim()) <= limit

  async function add() {
    const isSure = await confirm({
      title: 'Publicar esta errata?',
      body: 'Ela fica com a edição para sempre, com a data de hoje, e avisa quem a leu. Não pode ser mudada nem apagada.',
      confirmLabel: 'Publicar errata',
    })
    if (!isSure) return
    await run('add', 'Erro ao publicar a errata', async () => {
      const issue = await api.newsletters.addErratum({ issueId, text, requestId: request.current })
      request.current = randomId()
      setAnswered(issue.errata)
      setText('')
      setOpen(false)
      toast.success('Errata publicada')
    })
  }

  return (
    <>
      <Errata errata={allErrata} />
      {isFull && <p className={plain.note}>Esta edição já tem {most} erratas, o máximo.</p>}
      {!isOpen && !isFull && (
        <Button className={styles.ownWidth} onClick={() => setOpen(true)}>
          Acrescentar errata
        </Button>
      )}
      {isOpen && (
        <Form isSending={isBusy} className={styles.form} aria-label="Errata" onSubmit={() => void add()}>
          <FormControl>
            <CountedLabel label="Errata" text={text} limit={limit} />
            <Textarea
              autoFocus={!wasLeft}
              rows={3}
              value={text}
              placeholder="Onde se lê “…”, leia-se “…”."
              onChange={(event) => setText(event.target.value)}
            />
            <FormHelperText>O texto enviado não muda. Quem leu a edição é avisado.</FormHelperText>
          </FormControl>
          <div className={plain.buttons}>
            <Button type="submit" variant="solid" isDisabled={!isReady} isLoading={isBusy} loadingText="Publicando…">
              Publicar errata
            </Button>
            <Button
              variant="ghost"
              isDisabled={isBusy}
              onClick={() => {
                setText('')
                setOpen(false)
              }}
            >
              Cancelar
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
