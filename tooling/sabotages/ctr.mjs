/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'profile-without-default-authority',
    in: 'shared-contracts profileSchema',
    change: ["v.optional($SCHEMA, 'advogado')", '$SCHEMA'],
    turnsRed: ['CTR-003'],
  },
  {
    id: 'post-status-scheduled',
    in: 'shared-contracts postStatusSchema',
    change: ["'draft'", "'draft', 'scheduled'"],
    turnsRed: ['CTR-006'],
  },
  {
    id: 'push-on-by-default',
    in: 'shared-contracts pushSettingsSchema',
    change: ['enabled: v.optional(v.boolean(), false)', 'enabled: v.optional(v.boolean(), true)'],
    turnsRed: ['CTR-036'],
  },
  {
    id: 'newsletter-notices-by-default',
    in: 'shared-contracts notificationPreferencesSchema',
    change: ['newsletter: v.optional(v.boolean(), false)', 'newsletter: v.optional(v.boolean(), true)'],
    turnsRed: ['CTR-037'],
  },
  {
    id: 'dialog-without-impersonation',
    in: 'shared-contracts reportReasonSchema',
    drop: "'impersonation'",
    turnsRed: ['CTR-027'],
  },
  {
    id: 'no-failed-queue-action',
    in: 'shared-contracts queueActionStatusSchema',
    drop: "'failed'",
    turnsRed: ['CTR-034'],
  },
  {
    id: 'feed-tab-required',
    in: 'shared-contracts posts',
    change: ["v.optional($SCHEMA, 'forYou')", '$SCHEMA'],
    turnsRed: ['CTR-042'],
  },
  {
    id: 'sign-in-untrimmed',
    in: 'shared-contracts usernameSchema',
    drop: 'v.trim()',
    turnsRed: ['CTR-038'],
  },
  {
    id: 'user-posts-by-20',
    in: 'shared-contracts PAGE_SIZE',
    change: ['userPosts: 10', 'userPosts: 20'],
    turnsRed: ['CTR-043'],
  },
  {
    id: 'five-popular-tags',
    in: 'shared-contracts ANSWER_LIMIT',
    change: ['popularTags: 10', 'popularTags: 5'],
    turnsRed: ['CTR-056'],
  },
  {
    id: 'recurrence-required',
    in: 'shared-contracts newsletters',
    change: ["v.optional($SCHEMA, 'none')", '$SCHEMA'],
    turnsRed: ['CTR-071'],
  },
  {
    id: 'even-split-forgotten',
    in: 'shared-contracts AB_TEST',
    change: ['splitDefault: 50', 'splitDefault: 60'],
    turnsRed: ['CTR-074'],
  },
  {
    id: 'suggestions-by-10',
    in: 'shared-contracts ANSWER_LIMIT',
    change: ['contentSuggestions: 5', 'contentSuggestions: 10'],
    turnsRed: ['CTR-076'],
  },
  {
    id: 'audit-log-by-20',
    in: 'shared-contracts PAGE_SIZE',
    change: ['auditLog: 50', 'auditLog: 20'],
    turnsRed: ['CTR-092'],
  },
  {
    id: 'report-severity-low',
    in: 'shared-contracts moderation',
    change: ["'medium'", "'low'"],
    turnsRed: ['CTR-088'],
  },
  {
    id: 'unknown-site-is-an-error',
    in: 'shared-contracts linkPreviews',
    change: ['v.nullable($SCHEMA)', '$SCHEMA'],
    turnsRed: ['CTR-095'],
  },
]
