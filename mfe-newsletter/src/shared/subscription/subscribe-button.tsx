import { type Newsletter, ownsNewsletter } from '@ementa/contracts'
import { Button, type ButtonProps, PlainBadge, useSession } from '@ementa/ui'
import plain from '../plain/plain.module.css'
import styles from './subscribe-button.module.css'
import { SIMULATED_PAYMENT } from './texts'
import { useSubscription } from './use-subscription'

export interface SubscribeButtonProps extends Pick<ButtonProps, 'size'> {
  newsletter: Pick<Newsletter, 'id' | 'is_paid' | 'title' | 'owner_id'>
  /** Leaves out the note on paid newsletters, where it is nearby already. */
  hideNote?: boolean
}

/**
 * Subscribes and cancels; only the buttons of this newsletter are busy meanwhile. Owners get none, as they read their
 * own newsletter anyway.
 */
export function SubscribeButton({ newsletter, size, hideNote = false }: SubscribeButtonProps) {
  const { isSubscribed, isChanging, toggle } = useSubscription(newsletter)
  const { user } = useSession()
  if (ownsNewsletter(user, newsletter)) return <PlainBadge>Sua newsletter</PlainBadge>
  const action = isSubscribed ? 'Cancelar assinatura' : 'Assinar'
  return (
    <div className={styles.subscription}>
      <Button
        size={size}
        variant={isSubscribed ? 'outline' : 'solid'}
        isLoading={isChanging}
        loadingText={isSubscribed ? 'Assinando…' : 'Cancelando…'}
        aria-label={isChanging ? undefined : `${action}: ${newsletter.title}`}
        onClick={toggle}
      >
        {action}
      </Button>
      {newsletter.is_paid && !hideNote && <p className={`${plain.meta} ${styles.note}`}>{SIMULATED_PAYMENT}</p>}
    </div>
  )
}
