import { type Api, LARGEST_PAGE, LENGTH, NEWSLETTER_LIMITS, type Newsletter } from '@ementa/contracts'
import { Button, type CopySlot, confirm, counted, formatNumber, Section, useFormFocus, useServices } from '@ementa/ui'
import {
  CountedLabel,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  Input,
  type LeftFields,
  readEveryPage,
  Textarea,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { useState } from 'react'
import { PriceFields } from '../../shared/about/about-fields'
import { type AboutText, checkAboutText, lengthError, parseCents, typedPrice } from '../../shared/about/about-rules'
import { useOneCall } from '../../shared/failures/use-one-call'
import { RecoveredNotice } from '../../shared/notices/notices'
import { FormSkeleton } from '../../shared/owner-guard/owner-head'
import plain from '../../shared/plain/plain.module.css'
import styles from './settings.module.css'

interface AboutFormProps {
  newsletter: Newsletter
  owner: string
}

/** Title, description, price, and what mails and readers see of the newsletter. */
export function AboutForm(props: AboutFormProps) {
  const slot = useFormCopySlot('about', props.newsletter.id)
  return slot ? <OpenForm key={slot.key} slot={slot} {...props} /> : <FormSkeleton />
}

function OpenForm({ slot, newsletter, owner }: AboutFormProps & { slot: CopySlot<LeftFields> }) {
  const { api, toast } = useServices()
  const { form, focus } = useFormFocus<AboutField>()
  const [stored, setStored] = useState(newsletter)
  const [isTried, setTried] = useState(false)
  const { busy, run } = useOneCall<'save'>({ keepsText: true })
  const saved = aboutOf(stored)
  const { text: fields, wasLeft, change } = useFormCrashCopy(slot, { ...saved })
  const [isRecovered, setRecovered] = useState(wasLeft)
  const errors = checkAbout(fields)
  const errorOf = (name: AboutField) => (isTried ? errors[name] : undefined)

  async function save() {
    setTried(true)
    const wrong = ABOUT_ORDER.find((name) => errors[name])
    if (wrong) return focus(wrong)
    const priceCents = parseCents(fields)
    await run('save', 'Erro ao salvar', async () => {
      if (stored.is_paid && priceCents === 0 && !(await confirmOpening(api, newsletter.id))) return
      const updated = await api.newsletters.update({
        newsletterId: newsletter.id,
        ...changedTexts(fields, saved),
        ...(priceCents !== stored.price_cents && { priceCents }),
      })
      setStored(updated)
      change(aboutOf(updated))
      setRecovered(false)
      toast.success('Configurações salvas')
    })
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
        isSending={busy !== null}
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
        <Button
          className={plain.ownWidth}
          type="submit"
          variant="solid"
          isLoading={busy !== null}
          loadingText="Salvando…"
        >
          Salvar configurações
        </Button>
      </Form>
    </Section>
  )
}

/** Fields of the form, as they were typed. */
export interface AboutFields extends AboutText {
  senderName: string
  masthead: string
  welcome: string
}

/** Labels of the fields that may stay empty. */
const OPTIONAL = {
  senderName: 'Nome do remetente',
  masthead: 'Linha do cabeçalho',
  welcome: 'Mensagem de boas-vindas',
} as const

type AboutField = Exclude<keyof AboutFields, 'isPaid'>

/** Their order on the page: the first wrong one gets the focus. */
const ABOUT_ORDER: readonly AboutField[] = ['title', 'description', 'price', 'senderName', 'masthead', 'welcome']

const ABOUT_LIMITS: Record<Exclude<AboutField, 'price'>, number> = {
  title: LENGTH.newsletterTitle,
  description: LENGTH.newsletterDescription,
  senderName: NEWSLETTER_LIMITS.senderName,
  masthead: NEWSLETTER_LIMITS.masthead,
  welcome: NEWSLETTER_LIMITS.welcome,
}

const aboutOf = (newsletter: Newsletter): AboutFields => ({
  title: newsletter.title,
  description: newsletter.description,
  isPaid: newsletter.is_paid,
  price: newsletter.is_paid ? typedPrice(newsletter.price_cents) : '',
  senderName: newsletter.sender_name ?? '',
  masthead: newsletter.masthead ?? '',
  welcome: newsletter.welcome ?? '',
})

/** Only what was changed here is saved: another device may have changed the other settings meanwhile. */
function changedTexts(fields: AboutFields, saved: AboutFields): Partial<Record<keyof typeof ABOUT_LIMITS, string>> {
  const changed = ABOUT_ORDER.filter((name) => name !== 'price' && fields[name] !== saved[name])
  return Object.fromEntries(changed.map((name) => [name, fields[name]]))
}

/** Returns the problem of each field; `undefined` for a valid one. */
export function checkAbout(fields: AboutFields): Record<AboutField, string | undefined> {
  const optional = (name: keyof typeof OPTIONAL) => lengthError(OPTIONAL[name], fields[name], ABOUT_LIMITS[name])
  return {
    ...checkAboutText(fields),
    senderName: optional('senderName'),
    masthead: optional('masthead'),
    welcome: optional('welcome'),
  }
}

/** Asks before a paid newsletter becomes free, which opens all of its issues at once; true when its owner wants that. */
async function confirmOpening(api: Api, newsletterId: string): Promise<boolean> {
  const { length: count } = await readEveryPage(
    (cursor) => api.newsletters.listIssues({ newsletterId, status: 'sent', cursor, limit: LARGEST_PAGE }),
    ({ issues }) => issues,
  )
  if (count === 0) return true
  const opens = count === 1 ? 'edição que só assinantes leem se abre' : 'edições que só assinantes leem se abrem'
  return confirm({
    title: 'Tornar a newsletter gratuita?',
    body: `${formatNumber(count)} ${opens} a todos assim que você salvar. Cobrar de novo depois não desfaz o que já tiver sido lido.`,
    confirmLabel: count === 1 ? 'Abrir a edição a todos' : `Abrir ${counted(count, 'edição', 'edições')} a todos`,
    danger: true,
  })
}
