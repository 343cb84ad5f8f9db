import { isOfflineError } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useEffect } from 'react'

/** Says once that a read failed. Not while offline: the page then shows what it kept, or says that itself. */
export function useErrorToast(error: unknown, title: string): void {
  const { toast } = useServices()
  useEffect(() => {
    if (error !== undefined && !isOfflineError(error)) toast.error(title)
  }, [error, title, toast])
}
