import { ConfirmHost } from './confirm'
import { ToastHost } from './toast'

/** Once a page, inside `AppProviders`: where toasts and the confirm dialog appear. */
export function OverlayHost() {
  return (
    <>
      <ConfirmHost />
      <ToastHost />
    </>
  )
}
