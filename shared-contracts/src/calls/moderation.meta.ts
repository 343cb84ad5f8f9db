import { type CallsOf, read, readWith, write } from './call-meta'
import { PEOPLE, type Resource } from './reads'

const QUEUE: readonly Resource[] = ['moderationQueue', 'moderationReports', 'moderationStats']

/** A decision concerns the admin pages, and wherever the content or its author may be shown. */
const decision = write({ latency: 'moderation', stale: [...PEOPLE, 'moderationStats'], alsoWhenRefused: true })

const moderationRead = <R extends Resource = never>(...reads: R[]) => readWith('moderation', ...reads)

export const moderationMeta = {
  getQueue: moderationRead('moderationQueue'),
  processQueue: decision,
  bulkProcess: decision,
  restore: decision,
  getDecision: moderationRead('ownDecision'),
  objectToDecision: write({ latency: 'moderation', stale: ['ownDecision', 'auditLog', ...QUEUE] }),
  answerObjection: decision,
  listClaims: moderationRead('moderationClaims'),
  claim: write({ latency: 'moderation', stale: ['moderationClaims'], alsoWhenRefused: true }),
  getCase: moderationRead('moderationUsers'),
  addNote: write({ latency: 'moderation', stale: ['moderationUsers'] }),
  getTransparency: moderationRead('moderationStats'),
  getReports: moderationRead('moderationReports'),
  listOwnReports: read('moderationReports'),
  createReport: write({ latency: 'moderation', stale: QUEUE }),
  getUsers: moderationRead('moderationUsers'),
  updateUserRole: decision,
  banUser: decision,
  unbanUser: decision,
  muteUser: decision,
  warnUser: decision,
  getStats: moderationRead('moderationStats'),
  getAuditLog: moderationRead('auditLog'),
  exportReport: moderationRead(),
  reportContent: write({ latency: 'report', stale: QUEUE }),
  moderateContent: decision,
  updateUserStatus: decision,
} satisfies CallsOf<'moderation'>
