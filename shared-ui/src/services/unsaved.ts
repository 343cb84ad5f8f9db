import { proxy, useSnapshot } from 'valtio'

const unsaved = proxy({ count: 0 })

/** Notes that something on the page is not saved yet; returns the function that takes the note back. */
export function noteUnsaved(): () => void {
  unsaved.count += 1
  return () => {
    unsaved.count -= 1
  }
}

/** Returns whether someone is writing: nothing may interrupt then, an offer to update for one. */
export function useHasUnsaved(): boolean {
  return useSnapshot(unsaved).count > 0
}

/** Returns whether anything is unsaved, for code outside of React. */
export const hasUnsaved = (): boolean => unsaved.count > 0
