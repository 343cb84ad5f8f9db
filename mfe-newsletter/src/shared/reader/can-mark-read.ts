import { type Outputs, ownsNewsletter, type Profile } from '@ementa/contracts'

type Read = Outputs['newsletters']['getIssue']

/** Whether an issue counts as read or unread for this person: a reader who has all of a sent one. */
export const canMarkRead = (user: Pick<Profile, 'id'> | null, { issue, newsletter, contents }: Read): boolean =>
  user !== null && contents === null && issue.status === 'sent' && !ownsNewsletter(user, newsletter)
