import { withTheme } from '../theme/theme'
import { ConfirmHost } from './confirm'
import { ToastHost } from './toast'

const ThemedToastHost = withTheme(ToastHost)

/** Once a page, inside `AppProviders`: where toasts and the confirm dialog appear. */
export function OverlayHost() {
  return (
    <>
      <ConfirmHost />
      <ThemedToastHost />
    </>
  )
}
