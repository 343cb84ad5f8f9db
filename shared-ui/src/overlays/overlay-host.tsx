import { ConfirmHost } from './confirm'
import { ToastHost } from './toast'
import { useKeptPageFocus } from './use-kept-page-focus'

/** Once a page, inside `AppProviders`: where toasts and the confirm dialog appear. */
export function OverlayHost() {
  useKeptPageFocus()
  return (
    <>
      <ConfirmHost />
      <ToastHost />
    </>
  )
}
