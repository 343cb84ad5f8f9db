import { type Authority, authorityLabel, LENGTH } from '@ementa/contracts'
import { type HostApi, newPersonSchema, type OpenedLink } from '@ementa/contracts/host'
import { authoritySchema } from '@ementa/contracts/schemas'
import { Button, focusOnMount, useServices } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import type { OwnedSession } from '@ementa/ui/host'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { DialogSkeleton } from './dialog-skeleton'
import styles from './host.module.css'
import { hostState } from './host-state'
import { Refusal, useHostAction } from './use-host-action'

interface LinkProps {
  host: HostApi
  session: OwnedSession
  token: string
}

/** Shows the link with which the page was opened: the form of an invitation, or a button to sign in. */
export function OpenedLinkForm({ host, session, token }: LinkProps) {
  const [link, setLink] = useState<OpenedLink | null>(null)
  const { error } = useHostAction(async () => setLink(await host.openLink({ token })))
  if (error) return <Refusal text={error} />
  if (!link) return <DialogSkeleton />
  const props = { host, session, token }
  if (link.kind === 'invitation') return <Invitation {...props} link={link} />
  return link.kind === 'signIn' ? <SignIn {...props} link={link} /> : <Confirmation {...props} link={link} />
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
      <Refusal text={error} />
      <Button
        className={styles.action}
        variant="solid"
        ref={focusOnMount}
        isLoading={isBusy}
        onClick={() => void run(signIn)}
      >
        Entrar
      </Button>
    </>
  )
}

/** Confirms an address by a press, since mail programs open links, too. */
function Confirmation({ host, token, link }: LinkProps & { link: Extract<OpenedLink, { kind: 'confirmation' }> }) {
  const { toast } = useServices()
  const { isBusy, error, run } = useHostAction()
  const confirm = async () => {
    await host.confirmAddress({ token })
    hostState.close()
    toast.success('E-mail confirmado', { description: 'As newsletters que você assina chegam nele.' })
  }
  return (
    <div className={styles.form}>
      <p>Confirme que {link.email} é o seu e-mail, para receber nele as newsletters que você assina.</p>
      <Refusal text={error} />
      <Button
        className={styles.action}
        variant="solid"
        ref={focusOnMount}
        isLoading={isBusy}
        onClick={() => void run(confirm)}
      >
        Confirmar e-mail
      </Button>
    </div>
  )
}

const USERNAME_RULE = `Use de 3 a ${LENGTH.username} letras sem acento, números ou _.`

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
    hint: USERNAME_RULE,
    wrong: USERNAME_RULE,
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

/** Named for everybody: each person chooses the own form in the profile. */
const AUTHORITIES = authoritySchema.options.map((authority) => ({
  value: authority,
  label: authorityLabel({ authority, authority_form: 'neutral' }),
}))

function Invitation({ host, session, token, link }: LinkProps & { link: Extract<OpenedLink, { kind: 'invitation' }> }) {
  const [person, setPerson] = useState({ display_name: '', username: '', email: '' })
  const [authority, setAuthority] = useState<Authority>('advogado')
  const [isChecked, setChecked] = useState(false)
  const { isBusy, error, run } = useHostAction()
  const enter = useEnter(session)
  const isWrong = (name: Field) => !v.is(newPersonSchema.entries[name], person[name])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const wrong = FIELDS.find(({ name }) => isWrong(name))
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
      return
    }
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
      {FIELDS.map(({ name, label, hint, wrong, ...input }, index) => (
        <FormControl key={name} isInvalid={isChecked && isWrong(name)}>
          <FormLabel>{label}</FormLabel>
          <Input
            {...input}
            name={name}
            ref={index === 0 ? focusOnMount : undefined}
            value={person[name]}
            onChange={(event) => setPerson({ ...person, [name]: event.target.value })}
            {...(name !== 'display_name' && { autoCapitalize: 'none', spellCheck: false })}
          />
          {hint && !(isChecked && isWrong(name)) && <FormHelperText>{hint}</FormHelperText>}
          <FormErrorMessage>{wrong}</FormErrorMessage>
        </FormControl>
      ))}
      <SelectField label="Atuação" options={AUTHORITIES} value={authority} onChange={setAuthority} />
      <Refusal text={error} />
      <Button className={styles.action} type="submit" variant="solid" isLoading={isBusy} loadingText="Entrando...">
        Aceitar convite
      </Button>
    </form>
  )
}
