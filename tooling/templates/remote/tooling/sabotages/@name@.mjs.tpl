/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: '@name@-hides-its-list',
    in: 'mfe-@name@ @Page@Page',
    change: ['tags.length === 0', 'true'],
    turnsRed: ['the page of @name@ lists what the contracts give'],
  },
]
