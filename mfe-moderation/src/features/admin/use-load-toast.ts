import { useServices } from '@ementa/ui'
import { useEffect } from 'react'

/** A load that failed says so in a destructive toast too (spec §8), once for each failure. */
export function useLoadToast(error: unknown, title: string): void {
  const { toast } = useServices()
  useEffect(() => {
    if (error !== undefined) toast.error(title)
  }, [error, title, toast])
}
