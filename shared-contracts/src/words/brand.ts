/** Names of the product and of its partner. */
export const BRAND = {
  name: 'Ementa',
  /** Senders of newsletters have their address here; nothing is mailed from it. */
  mailDomain: 'ementa.example',
  /** The external contract-analysis tool that header and profiles link to. */
  partner: { name: 'JurisScan', url: 'https://jurisscan.example/' },
} as const
