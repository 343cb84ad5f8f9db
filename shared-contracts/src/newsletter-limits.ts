/** What owners of newsletters may write beyond the specification's fields (P-23), and how much of it. */
export const NEWSLETTER_LIMITS = {
  /** Longest texts, in user-perceived characters (P-10). */
  senderName: 60,
  masthead: 120,
  welcome: 500,
  erratum: 600,
  errataPerIssue: 20,
  /** Issues in one call of an import; longer archives come in several. */
  importedAtOnce: 20,
  /** Of the subscribers, in percent: who takes part in the test of an issue; the others get the winner (decision 052). */
  testSamples: [10, 20, 30, 50, 100],
  testSampleDefault: 20,
  templateName: 60,
  templatesPerNewsletter: 30,
  /** An address, as RFC 5321 has it. */
  email: 254,
  subscriberName: 120,
  /** How consent was given elsewhere, in the owner's words. */
  consent: 200,
  /** Subscribers in one call of an import, and those that one newsletter may bring along on a device. */
  subscribersAtOnce: 500,
  subscribersBrought: 5000,
} as const

/** Reading speed, words per minute. Spec §2 */
export const WORDS_PER_MINUTE = 200
