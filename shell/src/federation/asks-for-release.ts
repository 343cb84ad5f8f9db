import { tabStorage } from '@ementa/contracts/device-storage'

/** What the address of this tab asked for, kept until it is closed: `{"social":"1.0.0-1a2b3c4d"}`. */
export const ASKED_KEY = 'ementa-asked-releases'

/** Whether this tab is to show other releases than the published ones: `?release.social=1.0.0-1a2b3c4d` (decision 036). */
export const asksForRelease = () => location.search.includes('release.') || tabStorage.getItem(ASKED_KEY) !== null
