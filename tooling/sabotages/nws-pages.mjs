/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'list-filter-ignored',
    in: 'mfe-newsletter matchesFilter',
    change: ["is_paid === (filter === 'pagas')", 'true'],
    turnsRed: ['NWS-015'],
  },
  {
    id: 'featured-is-the-smallest',
    in: 'mfe-newsletter featuredOf',
    change: ['best.subscribers >= entry.subscribers', 'best.subscribers <= entry.subscribers'],
    turnsRed: ['NWS-017'],
  },
  {
    id: 'every-subscription-is-busy',
    in: 'mfe-newsletter useSubscription',
    change: ['$CHANGING.ids[newsletter.id] === true', 'Object.keys($CHANGING.ids).length > 0'],
    turnsRed: ['NWS-022'],
  },
  {
    id: 'failed-subscription-stays-silent',
    in: 'mfe-newsletter wordsOf',
    change: ['failed: SUBSCRIPTION_FAILED', "failed: ''"],
    turnsRed: ['NWS-025'],
  },
  {
    id: 'preview-is-not-cut',
    in: 'mfe-newsletter IssueRow',
    change: ['LENGTH.issueExcerpt', 'LENGTH.issueExcerpt * 2'],
    turnsRed: ['NWS-026'],
  },
  {
    id: 'everyone-sees-the-desk',
    in: 'mfe-newsletter NewsletterPage',
    change: ['isOwner ? $DESK : $PAGE', 'opened ? $DESK : $PAGE'],
    turnsRed: ['NWS-028', 'NWS-029'],
  },
  {
    id: 'unknown-handle-stays',
    in: 'shared-ui useLeave',
    drop: 'navigate(leave, $OPTIONS)',
    turnsRed: ['NWS-008', 'NWS-012'],
  },
  {
    id: 'create-is-a-handle',
    in: 'mfe-newsletter handleError',
    change: ['isReservedHandle(handle) || $TAKEN', '$TAKEN'],
    turnsRed: ['NWS-035'],
  },
  {
    id: 'free-may-cost',
    in: 'mfe-newsletter priceError',
    drop: 'if (!isPaid) return undefined',
    turnsRed: ['NWS-038'],
  },
  {
    id: 'failed-creation-forgets-the-form',
    in: 'mfe-newsletter useCreateForm submit',
    change: [
      "toast.error('Falha ao criar newsletter', $$$MORE)",
      "(setForm(EMPTY_FORM), toast.error('Falha ao criar newsletter', $$$MORE))",
    ],
    turnsRed: ['NWS-040'],
  },
  {
    id: 'quick-schedule-without-a-title',
    in: 'mfe-newsletter QuickSchedule',
    change: ['check({ title, ...moment })', 'check({ ...moment })'],
    turnsRed: ['NWS-072'],
  },
  {
    id: 'badge-never-turns',
    in: 'mfe-newsletter scheduleRows',
    change: ['Date.parse(schedule.scheduled_at) <= now', 'now < 0'],
    turnsRed: ['NWS-074'],
  },
  {
    id: 'cancels-without-asking',
    in: 'mfe-newsletter useCancelSchedule',
    drop: 'if (!yes) return',
    turnsRed: ['NWS-075'],
  },
  {
    id: 'completed-tests-count-as-running',
    in: 'mfe-newsletter Tests',
    change: ['test.status === status', "test.status === status || status === 'running'"],
    turnsRed: ['NWS-080'],
  },
  {
    id: 'drafts-can-be-stopped',
    in: 'mfe-newsletter ABTestCard',
    change: [
      "status === 'running' && (<Box mt={4}>$$$STOP</Box>)",
      "status !== 'completed' && (<Box mt={4}>$$$STOP</Box>)",
    ],
    turnsRed: ['NWS-094'],
  },
  {
    id: 'test-needs-no-name',
    in: 'mfe-newsletter useABTestForm submit',
    change: ['const [first] = missing', "const first = missing.find((name) => name !== 'name')"],
    turnsRed: ['NWS-084'],
  },
  {
    id: 'paid-text-for-everyone',
    in: 'shared-mock-backend mayRead',
    change: ["return viewer !== null && relations.has(viewer.id, 'subscribed', newsletter.id)", 'return true'],
    turnsRed: ['P-18'],
  },
]
