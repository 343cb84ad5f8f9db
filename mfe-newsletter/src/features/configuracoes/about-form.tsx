import type { Newsletter } from '@ementa/contracts'
import { Button, Flex, Section, Stack, useServices } from '@ementa/ui'
import {
  CharCounter,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  Radio,
  RadioGroup,
  Textarea,
  useLeaveGuard,
} from '@ementa/ui/forms'
import { useRef, useState } from 'react'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import { ABOUT_LIMITS, ABOUT_ORDER, type AboutField, aboutCents, aboutOf, checkAbout } from './about-rules'

/** Title, description, price, and what mails and readers see of the newsletter. */
export function AboutForm({ newsletter, owner }: { newsletter: Newsletter; owner: string }) {
  const { api, toast } = useServices()
  const box = useRef<HTMLFormElement>(null)
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
    if (wrong) return box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    setBusy(true)
    const { isPaid: _, price: __, ...texts } = fields
    try {
      const updated = await api.newsletters.update({
        newsletterId: newsletter.id,
        ...texts,
        priceCents: aboutCents(fields) ?? newsletter.price_cents,
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
      <Flex justify="space-between" align="baseline">
        <FormLabel>{label}</FormLabel>
        <CharCounter text={fields[name]} limit={ABOUT_LIMITS[name]} />
      </Flex>
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
        ref={box}
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
        <FormControl as="fieldset">
          <FormLabel as="legend">Assinatura</FormLabel>
          <RadioGroup
            value={fields.isPaid ? 'paid' : 'free'}
            onChange={(value) => setFields((now) => ({ ...now, isPaid: value === 'paid' }))}
          >
            <Flex columnGap={6} wrap="wrap">
              <Radio value="free">Gratuita</Radio>
              <Radio value="paid">Paga, por mês</Radio>
            </Flex>
          </RadioGroup>
        </FormControl>
        {fields.isPaid && (
          <FormControl isRequired isInvalid={errorOf('price') !== undefined}>
            <FormLabel>Preço por mês (R$)</FormLabel>
            <Input
              name="price"
              inputMode="decimal"
              placeholder="14,90"
              maxW="12rem"
              value={fields.price}
              onChange={(event) => change('price', event.target.value)}
            />
            <FormErrorMessage>{errorOf('price')}</FormErrorMessage>
            <FormHelperText>{SIMULATED_PAYMENT} aos assinantes.</FormHelperText>
          </FormControl>
        )}
        {field('senderName', 'Nome do remetente', `Quem assina os e-mails. Em branco, é ${owner}.`)}
        {field('masthead', 'Linha do cabeçalho', 'Aparece sob o título da newsletter: a periodicidade, por exemplo.')}
        {field('welcome', 'Mensagem de boas-vindas', 'Quem assina lê esta mensagem logo depois.', 3)}
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
