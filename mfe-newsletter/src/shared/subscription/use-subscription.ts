import { type Newsletter, ownsNewsletter } from '@ementa/contracts'
import { changeMembership, type MembershipWords, useRelation, useServices } from '@ementa/ui'
import { proxy, useRefresh, useSnapshot } from '@ementa/ui/data'
import { issueQuery, sentIssuesQuery } from '../newsletters/queries'
import { useForgetTexts } from './forget-texts'
import { SIMULATED_PAYMENT, SUBSCRIBED, SUBSCRIPTION_FAILED, UNSUBSCRIBED, WELCOME_KEPT } from './texts'

/** Newsletters whose subscription is on its way: the same one may be on the page twice, as card and as row. */
const changing = proxy<{ ids: Record<string, true> }>({ ids: {} })

type Subject = Pick<Newsletter, 'id' | 'is_paid' | 'owner_id' | 'welcome'>

const wordsOf = (newsletter: Subject): MembershipWords => ({
  on: SUBSCRIBED,
  onNote:
    [newsletter.is_paid && `${SIMULATED_PAYMENT}.`, newsletter.welcome && WELCOME_KEPT].filter(Boolean).join(' ') ||
    undefined,
  off: UNSUBSCRIBED,
  failed: SUBSCRIPTION_FAILED,
  undo: 'off',
})

/** Returns the subscription of one newsletter: its state, whether it is changing, and the toggle. */
export function useSubscription(newsletter: Subject) {
  const services = useServices()
  const { session } = services
  const refresh = useRefresh()
  const forgetTexts = useForgetTexts()
  const isSubscribed = useRelation('subscribed', newsletter.id)
  const isChanging = useSnapshot(changing).ids[newsletter.id] === true

  async function onAccepted(isOn: boolean) {
    if (!newsletter.is_paid) return
    if (!isOn) forgetTexts(newsletter.id)
    // The subscription decides which text an issue shows: the button is busy until the text has arrived.
    await refresh(issueQuery, sentIssuesQuery)
  }

  async function change(on: boolean) {
    changing.ids[newsletter.id] = true
    await changeMembership(services, 'subscribed', newsletter.id, on, { ...wordsOf(newsletter), onAccepted })
    delete changing.ids[newsletter.id]
  }

  const toggle = () =>
    session.require(() => {
      // A visitor who signs in here may turn out to be its owner, who reads it anyway.
      if (!ownsNewsletter(session.state.user, newsletter)) void change(!isSubscribed)
    })

  return { isSubscribed, isChanging, toggle }
}
