import { proxy } from '@ementa/ui/data'

/** Ids of the notifications hidden until the list is loaded again. They are neither stored nor sent. */
export const removed = proxy<{ ids: Record<string, true> }>({ ids: {} })

export function hide(ids: readonly string[]): void {
  for (const id of ids) removed.ids[id] = true
}

export function unhide(ids: readonly string[]): void {
  for (const id of ids) delete removed.ids[id]
}

export function unhideAll(): void {
  removed.ids = {}
}
