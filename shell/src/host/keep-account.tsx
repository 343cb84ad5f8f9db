import type { HostApi } from '@ementa/contracts/host'
import { absoluteTime, Button, useServices } from '@ementa/ui'
import type { OwnedSession } from '@ementa/ui/host'
import styles from './host.module.css'
import { hostState } from './host-state'
import { Refusal } from './refusal'
import { useHostAction } from './use-host-action'

interface KeepAccountProps {
  host: HostApi
  session: OwnedSession
  /** The moment at which the account is erased. */
  erasesAt: string
}

/** Offers to keep the account, to somebody who asked to be erased and has signed in again. */
export function KeepAccount({ host, session, erasesAt }: KeepAccountProps) {
  const { toast } = useServices()
  const { isBusy, error, run } = useHostAction()
  const keep = async () => {
    await host.keepAccount()
    await session.refresh()
    hostState.close()
    toast.success('Sua conta continua', { description: 'O que você publicou voltou a aparecer.' })
  }
  const leave = async () => {
    await session.signOut()
    hostState.close()
  }
  return (
    <div className={styles.form}>
      <p>
        Você pediu para apagar esta conta. Ela e o que você publicou não aparecem mais para ninguém e serão apagados em{' '}
        {absoluteTime(erasesAt)}.
      </p>
      <Refusal text={error} />
      <Button className={styles.action} variant="solid" isDisabled={isBusy} onClick={() => void run(keep)}>
        Manter minha conta
      </Button>
      <Button variant="outline" isDisabled={isBusy} onClick={() => void run(leave)}>
        Apagar, como pedi
      </Button>
    </div>
  )
}
