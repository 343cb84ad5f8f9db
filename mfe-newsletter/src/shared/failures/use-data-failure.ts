import { paths } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'
import { useEffect } from 'react'
import { whatNow } from './failure-reason'

/** The data of a page of the owner could not be loaded: said once, then back to the newsletter's page (NWS-012, 014). */
export function useDataFailure(error: unknown, handle: string): void {
  const { toast } = useServices()
  const navigate = useNavigate()
  useEffect(() => {
    if (error === undefined) return
    toast.error('Erro ao carregar dados', whatNow(error))
    void navigate(paths.newsletter.href({ handle }), { replace: true })
  }, [error, handle, toast, navigate])
}
