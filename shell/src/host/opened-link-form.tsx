import { AUTHORITY_LABELS, type Authority } from '@ementa/contracts'
import { type HostApi, newPersonSchema, type OpenedLink } from '@ementa/contracts/host'
import { authoritySchema } from '@ementa/contracts/schemas'
import { Button, useServices } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import type { OwnedSession } from '@ementa/ui/host'
import { type FormEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { DialogSkeleton } from './dialog-skeleton'
import styles from './host.module.css'
import { hostState } from './host-state'
import { useHostAction } from './use-host-action'

interface LinkProps {
  host: HostApi
  session: OwnedSession
  token: string
}

/** Shows the link with which the page was opened: the form of an invitation, or a button to sign in. */
export function OpenedLinkForm({ host, session, token }: LinkProps) {
  const [link, setLink] = useState<OpenedLink | null>(null)
  const { error, run } = useHostAction()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once for each token.
  useEffect(() => void run(async () => setLink(await host.openLink({ token }))), [host, token])
  if (error)
    return (
      <p role="alert" className={styles.error}>
        {error}
      </p>
    )
  if (!link) return <DialogSkeleton />
  const props = { host, session, token }
  return link.kind === 'invitation' ? <Invitation {...props} link={link} /> : <SignIn {...props} link={link} />
}

/** Signs in with the device's new session, and goes on where the person was. */
function useEnter(session: OwnedSession) {
  const { toast } = useServices()
  return async (next: () => void) => {
    await session.refresh()
    next()
    toast.success('Login realizado!', { description: `Boas-vindas, ${session.state.user?.display_name ?? ''}` })
  }
}

function SignIn({ host, session, token, link }: LinkProps & { link: Extract<OpenedLink, { kind: 'signIn' }> }) {
  const { isBusy, error, run } = useHostAction()
  const enter = useEnter(session)
  const signIn = async () => {
    const { erases_at } = await host.signInByLink({ token })
    if (erases_at === null) return enter(hostState.close)
    await session.refresh()
    hostState.open({ kind: 'leaving', erasesAt: erases_at })
  }
  return (
    <>
      <p>Este link entra na conta de @{link.username} neste aparelho.</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button className={styles.action} variant="solid" isLoading={isBusy} onClick={() => void run(signIn)}>
        Entrar
      </Button>
    </>
  )
}

type Field = 'display_name' | 'username' | 'email'

const FIELDS: readonly {
  name: Field
  label: string
  hint?: string
  wrong: string
  autoComplete: string
  type?: 'email'
}[] = [
  { name: 'display_name', label: 'Nome', wrong: 'Escreva seu nome.', autoComplete: 'name' },
  {
    name: 'username',
    label: 'Nome de usuário',
    hint: 'Letras minúsculas, números e _, a partir de três.',
    wrong: 'Use de 3 a 60 letras sem acento, números ou _.',
    autoComplete: 'username',
  },
  {
    name: 'email',
    label: 'E-mail',
    hint: 'Só a moderação o vê.',
    wrong: 'Escreva um e-mail válido.',
    autoComplete: 'email',
    type: 'email',
  },
]

const AUTHORITIES = authoritySchema.options.map((value) => ({ value, label: AUTHORITY_LABELS[value] }))

function Invitation({ host, session, token, link }: LinkProps & { link: Extract<OpenedLink, { kind: 'invitation' }> }) {
  const [person, setPerson] = useState({ display_name: '', username: '', email: '' })
  const [authority, setAuthority] = useState<Authority>('advogado')
  const [isChecked, setChecked] = useState(false)
  const { isBusy, error, run } = useHostAction()
  const enter = useEnter(session)
  const isWrong = (name: Field) => !v.is(newPersonSchema.entries[name], person[name])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (FIELDS.some(({ name }) => isWrong(name))) return
    void run(async () => {
      await host.acceptInvitation({ token, ...person, authority })
      // Without a passkey the way back would be lost with this browser.
      await enter(() => hostState.open({ kind: 'access' }))
    })
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>
        {link.invitedBy ? `Convite de ${link.invitedBy}.` : 'Este é o primeiro convite.'}
        {link.makesModerator && ' Quem o aceita cuida da moderação.'}
      </p>
      {FIELDS.map(({ name, label, hint, wrong, ...input }) => (
        <FormControl key={name} isInvalid={isChecked && isWrong(name)}>
          <FormLabel>{label}</FormLabel>
          <Input
            {...input}
            value={person[name]}
            onChange={(event) => setPerson({ ...person, [name]: event.target.value })}
            {...(name !== 'display_name' && { autoCapitalize: 'none', spellCheck: false })}
          />
          {hint && <FormHelperText>{hint}</FormHelperText>}
          <FormErrorMessage>{wrong}</FormErrorMessage>
        </FormControl>
      ))}
      <SelectField label="Atuação" options={AUTHORITIES} value={authority} onChange={setAuthority} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button className={styles.action} type="submit" variant="solid" isLoading={isBusy} loadingText="Entrando...">
        Aceitar convite
      </Button>
    </form>
  )
}
