/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'lists-by-the-day-of-greenwich',
    in: 'shared-mock-backend dayOf',
    change: [
      'new Date(moment)',
      'new Date(new Date(moment).getTime() + new Date(moment).getTimezoneOffset() * 60_000)',
    ],
    turnsRed: ['lists by day are of the local day'],
  },
  {
    id: 'sending-begins-in-greenwich',
    in: 'mfe-newsletter MomentFields',
    change: ['localToday()', 'new Date().toISOString().slice(0, 10)'],
    turnsRed: ['the fields begin today and hold what is scheduled'],
  },
  {
    id: 'report-of-tomorrow',
    in: 'shell fileName',
    change: ['localToday()', 'new Date().toISOString().slice(0, 10)'],
    turnsRed: ['late in the evening the file has the date of today'],
  },
]
