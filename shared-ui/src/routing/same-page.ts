import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** State of a history entry by which the page that is shown takes on another address: nothing of it is mounted anew. */
export const SAME_PAGE = { isSamePage: true } as const

/** Returns whether the page that is shown has just taken on this address, rather than another page being reached. */
export function useIsSamePage(): boolean {
  const { state } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  return isReplaced && typeof state === 'object' && state !== null && 'isSamePage' in state
}
