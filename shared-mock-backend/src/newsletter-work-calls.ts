import type { CallName } from '@ementa/contracts'

/** Returns whether a call reads or changes issues and what belongs to them, which are loaded for it first. */
export const needsNewsletterWork = (name: CallName): boolean =>
  name.startsWith('newsletters.') || name === 'closing.get' || name === 'law.get' || name === 'law.listCiting'
