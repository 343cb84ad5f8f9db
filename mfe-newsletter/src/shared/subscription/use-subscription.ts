import { type Newsletter, ownsNewsletter } from '@ementa/contracts'
import { useRelation, useServices } from '@ementa/ui'
import { proxy, useInvalidate, useSnapshot } from '@ementa/ui/data'
import { useForgetTexts } from './forget-texts'
import { SIMULATED_PAYMENT, SUBSCRIBED, SUBSCRIPTION_FAILED, UNSUBSCRIBED } from './texts'

/** Newsletters whose subscription is on its way: the same one may stand on the page twice, as card and as row. */
const changing = proxy<{ ids: Record<string, true> }>({ ids: {} })

type Subject = Pick<Newsletter, 'id' | 'is_paid' | 'owner_id'>

/** The subscription of one newsletter: its state, whether it is changing, and the toggle (spec §4 Newsletter subscription). */
export function useSubscription(newsletter: Subject) {
  const { session, relations, toast, offline } = useServices()
  const invalidate = useInvalidate()
  const forgetTexts = useForgetTexts()
  const isSubscribed = useRelation('subscribed', newsletter.id)
  const isChanging = useSnapshot(changing).ids[newsletter.id] === true

  async function change(on: boolean) {
    changing.ids[newsletter.id] = true
    try {
      await relations.set('subscribed', newsletter.id, on)
      if (newsletter.is_paid) {
        if (!on) forgetTexts(newsletter.id)
        // What an issue shows depends on it: the button is busy until the text is there.
        await invalidate('issue', 'issues').catch(() => undefined)
      }
      void invalidate('newsletter', 'newsletters').catch(() => undefined)
      // Offline it waits in the queue, and the shell says so: nothing has been done yet.
      if (offline.state.online) tell(on)
    } catch {
      toast.error(SUBSCRIPTION_FAILED)
    } finally {
      delete changing.ids[newsletter.id]
    }
  }

  function tell(on: boolean) {
    if (on) toast.success(SUBSCRIBED, newsletter.is_paid ? { description: `${SIMULATED_PAYMENT}.` } : undefined)
    else toast.success(UNSUBSCRIBED, { action: { label: 'Desfazer', onClick: () => void change(true) } })
  }

  const toggle = () =>
    session.require(() => {
      // A visitor who signs in here may turn out to be its owner, who reads it anyway.
      if (!ownsNewsletter(session.state.user, newsletter)) void change(!isSubscribed)
    })

  return { isSubscribed, isChanging, toggle }
}
