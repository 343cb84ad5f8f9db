/** One shared module of the page, in one version. */
export interface SharedRow {
  readonly name: string
  readonly version: string
  /** Who brought it along. */
  readonly from: string
  /** Who runs with it; empty as long as nobody asked for it. */
  readonly usedBy: readonly string[]
}

/** What federation's runtime keeps of a shared module. */
interface Shared {
  readonly from: string
  readonly useIn?: readonly string[]
  readonly loaded?: unknown
  readonly lib?: unknown
}

/** Modules by name, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>

/**
 * A share scope as rows by name. Copies that nobody runs are left out when another of the same module runs: each remote
 * offers its own in development.
 */
export function sharedRows(scope: ShareScope): SharedRow[] {
  return Object.keys(scope)
    .filter((name) => !name.endsWith('/'))
    .toSorted()
    .flatMap((name) => {
      const copies = Object.entries(scope[name] ?? {})
      const running = copies.filter(([, { loaded, lib }]) => Boolean(loaded ?? lib))
      return (running.length > 0 ? running : copies).map(([version, { from, useIn = [] }]) => ({
        name,
        version,
        from,
        usedBy: useIn.toSorted(),
      }))
    })
}
