import { withTheme } from '../theme/theme'
import { ConfirmHost } from './confirm'
import { ToastHost } from './toast'

const ThemedToastHost = withTheme(ToastHost)

/** The place of toasts and of the confirm dialog, once a page. */
export function OverlayHost() {
  return (
    <>
      <ConfirmHost />
      <ThemedToastHost />
    </>
  )
}
