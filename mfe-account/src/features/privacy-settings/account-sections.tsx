import { Button, confirm, Section, useHost, useServices, useSession } from '@ementa/ui'
import { ownAccountQuery, useRead } from '@ementa/ui/data'
import { UserX } from 'lucide-react'
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

/** Erases the account on a host, with 30 days in which one may come back (LGPD art. 18, VI). */
export function AccountSection() {
  const { toast, device } = useServices()
  const { user } = useSession()
  const [isBusy, setBusy] = useState(false)
  const { eraseAccount } = device
  const { isCommunity } = useHost()
  if (!user || !eraseAccount || !isCommunity) return null

  async function erase() {
    const sure = await confirm({
      title: 'Apagar sua conta?',
      body: 'Você sai em todos os aparelhos, e tudo o que publicou deixa de aparecer agora. Em 30 dias, perfil, publicações, comentários, newsletters, listas, e-mail e chaves de acesso são apagados de vez. Até lá, entre de novo para desistir.',
      confirmLabel: 'Apagar conta',
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    try {
      await eraseAccount?.()
    } catch (error) {
      toast.failed('A conta não foi apagada', error)
      setBusy(false)
    }
  }

  return (
    <Section title="Sua conta">
      <p className={`muted ${styles.measure}`}>
        Apagar a conta retira da comunidade o que é seu. O que outras pessoas escreveram fica, assim como o registro das
        decisões da moderação. Se quiser guardar uma cópia, exporte seus dados antes.
      </p>
      <div className={styles.buttons}>
        <Button
          variant="danger"
          leftIcon={<UserX size={18} aria-hidden />}
          onClick={() => void erase()}
          isLoading={isBusy}
          loadingText="Apagando…"
        >
          Apagar minha conta
        </Button>
      </div>
    </Section>
  )
}
