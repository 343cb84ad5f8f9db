import { isOfflineError } from '@ementa/contracts'
import { useLayoutEffect } from 'react'
import { useServices } from '../services/context'

/**
 * Shows `title` as a destructive toast, once for each failure of a read. Not while offline: the offline bar says so
 * already, with the age of what is shown.
 */
export function useErrorToast(error: unknown, title: string, description?: string): void {
  const { toast } = useServices()
  // The toast appears together with the page's own error, not a moment later.
  useLayoutEffect(() => {
    if (error !== undefined && error !== null && !isOfflineError(error)) toast.error(title, description)
  }, [error, title, description, toast])
}
