/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'one-click-without-https',
    in: 'mfe-newsletter mailFile',
    change: ["newsletterUrl.startsWith('https:')", 'true'],
    turnsRed: ['one-click unsubscribing is declared only where its address can take it'],
  },
  {
    id: 'mail-without-errata',
    in: 'mfe-newsletter mailBody',
    change: ['errata.length > 0', 'false'],
    turnsRed: ['corrections stand dated above the text that they correct, in both texts'],
  },
  {
    id: 'mailed-links-lead-nowhere',
    in: 'mfe-newsletter completeAddresses',
    change: ["product + (link.getAttribute('href') ?? '')", "link.getAttribute('href') ?? ''"],
    turnsRed: ['a mail has its masthead, its text with styles inside, and both ways out'],
  },
  {
    id: 'correction-notifies-everyone',
    in: 'shared-mock-backend readersOf',
    change: ['one.target_id === issueId', 'true'],
    turnsRed: ['a correction stays with a sent issue, dated, and only those who read it are notified'],
  },
  {
    id: 'import-comes-in-twice',
    in: 'shared-mock-backend sameIssue',
    change: ['issue.subject.trim() !== other.subject.trim()', 'true'],
    turnsRed: ['imported issues keep their dates, notify nobody, and come in once'],
  },
  {
    id: 'equal-subjects-are-tested',
    in: 'shared-mock-backend startABTest',
    change: ['areSubjectsEqual(test)', 'false'],
    turnsRed: ['a test of two equal subjects that an earlier version stored cannot be started'],
  },
  {
    id: 'test-starts-before-its-issue',
    in: 'shared-mock-backend startABTest',
    change: ["issue && issue.status !== 'sent'", 'false'],
    turnsRed: ['a test of an issue waits for its sending'],
  },
  {
    id: 'winner-changes-nothing',
    in: 'shared-mock-backend applyWinner',
    change: ["winner === 'a' ? subject_a : subject_b", 'issue.subject'],
    turnsRed: ['its winner becomes the subject that the rest receives'],
  },
  {
    id: 'losses-stay-unsaid',
    in: 'mfe-newsletter lossesIn',
    change: ['count === 0', 'count >= 0'],
    turnsRed: ['a Ghost export of 50 posts comes in with dates and excerpts, and every loss is said'],
  },
  {
    id: 'readers-see-it-at-once',
    in: 'shared-contracts isReleased',
    change: ["status === 'sent' && (visible_from == null || Date.parse(visible_from) <= now)", "status === 'sent'"],
    turnsRed: ['an issue is sent at once, and nobody else sees it before the 30 seconds are over'],
  },
  {
    id: 'undone-when-read',
    in: 'shared-mock-backend undoing',
    change: ['isReleased(issue, now.getTime())', 'false'],
    turnsRed: ['after the 30 seconds it stays sent'],
  },
  {
    id: 'next-issue-stays-open',
    in: 'shared-mock-backend undoing',
    change: ['closeNextIssue(context, issue)', 'undefined'],
    turnsRed: ['a recurrence that sending continued waits again, unless somebody wrote in the next issue'],
  },
  {
    id: 'search-never-sees-a-release',
    in: 'shared-mock-backend newsletters',
    change: ['release <= now', 'false'],
    turnsRed: ['an issue is sent at once, and nobody else sees it before the 30 seconds are over'],
  },
  {
    id: 'dropped-fields-come-back',
    in: 'shared-mock-backend mergeRecords',
    change: ['!(field in base) || field in ours', 'true'],
    turnsRed: ['two tabs keep each other’s fields, and what one dropped is dropped'],
  },
  {
    id: 'skipped-issues-count-as-damaged',
    in: 'mfe-newsletter useImport',
    change: ['!skipped.includes(place)', 'true'],
    turnsRed: ['what was here already counts no losses'],
  },
  {
    id: 'price-has-no-maximum',
    in: 'mfe-newsletter priceError',
    change: ['cents > PRICE_CENTS.maximum', 'false'],
    turnsRed: ['has the errors', 'NWS-039'],
  },
]
