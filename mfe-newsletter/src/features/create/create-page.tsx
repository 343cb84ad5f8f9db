import { crashCopyKey, LENGTH, paths } from '@ementa/contracts'
import {
  Button,
  Column,
  type CopySlot,
  PageHeader,
  SignedIn,
  SignInPrompt,
  useCopySlot,
  useFormFocus,
  usePageTitle,
} from '@ementa/ui'
import {
  CountedLabel,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  Textarea,
} from '@ementa/ui/forms'
import { PriceFields } from '../../shared/about/about-fields'
import { RecoveredNotice } from '../../shared/notices/notices'
import { FormSkeleton } from '../../shared/owner-guard/owner-head'
import plain from '../../shared/plain/plain.module.css'
import styles from './create.module.css'
import { type CreateForm, type FieldName, formSchema, useCreateForm } from './create-form'
import { CreatePreview } from './create-preview'

export default function CreatePage() {
  usePageTitle('Criar newsletter')
  return (
    <Column width="wide">
      <PageHeader title="Criar newsletter" back={{ href: paths.newsletters.href(), label: 'Voltar às newsletters' }} />
      <SignedIn
        loading={<FormSkeleton />}
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
  const slot = useCopySlot(crashCopyKey(userId, 'newsletter'), formSchema)
  return slot && <CreateFormView key={slot.key} slot={slot} owner={owner} />
}

function CreateFormView({ slot, owner }: { slot: CopySlot<CreateForm>; owner: string }) {
  const { form: box, focus } = useFormFocus<FieldName>()
  const { form, change, visit, submit, isBusy, recovery, isUnsaved, errorOf } = useCreateForm(slot, focus)

  return (
    <div className={styles.page}>
      <Form ref={box} className={styles.form} isSending={isBusy} onSubmit={() => void submit()}>
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
        <PriceFields value={form} error={errorOf('price')} onChange={change} onBlur={() => visit('price')} />
        {isUnsaved && (
          <p className={plain.warning} role="status">
            Este aparelho está sem espaço: o que você escreve não está sendo guardado.
          </p>
        )}
        <Button
          className={styles.submit}
          type="submit"
          variant="solid"
          // An error that the field's blur shows would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
          isLoading={isBusy}
          loadingText="Criando…"
        >
          Criar newsletter
        </Button>
      </Form>
      <CreatePreview form={form} owner={owner} />
    </div>
  )
}
