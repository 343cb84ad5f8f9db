import { tabStorage } from '@ementa/contracts/device-storage'

/** Storage key of the releases that this tab asks for, until it is closed: `{"social":"1.0.0-1a2b3c4d"}`. */
export const ASKED_KEY = 'ementa-asked-releases'

/** Tells whether this tab asks for unpublished releases: `?release.social=1.0.0-1a2b3c4d` (decision 036). */
export const asksForRelease = () => location.search.includes('release.') || tabStorage.getItem(ASKED_KEY) !== null
