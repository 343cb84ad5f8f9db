import type { ABTest, NewsletterIssue, NewsletterSchedule } from '@ementa/contracts'

/** For tests only: records of a newsletter, with the changes that a test needs. */

/** 24 November 2026, 9:00 in São Paulo. */
export const AT = '2026-11-24T12:00:00.000Z'

/** Creates an issue: a draft whose text is just long enough to be sent. */
export const issueOf = (changes: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  id: 'i',
  newsletter_id: 'n',
  title: 'Título interno',
  subject: 'Juros',
  preheader: null,
  html: `<p>${'x'.repeat(50)}</p>`,
  status: 'draft',
  scheduled_at: null,
  sent_at: null,
  created_at: AT,
  updated_at: AT,
  ...changes,
})

/** Creates a schedule that waits, without recurrence. */
export const scheduleOf = (changes: Partial<NewsletterSchedule> = {}): NewsletterSchedule => ({
  id: 's',
  newsletter_id: 'n',
  issue_id: 'i',
  scheduled_at: AT,
  recurrence: 'none',
  status: 'pending',
  created_at: AT,
  ...changes,
})

/** Creates an A/B test that was not started, with halves of the same size. */
export const abTestOf = (changes: Partial<ABTest> = {}): ABTest => ({
  id: 'um',
  newsletter_id: 'n',
  name: 'Prazos',
  subject_a: 'Assunto um',
  subject_b: 'Assunto dois',
  preheader_a: '',
  preheader_b: '',
  metric: 'opens',
  split_percent: 50,
  duration_minutes: 120,
  status: 'draft',
  results: null,
  winner: null,
  started_at: null,
  completed_at: null,
  ...changes,
})
