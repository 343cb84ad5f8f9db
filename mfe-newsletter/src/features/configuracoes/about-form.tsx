import type { Newsletter } from '@ementa/contracts'
import { Button, Section, Stack, useServices } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormHelperText, Input, Textarea, useLeaveGuard } from '@ementa/ui/forms'
import { useState } from 'react'
import { centsOf } from '../../shared/about/about-rules'
import { CountedLabel } from '../../shared/about/counted-label'
import { PriceFields } from '../../shared/about/price-fields'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { useFieldFocus } from '../../shared/forms/use-field-focus'
import { ABOUT_LIMITS, ABOUT_ORDER, type AboutField, aboutOf, checkAbout, OPTIONAL } from './about-rules'

/** Title, description, price, and what mails and readers see of the newsletter. */
export function AboutForm({ newsletter, owner }: { newsletter: Newsletter; owner: string }) {
  const { api, toast } = useServices()
  const { form, focus } = useFieldFocus<AboutField>()
  const [stored, setStored] = useState(newsletter)
  const [fields, setFields] = useState(() => aboutOf(newsletter))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const saved = aboutOf(stored)
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved)
  useLeaveGuard(isChanged, { onDiscard: () => setFields(saved) })
  const errors = checkAbout(fields)
  const errorOf = (name: AboutField) => (isTried ? errors[name] : undefined)

  async function save() {
    if (isBusy) return
    setTried(true)
    const wrong = ABOUT_ORDER.find((name) => errors[name])
    if (wrong) return focus(wrong)
    setBusy(true)
    const { isPaid: _, price: __, ...texts } = fields
    try {
      const updated = await api.newsletters.update({
        newsletterId: newsletter.id,
        ...texts,
        priceCents: centsOf(fields),
      })
      setStored(updated)
      setFields(aboutOf(updated))
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
        <Textarea name={name} rows={rows} value={fields[name]} onChange={(event) => change(name, event.target.value)} />
      ) : (
        <Input name={name} value={fields[name]} onChange={(event) => change(name, event.target.value)} />
      )}
      <FormErrorMessage>{errorOf(name)}</FormErrorMessage>
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  )
  const change = (name: AboutField, value: string) => setFields((now) => ({ ...now, [name]: value }))

  return (
    <Section title="Sobre a newsletter">
      <Stack
        as="form"
        ref={form}
        noValidate
        spacing={5}
        aria-label="Sobre a newsletter"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {field('title', 'Título')}
        {field('description', 'Descrição', undefined, 4)}
        <PriceFields
          value={fields}
          error={errorOf('price')}
          onChange={(change) => setFields((now) => ({ ...now, ...change }))}
        />
        {field('senderName', OPTIONAL.senderName, `Quem assina os e-mails. Em branco, é ${owner}.`)}
        {field('masthead', OPTIONAL.masthead, 'Aparece sob o título da newsletter: a periodicidade, por exemplo.')}
        {field('welcome', OPTIONAL.welcome, 'Quem assina lê esta mensagem logo depois.', 3)}
        <Button
          type="submit"
          variant="solid"
          alignSelf={{ base: 'stretch', sm: 'flex-start' }}
          isLoading={isBusy}
          loadingText="Salvando…"
        >
          Salvar configurações
        </Button>
      </Stack>
    </Section>
  )
}
