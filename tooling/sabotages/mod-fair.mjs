/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'statement-without-its-reason',
    in: 'mfe-moderation Details',
    change: [
      "reason || 'A moderação não escreveu uma justificativa.'",
      "'A moderação não escreveu uma justificativa.'",
    ],
    turnsRed: ['is read by its author'],
  },
  {
    id: 'anybody-objects',
    in: 'mfe-moderation Details',
    change: ['isOwn && reversed_at === null', 'reversed_at === null'],
    turnsRed: ['is the same page for a moderator'],
  },
  {
    id: 'undone-and-in-force',
    in: 'mfe-moderation Details',
    change: ['reversed_at !== null && $NOTE', 'null'],
    turnsRed: ['says what came of the appeal'],
  },
  {
    id: 'every-appeal-is-upheld',
    in: 'mfe-moderation ObjectionState',
    change: ["answer.is_accepted ? 'Recurso provido' : $MAINTAINED", '$MAINTAINED'],
    turnsRed: ['says what came of the appeal'],
  },
  {
    id: 'reports-for-ever-under-review',
    in: 'mfe-moderation Report',
    change: ["outcome ? RESULTS[outcome.result] : 'Em análise.'", "'Em análise.'"],
    turnsRed: ['a report that was answered says with what'],
  },
  {
    id: 'reporter-led-to-what-is-gone',
    in: 'shared-mock-backend tell',
    change: ['{ ...nowhere, href: paths.ownModeration.href() }', 'contextOf(context, item)'],
    turnsRed: ['once it is removed its reporter is led to the outcome'],
  },
  {
    id: 'rule-writes-nothing',
    in: 'mfe-moderation withRule',
    change: ['rule ? $SENTENCE : words', 'words'],
    turnsRed: ['choosing a rule writes its sentence first'],
  },
  {
    id: 'sent-before-it-is-read',
    in: 'mfe-moderation StatementPreview',
    change: ["reason === ''", 'reason !== null'],
    turnsRed: ['shows the statement of reasons that a rule writes'],
  },
  {
    id: 'rules-by-mouse-alone',
    in: 'mfe-moderation QueueSection',
    drop: "r: () => decisions.rules.current?.querySelector('select')?.focus()",
    turnsRed: ['r leads to the rules'],
  },
  {
    id: 'held-key-answers-an-appeal',
    in: 'mfe-moderation AnswerObjection',
    change: ['!isRepeat && guard.isReady', 'guard.isReady'],
    turnsRed: ['an objection shows the words'],
  },
  {
    id: 'next-item-stays-closed',
    in: 'mfe-moderation useDecisions',
    change: ['selection.open(opensNext ? (next?.id ?? null) : null)', 'selection.open(null)'],
    by: 'journey',
    turnsRed: ["a moderator's hour"],
  },
  {
    id: 'measures-against-oneself',
    in: 'mfe-moderation CaseMeasures',
    change: ['!isAgainstOneself(measure, user, viewer?.id)', 'true'],
    turnsRed: ['nobody takes a measure about the own account'],
  },
  {
    id: 'case-leads-to-no-item',
    in: 'mfe-moderation CaseWaiting',
    change: ['`${paths.moderation.href()}?item=${encodeURIComponent(item.id)}`', 'paths.moderation.href()'],
    turnsRed: ['a person’s page has what waits'],
  },
  {
    id: 'one-period-for-all',
    in: 'mfe-moderation TransparencyPage',
    change: ['transparencyQuery(DAYS[dias])', 'transparencyQuery(30)'],
    turnsRed: ['for the period that is chosen'],
  },
  {
    id: 'sample-ban-without-an-end',
    in: 'shared-mock-backend buildPeople',
    change: ['banned === undefined ? {} : { banned_until: banEnd(clock, banned) }', '{}'],
    turnsRed: ['a temporary ban has its end'],
  },
]
