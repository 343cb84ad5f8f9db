import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { noteUnsaved } from '../services/unsaved'

/**
 * Holds the user back while there are unsaved changes: links, the back button and gesture, reload and closing.
 * Render a dialog while `state` is `blocked`; its buttons call `proceed()` and `reset()`. Needs a data router.
 * A change of only the hash or the query of the same page is let through.
 */
export function useUnsavedGuard(hasChanges: boolean): Blocker {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const forget = noteUnsaved()
    window.addEventListener('beforeunload', warn)
    return () => {
      forget()
      window.removeEventListener('beforeunload', warn)
    }
  }, [hasChanges])
  return useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  )
}
