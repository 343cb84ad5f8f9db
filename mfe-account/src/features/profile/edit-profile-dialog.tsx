import {
  type AuthorityForm,
  authorityFormOptions,
  failureAdvice,
  isConflict,
  LENGTH,
  type Profile,
  versionOf,
} from '@ementa/contracts'
import { Button, CharCounter, type CopySlot, useServices } from '@ementa/ui'
import {
  askToLeave,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  type LeftFields,
  Radio,
  RadioGroup,
  Textarea,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { Sheet, VersionConflict } from '@ementa/ui/overlays'
import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './edit-profile.module.css'
import { findProfileProblems } from './find-profile-problems'
import { type ChosenPortrait, PortraitField } from './portrait-field'

type Fields = {
  name: string
  bio: string
  /** Empty while the person has never chosen one. */
  form: AuthorityForm | ''
}

const fieldsOf = ({ display_name, bio, authority_form }: Profile): Fields => ({
  name: display_name,
  bio,
  form: authority_form ?? '',
})

interface EditProfileDialogProps {
  profile: Profile
  onClose: () => void
  onSaved: (profile: Profile) => void
}

/**
 * Edits portrait, name, bio and the form of the label. A failed save keeps what was typed, and so does a reload; closing
 * with changes asks first.
 */
export default function EditProfileDialog(props: EditProfileDialogProps) {
  const slot = useFormCopySlot('profile', props.profile.id)
  return slot && <OpenDialog key={slot.key} slot={slot} {...props} />
}

function OpenDialog({ slot, profile, onClose, onSaved }: EditProfileDialogProps & { slot: CopySlot<LeftFields> }) {
  const { api, session, toast } = useServices()
  const stored = fieldsOf(profile)
  const { text, change, isChanged, forget } = useFormCrashCopy(slot, stored)
  const { name, bio, form } = text
  const [portrait, setPortrait] = useState<ChosenPortrait | undefined>()
  const [wasTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // The version that the typed text is based on: a later read must not replace it.
  const [version, setVersion] = useState(() => versionOf(profile))
  const [conflict, setConflict] = useState<Profile | null>(null)
  const id = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const bioField = useRef<HTMLTextAreaElement>(null)
  const problems = findProfileProblems({ name, bio }, stored.name)
  const hasChanges = isChanged || portrait !== undefined

  /** Closes and drops the local copy: its text was saved or given up. */
  function finish() {
    forget()
    onClose()
  }

  async function close() {
    if (isSaving) return
    if (!hasChanges || (await askToLeave('As alterações do seu perfil serão perdidas.'))) finish()
  }

  async function save(expectedUpdatedAt: string | null) {
    setTried(true)
    if (problems.name) return nameField.current?.focus()
    if (problems.bio) return bioField.current?.focus()
    if (isSaving) return
    setSaving(true)
    try {
      const saved = await api.profiles.update({
        display_name: name.trim(),
        bio,
        authority_form: form || null,
        avatar_url: portrait && (await api.images.upload(portrait)).image_url,
        expectedUpdatedAt,
      })
      onSaved(saved)
      finish()
      toast.success('Perfil atualizado!')
      // The navigation shows the name, too. If this fails, it keeps the old one until the next read.
      await session.refresh().catch(() => undefined)
    } catch (error) {
      setSaving(false)
      if (isConflict(error, 'PROFILE_CONFLICT')) return setConflict(error.data.profile)
      toast.error('Erro ao salvar', `O que você escreveu continua aqui. ${failureAdvice(error)}`)
    }
  }

  /** Overwrites the version that the other tab saved. */
  function keepMine(other: Profile) {
    setConflict(null)
    setVersion(versionOf(other))
    void save(versionOf(other))
  }

  /** Continues with the version that the other tab saved. */
  function takeOther(other: Profile) {
    setConflict(null)
    setVersion(versionOf(other))
    change(fieldsOf(other))
    setPortrait(undefined)
    onSaved(other)
  }

  return (
    <Sheet
      isOpen
      onClose={() => void close()}
      title="Editar perfil"
      closeOnOverlayClick={!hasChanges}
      initialFocusRef={nameField}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button variant="solid" type="submit" form={id} isLoading={isSaving} loadingText="Salvando…">
            Salvar
          </Button>
        </>
      }
    >
      <Form id={id} isSending={isSaving} onSubmit={() => void save(version)} className={styles.fields}>
        <PortraitField
          name={name.trim() || stored.name}
          saved={profile.avatar_url}
          chosen={portrait}
          isBusy={isSaving}
          onChoose={setPortrait}
        />
        <FormControl isRequired isInvalid={wasTried && problems.name !== undefined}>
          <FormLabel>Nome de exibição</FormLabel>
          <Input
            ref={nameField}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
            autoComplete="name"
          />
          <Foot error={wasTried ? problems.name : undefined} help="Como seu nome aparece para as outras pessoas.">
            <CharCounter text={name.trim()} limit={LENGTH.displayName} />
          </Foot>
        </FormControl>
        <FormControl isInvalid={problems.bio !== undefined}>
          <FormLabel>Bio</FormLabel>
          <Textarea ref={bioField} value={bio} onChange={(event) => change({ bio: event.target.value })} rows={4} />
          <Foot error={problems.bio} help="Área de atuação, cidade, o que quiser contar.">
            <CharCounter text={bio} limit={LENGTH.bio} />
          </Foot>
        </FormControl>
        <AuthorityFormField profile={profile} value={form} onChange={(chosen) => change({ form: chosen })} />
      </Form>
      {conflict && (
        <VersionConflict
          title="Este perfil foi alterado em outra aba"
          mine={textOf({ display_name: name, bio })}
          other={textOf(conflict)}
          keepLabel="Manter o meu"
          takeLabel="Usar o outro"
          onKeepMine={() => keepMine(conflict)}
          onTakeOther={() => takeOther(conflict)}
          onClose={() => setConflict(null)}
        />
      )}
    </Sheet>
  )
}

const textOf = ({ display_name, bio }: Pick<Profile, 'display_name' | 'bio'>) => `${display_name}\n\n${bio}`

function Foot({ error, help, children }: { error: string | undefined; help: string; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {error ? <FormErrorMessage>{error}</FormErrorMessage> : <FormHelperText>{help}</FormHelperText>}
      <div>{children}</div>
    </div>
  )
}

interface AuthorityFormFieldProps {
  profile: Profile
  /** An empty one is shown as the masculine form. */
  value: Fields['form']
  onChange: (form: AuthorityForm) => void
}

/** Chooses the grammatical form of one's own label. The authority itself cannot be changed here. */
function AuthorityFormField({ profile, value, onChange }: AuthorityFormFieldProps) {
  const options = authorityFormOptions(profile.authority)
  if (options.length === 0) return null
  return (
    <FormControl as="fieldset">
      <FormLabel as="legend">Como sua função aparece</FormLabel>
      <RadioGroup
        value={value || 'masculine'}
        onChange={(chosen) => {
          const option = options.find(({ form }) => form === chosen)
          if (option) onChange(option.form)
        }}
      >
        <div className={styles.forms}>
          {options.map(({ form, text }) => (
            <Radio key={form} value={form} minH="44px">
              {text}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <FormHelperText>Muda só a forma da palavra. Nos filtros e nas regras, a função é a mesma.</FormHelperText>
    </FormControl>
  )
}
