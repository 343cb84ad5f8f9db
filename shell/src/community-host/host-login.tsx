import { Button } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormLabel, Input } from '@ementa/ui/forms'
import type { OwnedSession } from '@ementa/ui/host'
import { startAuthentication } from '@simplewebauthn/browser'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { loginState } from '../dialog-states'
import { DialogSkeleton } from './dialog-skeleton'
import styles from './host.module.css'
import { fetchHostInfo, getHostClient } from './host-client'
import { hostState } from './host-state'
import { Refusal, useHostAction } from './use-host-action'

interface HostLoginProps {
  session: OwnedSession
  /** The form by name, for a host that is a demonstration. */
  byName: ReactNode
}

/** Sign-in in the ways that the host offers. */
export default function HostLogin({ session, byName }: HostLoginProps) {
  const host = useMemo(getHostClient, [])
  const { about } = useSnapshot(hostState)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isBusy, error, run } = useHostAction(fetchHostInfo)

  const signInByPasskey = async () => {
    const options = await host.startPasskeySignIn()
    // The server made them, by the other half of the same library.
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
    const { erases_at } = await host.signInByPasskey({ response: { ...(await startAuthentication({ optionsJSON })) } })
    await session.refresh()
    loginState.close()
    if (erases_at !== null) hostState.open({ kind: 'leaving', erasesAt: erases_at })
  }
  const askForLink = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await host.requestLink({ email })
      setSentTo(email)
    })
  }

  if (!about) return error ? <Refusal text={error} /> : <DialogSkeleton />
  if (about.signIn.includes('name')) return byName
  return (
    <div className={styles.form}>
      {about.signIn.includes('passkey') && (
        <Button className={styles.action} variant="solid" isDisabled={isBusy} onClick={() => void run(signInByPasskey)}>
          Entrar com chave de acesso
        </Button>
      )}
      <Refusal text={error} />
      {about.signIn.includes('link') && (
        <form onSubmit={askForLink} className={styles.form}>
          <FormControl>
            <FormLabel>E-mail</FormLabel>
            <Input type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          </FormControl>
          <Button type="submit" variant="outline" isDisabled={email.trim() === '' || isBusy}>
            Receber link por e-mail
          </Button>
          {sentTo && (
            <p role="status">Se houver uma conta com {sentTo}, o link chega em instantes. Ele vale por 20 minutos.</p>
          )}
        </form>
      )}
      <p className="muted">Ainda não tem conta? Peça um convite a quem já participa.</p>
    </div>
  )
}
