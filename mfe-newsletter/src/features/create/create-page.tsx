import { crashBufferKey, LENGTH, paths } from '@ementa/contracts'
import {
  Button,
  Column,
  type CopySlot,
  Flex,
  Grid,
  Loading,
  PageHeader,
  ReaderSkeleton,
  SignedIn,
  SignInPrompt,
  Stack,
  Text,
  useCopySlot,
  usePageTitle,
} from '@ementa/ui'
import {
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  Radio,
  RadioGroup,
  Textarea,
} from '@ementa/ui/forms'
import { useRef } from 'react'
import { RecoveredNotice } from '../../shared/notices/recovered-notice'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import { CountedLabel } from './counted-label'
import { CreatePreview } from './create-preview'
import { type CreateForm, type FieldName, stepPrice } from './create-rules'
import { formSchema, useCreateForm } from './use-create-form'

export default function CreatePage() {
  usePageTitle('Criar newsletter')
  return (
    <Column width="wide">
      <PageHeader title="Criar newsletter" back={{ href: paths.newsletters.href(), label: 'Voltar às newsletters' }} />
      <SignedIn
        loading={
          <Loading>
            <ReaderSkeleton />
          </Loading>
        }
        visitor={
          <SignInPrompt title="Entre para criar uma newsletter" description="Ela será publicada com o seu nome." />
        }
      >
        {(user) => <OwnForm userId={user.id} owner={user.display_name} />}
      </SignedIn>
    </Column>
  )
}

/** Two open forms never write over each other's copy. */
function OwnForm({ userId, owner }: { userId: string; owner: string }) {
  const slot = useCopySlot(crashBufferKey(userId, 'newsletter'), formSchema)
  return slot && <CreateFormView key={slot.key} slot={slot} owner={owner} />
}

function CreateFormView({ slot, owner }: { slot: CopySlot<CreateForm>; owner: string }) {
  const box = useRef<HTMLFormElement>(null)
  const focus = (name: FieldName) => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const { form, change, visit, submit, isBusy, recovery, isUnsaved, errorOf } = useCreateForm(slot, focus)

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap={8} px={4} py={6}>
      <Stack
        as="form"
        ref={box}
        noValidate
        spacing={5}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {recovery && <RecoveredNotice onKeep={recovery.keep} onDiscard={recovery.discard} />}
        <FormControl isRequired isInvalid={errorOf('title') !== undefined}>
          <CountedLabel label="Título" text={form.title} limit={LENGTH.newsletterTitle} />
          <Input
            name="title"
            value={form.title}
            onChange={(event) => change({ title: event.target.value })}
            onBlur={() => visit('title')}
          />
          <FormErrorMessage>{errorOf('title')}</FormErrorMessage>
        </FormControl>
        <FormControl isRequired isInvalid={errorOf('handle') !== undefined}>
          <FormLabel>Handle</FormLabel>
          <Input
            name="handle"
            value={form.handle}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => change({ handle: event.target.value })}
            onBlur={() => visit('handle')}
          />
          <FormErrorMessage>{errorOf('handle')}</FormErrorMessage>
          <FormHelperText overflowWrap="anywhere">
            É o endereço da newsletter e não muda depois: /newsletters/{form.handle || 'meu-handle'}
          </FormHelperText>
        </FormControl>
        <FormControl isRequired isInvalid={errorOf('description') !== undefined}>
          <CountedLabel label="Descrição" text={form.description} limit={LENGTH.newsletterDescription} />
          <Textarea
            name="description"
            rows={5}
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
            onBlur={() => visit('description')}
          />
          <FormErrorMessage>{errorOf('description')}</FormErrorMessage>
        </FormControl>
        <FormControl as="fieldset">
          <FormLabel as="legend">Assinatura</FormLabel>
          <RadioGroup value={form.isPaid ? 'paid' : 'free'} onChange={(value) => change({ isPaid: value === 'paid' })}>
            <Flex columnGap={6} wrap="wrap">
              <Radio value="free">Gratuita</Radio>
              <Radio value="paid">Paga, por mês</Radio>
            </Flex>
          </RadioGroup>
        </FormControl>
        {form.isPaid && (
          <FormControl isRequired isInvalid={errorOf('price') !== undefined}>
            <FormLabel>Preço por mês (R$)</FormLabel>
            <Input
              name="price"
              inputMode="decimal"
              // A number field would refuse `14,90` in some browsers: text, with a number field's minimum and steps.
              min="0.01"
              step="0.01"
              placeholder="14,90"
              maxW="12rem"
              value={form.price}
              onChange={(event) => change({ price: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                event.preventDefault()
                change({ price: stepPrice(form.price, event.key === 'ArrowUp' ? 1 : -1) })
              }}
              onBlur={() => visit('price')}
            />
            <FormErrorMessage>{errorOf('price')}</FormErrorMessage>
            <FormHelperText>Mínimo de R$ 0,01. {SIMULATED_PAYMENT} aos assinantes.</FormHelperText>
          </FormControl>
        )}
        {isUnsaved && (
          <Text color="warning" fontSize="sm" role="status">
            Este aparelho está sem espaço: o que você escreve não está sendo guardado.
          </Text>
        )}
        <Button
          type="submit"
          variant="solid"
          size="lg"
          // An error that the field's blur shows would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          alignSelf={{ base: 'stretch', sm: 'flex-start' }}
          isLoading={isBusy}
          loadingText="Criando…"
        >
          Criar newsletter
        </Button>
      </Stack>
      <CreatePreview form={form} owner={owner} />
    </Grid>
  )
}
