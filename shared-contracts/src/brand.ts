/** Names of the product and of its partner, once (P-1). */
export const BRAND = {
  name: 'Ementa',
  /** The external contract-analysis tool that header and profiles link to. */
  partner: { name: 'JurisScan', url: 'https://jurisscan.example/' },
} as const
