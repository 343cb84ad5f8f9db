import type { CallName } from '@ementa/contracts'

/** Returns whether a call reads or changes issues or their schedules and tests, which must be loaded first. */
export const needsNewsletterWork = (name: CallName): boolean =>
  name.startsWith('newsletters.') || name === 'closing.get' || name === 'law.get' || name === 'law.listCiting'
