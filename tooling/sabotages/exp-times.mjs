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
  {
    id: 'focus-lost-on-a-row-not-measured',
    in: 'shared-ui focusWhenShown',
    change: ['document.activeElement === element || !isFree(document.activeElement)', 'true'],
    turnsRed: ['waits for what is hidden or not in the page yet'],
  },
  {
    id: 'suggestions-of-fewer-letters',
    in: 'shared-ui useSuggested',
    change: ['fits(slug, tagLabel(slug))', 'true'],
    turnsRed: ['fits all that is typed, also before its own answer is there'],
  },
  {
    id: 'field-that-is-hidden-at-first',
    in: 'shared-ui focusWhenShown',
    change: ['active.matches(UNCLAIMED)', 'active === document.body'],
    turnsRed: ['a field that is hidden at first takes the focus once it is seen'],
  },
  {
    id: 'suggestions-that-abort-each-other',
    in: 'shared-ui tagSuggestionsQuery',
    change: ['`tags ${asker}`', "'tags'"],
    turnsRed: ['for a text and for the picker beside it are asked for by themselves'],
  },
  {
    id: 'disabled-under-the-finger-loses-the-focus',
    in: 'shared-ui useHeldFocus',
    change: ['isDisabled === true && hasFocus', 'false && hasFocus'],
    turnsRed: ['that becomes disabled by its press keeps the focus'],
  },
]
