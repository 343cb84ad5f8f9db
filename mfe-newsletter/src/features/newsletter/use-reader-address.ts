import { useLocation, useNavigate, useSearchParams } from '@ementa/ui/router'
import { useCallback } from 'react'

const PARAMETER = 'edicao'
/** Marks the history entry that opening the dialog made, so that closing goes back instead of adding another. */
const OPENED_HERE = 'reader'

/** Which issue the reader dialog shows, kept in the address: Back closes it, a reload keeps it. */
export function useReaderAddress() {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const open = useCallback(
    (issueId: string) => setAddress({ [PARAMETER]: issueId }, { state: OPENED_HERE, preventScrollReset: true }),
    [setAddress],
  )
  const close = useCallback(() => {
    if (state === OPENED_HERE) void navigate(-1)
    else setAddress({}, { replace: true, preventScrollReset: true })
  }, [state, navigate, setAddress])

  return { issueId: address.get(PARAMETER), open, close }
}
