import { needOverlays } from '../services/overlays-need'
import type { ConfirmOptions } from './confirm'

// The import names the package, not a path: federation shares that module, and a second copy would have a dialog of its own.
const load = () => import('@ementa/ui/overlays')

/**
 * Asks before something that cannot be undone, see `confirm` of `@ementa/ui/overlays`, which it loads. Where that does not
 * arrive, the browser asks: a press has an answer in any case.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  needOverlays()
  const overlays = await load().catch(() => null)
  if (overlays) return overlays.confirm(options)
  const { title, body } = options
  return window.confirm(typeof body === 'string' ? `${title}\n\n${body}` : title)
}
