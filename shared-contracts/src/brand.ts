/** Names of the product and of its partner, once (P-1). */
export const BRAND = {
  name: 'Ementa',
  /** Senders of newsletters have their address here; nothing is mailed from it (P-18). */
  mailDomain: 'ementa.example',
  /** The external contract-analysis tool that header and profiles link to. */
  partner: { name: 'JurisScan', url: 'https://jurisscan.example/' },
} as const
