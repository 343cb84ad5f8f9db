import { deviceStorage, STORAGE_KEYS } from '@ementa/contracts'
import { proxy, ref } from '@ementa/ui/data'

/** Chromium's install event, which is missing in the DOM library. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install prompt, kept until the user asks for it. */
export const installState = proxy<{ prompt: InstallPrompt | null }>({ prompt: null })

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && 'userChoice' in event

/** Catches the browser's install prompt. It must be called before the first paint, because the event fires early and once. */
export function catchInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) installState.prompt = ref(event)
  })
}

/** Caches the decision for this visit; tests reset it. */
export const thisVisit: { offers?: boolean } = {}

/** Tells whether this is the one visit that offers to install, and marks it as such. */
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
    // Without storage the offer would return on every visit, so it is not made.
    return false
  }
}

export function rememberDismissal() {
  try {
    deviceStorage.setItem(STORAGE_KEYS.installDismissed, 'true')
  } catch {
    // The flag set when the offer was shown prevents it too.
  }
}

/** Tells whether the browser installs by its share sheet, as on iPhone and iPad, which have no prompt. */
export function installsByShareSheet(): boolean {
  return 'standalone' in navigator
}
