import type { Newsletter } from '@ementa/contracts'
import { Button, type CopySlot, Section, useFormFocus, useServices } from '@ementa/ui'
import {
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  Input,
  type LeftFields,
  Textarea,
  useKeptText,
  useTextSlot,
} from '@ementa/ui/forms'
import { useState } from 'react'
import { parseCents } from '../../shared/about/about-rules'
import { CountedLabel } from '../../shared/about/counted-label'
import { PriceFields } from '../../shared/about/price-fields'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { RecoveredNotice } from '../../shared/notices/recovered-notice'
import { FormSkeleton } from '../../shared/owner-guard/form-skeleton'
import { ABOUT_LIMITS, ABOUT_ORDER, type AboutField, aboutOf, checkAbout, OPTIONAL } from './about-rules'
import { confirmOpening } from './confirm-opening'
import styles from './settings.module.css'

interface AboutFormProps {
  newsletter: Newsletter
  owner: string
}

/** Title, description, price, and what mails and readers see of the newsletter. */
export function AboutForm(props: AboutFormProps) {
  const slot = useTextSlot('about', props.newsletter.id)
  return slot ? <OpenForm key={slot.key} slot={slot} {...props} /> : <FormSkeleton />
}

function OpenForm({ slot, newsletter, owner }: AboutFormProps & { slot: CopySlot<LeftFields> }) {
  const { api, toast } = useServices()
  const { form, focus } = useFormFocus<AboutField>()
  const [stored, setStored] = useState(newsletter)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const saved = aboutOf(stored)
  const { text: fields, wasLeft, change } = useKeptText(slot, { ...saved })
  const [isRecovered, setRecovered] = useState(wasLeft)
  const errors = checkAbout(fields)
  const errorOf = (name: AboutField) => (isTried ? errors[name] : undefined)

  async function save() {
    if (isBusy) return
    setTried(true)
    const wrong = ABOUT_ORDER.find((name) => errors[name])
    if (wrong) return focus(wrong)
    const priceCents = parseCents(fields)
    setBusy(true)
    const { isPaid: _, price: __, ...texts } = fields
    try {
      if (stored.is_paid && priceCents === 0 && !(await confirmOpening(api, newsletter.id))) return
      const updated = await api.newsletters.update({
        newsletterId: newsletter.id,
        ...texts,
        priceCents,
      })
      setStored(updated)
      change(aboutOf(updated))
      setRecovered(false)
      toast.success('Configurações salvas')
    } catch (error) {
      toast.error('Erro ao salvar', `O que você escreveu continua aqui. ${failureAdvice(error)}`)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: Exclude<AboutField, 'price'>, label: string, help?: string, rows?: number) => (
    <FormControl isInvalid={errorOf(name) !== undefined} isRequired={name === 'title' || name === 'description'}>
      <CountedLabel label={label} text={fields[name]} limit={ABOUT_LIMITS[name]} />
      {rows ? (
        <Textarea
          name={name}
          rows={rows}
          value={fields[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ) : (
        <Input name={name} value={fields[name]} onChange={(event) => change({ [name]: event.target.value })} />
      )}
      <FormErrorMessage>{errorOf(name)}</FormErrorMessage>
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  )

  function discard() {
    change(saved)
    setRecovered(false)
  }

  return (
    <Section title="Sobre a newsletter">
      <Form
        ref={form}
        className={styles.form}
        isSending={isBusy}
        aria-label="Sobre a newsletter"
        onSubmit={() => void save()}
      >
        {isRecovered && <RecoveredNotice onKeep={() => setRecovered(false)} onDiscard={discard} />}
        {field('title', 'Título')}
        {field('description', 'Descrição', undefined, 4)}
        <PriceFields value={fields} error={errorOf('price')} onChange={change} />
        {field('senderName', OPTIONAL.senderName, `Quem assina os e-mails. Em branco, é ${owner}.`)}
        {field('masthead', OPTIONAL.masthead, 'Aparece sob o título da newsletter: a periodicidade, por exemplo.')}
        {field('welcome', OPTIONAL.welcome, 'Quem assina lê esta mensagem logo depois.', 3)}
        <Button className={styles.ownWidth} type="submit" variant="solid" isLoading={isBusy} loadingText="Salvando…">
          Salvar configurações
        </Button>
      </Form>
    </Section>
  )
}
