import { Button, Section, useHost, useServices, useSession } from '@ementa/ui'
import { ownAccountQuery, useRead } from '@ementa/ui/data'
import { useState } from 'react'
import styles from './privacy.module.css'

/** Asks for the confirmation of an address to which a host mails no newsletter yet. */
export function AddressSection() {
  const { user } = useSession()
  const { mailsIssues } = useHost()
  if (!user || !mailsIssues) return null
  return <Unconfirmed userId={user.id} />
}

function Unconfirmed({ userId }: { userId: string }) {
  const { toast, device } = useServices()
  const { data: account } = useRead(ownAccountQuery(userId))
  const [isBusy, setBusy] = useState(false)
  if (!account || account.email_verified) return null

  async function send() {
    setBusy(true)
    try {
      await device.sendConfirmation?.()
      toast.success('Link enviado', { description: 'Abra a mensagem e confirme o e-mail em até sete dias.' })
    } catch (error) {
      toast.failed('O link não foi enviado', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title="E-mail por confirmar">
      <p className={`muted ${styles.measure}`}>
        As newsletters que você assina só chegam por e-mail depois que você confirma {account.email}. Abra o link que
        enviamos a este endereço.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void send()} isLoading={isBusy} loadingText="Enviando…">
          Enviar de novo
        </Button>
      </div>
    </Section>
  )
}
