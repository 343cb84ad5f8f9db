import { deviceStorage, STORAGE_KEYS } from '@ementa/contracts'
import { proxy, ref } from '@ementa/ui/data'

/** Chromium's event; not in the DOM library. */
export interface InstallPrompt extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's own offer to install, kept until the user asks for it. */
export const installState = proxy<{ prompt: InstallPrompt | null }>({ prompt: null })

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && 'userChoice' in event

/** Called before the first paint: the browser offers early, and only once. */
export function catchInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) installState.prompt = ref(event)
  })
}

/** What was decided for this visit; a test begins another one. */
export const thisVisit: { offers?: boolean } = {}

/** Once per browser (C-21): true for the whole of the first narrow visit, which is marked as the one that showed it. */
export function isFirstOffer(): boolean {
  thisVisit.offers ??= decide()
  return thisVisit.offers
}

function decide(): boolean {
  if (matchMedia('(display-mode: standalone)').matches) return false
  try {
    const wasOffered = [STORAGE_KEYS.installShown, STORAGE_KEYS.installDismissed].some((key) =>
      deviceStorage.getItem(key),
    )
    if (!wasOffered) deviceStorage.setItem(STORAGE_KEYS.installShown, 'true')
    return !wasOffered
  } catch {
    // Without a place to remember it, it would come back on every visit.
    return false
  }
}

export function rememberDismissal() {
  try {
    deviceStorage.setItem(STORAGE_KEYS.installDismissed, 'true')
  } catch {
    // The flag of having been shown holds it back too.
  }
}

/** iPhone and iPad offer no prompt; a share-sheet entry installs there. */
export function installsByShareSheet(): boolean {
  return 'standalone' in navigator
}
