/**
 * Version of the running shell: that of its release, by which it can be rolled back. A build that was not released has the
 * one of its sources.
 */
export const shellVersion =
  globalThis.document?.querySelector('meta[name=ementa-release]')?.getAttribute('content') ?? __SHELL_VERSION__
