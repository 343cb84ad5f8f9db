import { type Newsletter, type Outputs, ownsNewsletter, withoutText } from '@ementa/contracts'
import {
  Button,
  type ButtonProps,
  changeMembership,
  type MembershipWords,
  PlainBadge,
  useRelation,
  useServices,
  useSession,
} from '@ementa/ui'
import { proxy, useCacheEdits, useRefresh, useSnapshot } from '@ementa/ui/data'
import { useCallback } from 'react'
import { issueQuery, sentIssuesQuery } from '../newsletters/queries'
import plain from '../plain/plain.module.css'
import styles from './subscribe-button.module.css'
import { SIMULATED_PAYMENT, SUBSCRIBED, SUBSCRIPTION_FAILED, UNSUBSCRIBED, WELCOME_KEPT } from './texts'

interface SubscribeButtonProps extends Pick<ButtonProps, 'size'> {
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
function useSubscription(newsletter: Subject) {
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

type IssueRead = Outputs['newsletters']['getIssue']
type IssuesPage = Outputs['newsletters']['listIssues']

function lockPage(page: IssuesPage): IssuesPage {
  const locked = page.issues.map((issue) =>
    page.contents?.[issue.id] || issue.open_to_all ? null : withoutText(issue),
  )
  return {
    ...page,
    issues: page.issues.map((issue, index) => locked[index]?.issue ?? issue),
    contents: Object.fromEntries(
      page.issues.flatMap(({ id }, index) => {
        const contents = locked[index]?.contents ?? page.contents?.[id]
        return contents ? [[id, contents]] : []
      }),
    ),
  }
}

/** For the end of a paid subscription: takes the texts of its issues out of the copies saved on this device. */
function useForgetTexts(): (newsletterId: string) => void {
  const edits = useCacheEdits()
  return useCallback(
    (newsletterId) => {
      const isLocked = ({ newsletter, contents, issue }: IssueRead) =>
        newsletter.id !== newsletterId || Boolean(contents) || issue.open_to_all === true
      edits.change(issueQuery, (read) => (isLocked(read) ? read : { ...read, ...withoutText(read.issue) }))
      edits.change(sentIssuesQuery, (list, [input]) =>
        input.newsletterId === newsletterId ? { pages: list.pages.map(lockPage) } : list,
      )
    },
    [edits],
  )
}

/** Returns the number of subscribers, including a person who has just subscribed. */
export function useSubscriberCount(newsletterId: string, counted: number): number {
  const isSubscribed = useRelation('subscribed', newsletterId)
  return Math.max(counted, isSubscribed ? 1 : 0)
}
