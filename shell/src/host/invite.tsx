import type { HostApi } from '@ementa/contracts/host'
import { absoluteTime, Button, copyText, useServices } from '@ementa/ui'
import { FormControl, FormLabel, Input } from '@ementa/ui/forms'
import { useState } from 'react'
import styles from './host.module.css'
import { useHostAction } from './use-host-action'

/** Makes a link by which one more person joins. */
export function Invite({ host }: { host: HostApi }) {
  const { toast } = useServices()
  const [invitation, setInvitation] = useState<{ link: string; expiresAt: string } | null>(null)
  const { isBusy, error, run } = useHostAction()

  const make = async () => {
    const { token, expires_at } = await host.invite()
    setInvitation({ link: `${location.origin}/#convite=${token}`, expiresAt: expires_at })
  }

  return (
    <section className={styles.form}>
      <h3 className={styles.heading}>Convidar</h3>
      <p>Cada convite vale para uma pessoa, por sete dias. Envie o link só a quem você convida.</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {invitation ? (
        <>
          <FormControl>
            <FormLabel>Link do convite</FormLabel>
            <Input value={invitation.link} isReadOnly onFocus={(event) => event.target.select()} />
          </FormControl>
          <p className="muted">Vale até {absoluteTime(invitation.expiresAt)}.</p>
          <Button
            className={styles.action}
            variant="solid"
            onClick={() => void copyText({ toast }, invitation.link, 'Link copiado')}
          >
            Copiar link
          </Button>
        </>
      ) : (
        <Button className={styles.action} variant="solid" isLoading={isBusy} onClick={() => void run(make)}>
          Criar convite
        </Button>
      )}
    </section>
  )
}
