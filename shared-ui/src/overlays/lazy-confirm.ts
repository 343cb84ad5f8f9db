import { needOverlays } from '../services/overlays-need'
import type { ConfirmOptions } from './confirm'

// By the package's name, not by path: federation shares that module, and a second copy would have a dialog of its own.
const load = () => import('@ementa/ui/overlays')

/** Asks before something that cannot be undone, see `confirm` of `@ementa/ui/overlays`, which it loads. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  needOverlays()
  return (await load()).confirm(options)
}
