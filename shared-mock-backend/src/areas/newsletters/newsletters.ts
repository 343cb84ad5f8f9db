import { excerpt, isReleased, isReservedHandle, LENGTH, type Newsletter, paths } from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { newId } from '../shared/new-entity'
import { profilesOf } from '../shared/people'
import { abTests } from './ab-tests'
import { requireOwnNewsletter } from './access'
import { audience, removeFromAudience, unmarkRemoved } from './audience'
import { issueKeeping } from './issue-keeping'
import { writing } from './issue-writing'
import { issues } from './issues'
import { schedules } from './schedules'

/** Counts subscribers: a fixed number for sample newsletters; for others the people who subscribed here or were imported. */
function countSubscribers({ db, reads }: Context, ids: readonly string[]): Record<string, number> {
  const counts = reads.countSubscribers(ids)
  return Object.fromEntries(ids.map((id) => [id, db.metrics.get(id)?.subscribers ?? counts.get(id) ?? 0]))
}

/** The last issue that everybody sees, by the id of its newsletter; nothing without one. */
function latestOf({ db, now }: Context, id: string): [id: string, latest: { subject: string; at: string }][] {
  const latest = db.issues.by('newsletter', id).find((issue) => isReleased(issue, now.getTime()))
  return latest?.sent_at ? [[id, { subject: latest.subject, at: latest.sent_at }]] : []
}

/** The address of a person's account, as lists hold it. */
const addressOf = ({ db }: Context, profileId: string): string | undefined =>
  db.accounts.by('profile', profileId)[0]?.email.trim().toLowerCase()

/** The welcome message can be read again from the notifications, which lead to where it stands whole. */
function welcome({ db, nowIso }: Context, userId: string, { id, title, handle, welcome: message }: Newsletter): void {
  if (!message) return
  db.notifications.put({
    ...{ id: `notification-welcome-${id}-${userId}`, user_id: userId, type: 'system', post_id: null, actor_id: null },
    ...{ created_at: nowIso, read: false, href: paths.newsletter.href({ handle }) },
    text: `Boas-vindas de ${title}: ${excerpt(message.replace(/\s+/g, ' '), LENGTH.issueExcerpt)}`,
  })
}

/** Nobody can pay where real people meet, so everything is free. */
const priceOf = ({ policy }: Context, cents: number) => {
  const price_cents = policy.isShared ? 0 : cents
  return { is_paid: price_cents > 0, price_cents }
}

export const newsletters = {
  listAll: os.newsletters.listAll.handler(({ context }) => {
    const all = context.reads.newsletters()
    const ids = all.map(({ id }) => id)
    return {
      newsletters: [...all],
      owners: profilesOf(
        context.db,
        all.map((newsletter) => newsletter.owner_id),
      ),
      subscribers: countSubscribers(context, ids),
      latest: Object.fromEntries(ids.flatMap((id) => latestOf(context, id))),
      samples: ids.filter((id) => context.db.metrics.has(id)),
    }
  }),

  get: os.newsletters.get.handler(({ input, context, errors }) => {
    const [newsletter] = context.db.newsletters.by('handle', input.handle)
    if (!newsletter) throw errors.NEWSLETTER_NOT_FOUND()
    const owner = context.db.profiles.get(newsletter.owner_id) ?? null
    const { id } = newsletter
    return {
      newsletter,
      owner,
      subscribers: countSubscribers(context, [id])[id] ?? 0,
      isSample: context.db.metrics.has(id),
    }
  }),

  create: os.newsletters.create.use(signedIn).handler(({ input, context, errors }) => {
    const { handle, title, description, isPaid, priceCents, zone } = input
    if (isReservedHandle(handle) || context.db.newsletters.by('handle', handle).length > 0) throw errors.HANDLE_TAKEN()
    const newsletter = {
      id: newId('newsletter', context.now),
      owner_id: context.viewer.id,
      handle,
      title,
      description,
      ...priceOf(context, isPaid ? priceCents : 0),
      ...(zone !== undefined && { zone }),
    }
    context.db.newsletters.put(newsletter)
    return newsletter
  }),

  update: os.newsletters.update.use(signedIn).handler(({ input, context }) => {
    const newsletter = requireOwnNewsletter(context, input.newsletterId)
    const { title, description, priceCents = newsletter.price_cents, senderName, masthead, welcome } = input
    const updated = {
      ...newsletter,
      title: title ?? newsletter.title,
      description: description ?? newsletter.description,
      ...priceOf(context, priceCents),
      ...(senderName !== undefined && { sender_name: senderName.trim() }),
      ...(masthead !== undefined && { masthead: masthead.trim() }),
      ...(welcome !== undefined && { welcome: welcome.trim() }),
    }
    context.db.newsletters.put(updated)
    return updated
  }),

  subscribe: os.newsletters.subscribe.use(signedIn).handler(async ({ input, context, errors }) => {
    const newsletter = context.db.newsletters.get(input.id)
    if (!newsletter) throw errors.NEWSLETTER_NOT_FOUND()
    const { viewer, relations } = context
    const email = addressOf(context, viewer.id)
    if (email) await unmarkRemoved(context.db, input.id, email)
    if (!relations.has(viewer.id, 'subscribed', input.id)) welcome(context, viewer.id, newsletter)
    relations.set(viewer.id, 'subscribed', input.id, true)
    return DONE
  }),

  unsubscribe: os.newsletters.unsubscribe.use(signedIn).handler(async ({ input, context, errors }) => {
    if (!context.db.newsletters.has(input.id)) throw errors.NEWSLETTER_NOT_FOUND()
    const email = addressOf(context, context.viewer.id)
    // Leaving as a member also removes the address, which the owner may have in a list, or bring in one later.
    if (email && context.relations.has(context.viewer.id, 'subscribed', input.id))
      await removeFromAudience(context, input.id, email)
    context.relations.set(context.viewer.id, 'subscribed', input.id, false)
    return DONE
  }),

  getMetrics: os.newsletters.getMetrics.use(signedIn).handler(({ input, context }) => {
    requireOwnNewsletter(context, input.newsletterId)
    return (
      context.db.metrics.get(input.newsletterId) ?? {
        newsletter_id: input.newsletterId,
        subscribers: countSubscribers(context, [input.newsletterId])[input.newsletterId] ?? 0,
        open_rate: 0,
        click_rate: 0,
        unsubscribe_rate: 0,
        last_issue_opens: 0,
        last_issue_clicks: 0,
      }
    )
  }),

  ...issues,
  ...issueKeeping,
  ...schedules,
  ...abTests,
  ...audience,
  ...writing,
}
