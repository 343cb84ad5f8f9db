import { MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { ConfirmProvider } from './confirm'
import { ToastHost } from './toast'

/** Once a page, inside `AppProviders`: reduced motion (Chakra ignores it by itself), the confirm dialog, the toasts. */
export function OverlayProviders({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user">
      <ConfirmProvider>{children}</ConfirmProvider>
      <ToastHost />
    </MotionConfig>
  )
}
