/** One shared module of the page, in one version. */
export interface SharedRow {
  readonly name: string
  readonly version: string
  /** Name of the build that provides it. */
  readonly from: string
  /** Names of the builds that use it; empty while none has loaded it. */
  readonly usedBy: readonly string[]
}

/** Entry of the federation runtime's share scope, as far as it is read here. */
interface Shared {
  readonly from: string
  readonly useIn?: readonly string[]
  readonly loaded?: unknown
  readonly lib?: unknown
}

/** Modules by name, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>

/**
 * Lists the modules of a share scope by name. Unused copies are left out when another copy of the same module is in use:
 * in development each remote offers its own.
 */
export function listSharedModules(scope: ShareScope): SharedRow[] {
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
