import { type Profile, passesAdminGuard, type UserModerationStatus } from '@ementa/contracts'

/** Somebody who is signed in, with what moderation says of them at this moment. */
export interface Actor {
  profile: Profile
  status: UserModerationStatus
}

/**
 * Who may do what, beside the rules of ownership (`permissions` of the contracts), which hold everywhere. A host puts its own
 * in the place of the specification's (`createBackend({ policy })`). A visitor is null.
 */
export interface Policy {
  /**
   * Whether what one person does reaches the others: likes and follows count and are notified, a report alone hides nothing,
   * and no numbers are invented.
   */
  isShared: boolean
  /** Report a text or a person. */
  mayReport(actor: Actor | null): boolean
  /** Open the back office and read there: queue, people, log, cases, numbers, decisions about others. */
  mayOpenAdmin(actor: Actor): boolean
  /** Decide in the back office: about the queue, people and objections. Asked of those who may open it. */
  mayModerate(actor: Actor): boolean
  /** Decide outside of the back office, by `moderation.moderateContent` and `moderation.updateUserStatus`. */
  mayModerateDirectly(actor: Actor | null): boolean
  /** Read the e-mail addresses of people in the back office, and find people by them. */
  maySeeAddresses(actor: Actor): boolean
  /** Read the moderators' notes about a person. */
  mayReadNotes(actor: Actor): boolean
  /** Read the issues of paid newsletters without a subscription. */
  mayReadPaid(actor: Actor): boolean
}

const always = () => true
const isModerator = ({ status }: Actor) => status.is_moderator

/** The specification's rules, as `who-may.test.ts` has them call by call. */
export const SPECIFIED_POLICY: Policy = {
  isShared: false,
  mayReport: always,
  // The spec's guard: lawyers, and usernames with `admin` or `mod` in them.
  mayOpenAdmin: ({ profile }) => passesAdminGuard(profile),
  mayModerate: isModerator,
  mayModerateDirectly: always,
  maySeeAddresses: always,
  // Lawyers pass the guard, but the moderators' notes about a person are not for them.
  mayReadNotes: isModerator,
  mayReadPaid: isModerator,
}
