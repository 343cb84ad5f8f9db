/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'name-without-what-is-shown',
    in: 'shell PartnerLink',
    change: [
      '`${BRAND.partner.name}, análise de contratos (abre em nova aba)`',
      "'Análise de contratos (abre em nova aba)'",
    ],
    by: 'journey',
    turnsRed: ['EXP-10'],
  },
  {
    id: 'mark-too-small-for-a-finger',
    in: 'shell Header',
    drop: 'className="home-link"',
    by: 'journey',
    turnsRed: ['EXP-12'],
  },
  {
    id: 'focus-lost-with-the-row',
    in: 'mfe-account focusInstead',
    drop: 'if (document.activeElement === button && next instanceof HTMLElement) next.focus()',
    by: 'journey',
    turnsRed: ['EXP-13'],
  },
  { id: 'nothing-to-skip', in: 'shell Frame', drop: '<SkipLink />', by: 'journey', turnsRed: ['EXP-14'] },
  {
    id: 'page-without-focus',
    in: 'shell focusHeading',
    drop: 'heading.focus({ preventScroll: true })',
    by: 'journey',
    turnsRed: ['EXP-15'],
  },
  {
    id: 'letters-act-on-the-way-to-a-field',
    in: 'shell createShortcuts',
    drop: 'if (isHeld()) return',
    by: 'journey',
    turnsRed: ['EXP-23'],
  },
  {
    id: 'filter-forgotten-by-the-address',
    in: 'mfe-newsletter useListFilters',
    change: ["change({ filtro: 'todas' })", 'change({})'],
    by: 'journey',
    turnsRed: ['EXP-35'],
  },
  {
    id: 'link-to-somewhere-else',
    in: 'mfe-social copyLink',
    change: ['postShareUrl(productAddress(), postId)', 'productAddress()'],
    turnsRed: ['EXP-36'],
  },
  {
    id: 'letter-with-the-frame',
    in: 'mfe-newsletter PrintStyles',
    drop: '<Global styles={styles} />',
    by: 'journey',
    turnsRed: ['EXP-37'],
  },
  {
    id: 'offline-in-silence',
    in: 'shell OfflineBar',
    change: ['online && count === 0', 'count === 0'],
    by: 'journey',
    turnsRed: ['EXP-38'],
  },
]
