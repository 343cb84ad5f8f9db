import { type Newsletter, ownsNewsletter } from '@ementa/contracts'
import { Badge, Box, Button, type ButtonProps, Text, useSession } from '@ementa/ui'
import { SIMULATED_PAYMENT } from './texts'
import { useSubscription } from './use-subscription'

export interface SubscribeButtonProps extends Pick<ButtonProps, 'size'> {
  newsletter: Pick<Newsletter, 'id' | 'is_paid' | 'title' | 'owner_id'>
  /** Leaves out the note on paid newsletters, where it is nearby already. */
  hideNote?: boolean
}

/** Subscribes and cancels; only this newsletter's button is busy meanwhile (NWS-022). Owners read their own anyway. */
export function SubscribeButton({ newsletter, size, hideNote = false }: SubscribeButtonProps) {
  const { isSubscribed, isChanging, toggle } = useSubscription(newsletter)
  const { user } = useSession()
  if (ownsNewsletter(user, newsletter)) return <Badge>Sua newsletter</Badge>
  const action = isSubscribed ? 'Cancelar assinatura' : 'Assinar'
  return (
    <Box flexShrink={0}>
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
      {newsletter.is_paid && !hideNote && (
        <Text textStyle="meta" mt={1}>
          {SIMULATED_PAYMENT}
        </Text>
      )}
    </Box>
  )
}
