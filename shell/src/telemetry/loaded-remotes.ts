/** Version and base address of every remote loaded in this page, by name. */
export const loadedRemotes = new Map<string, { readonly version: string; readonly base: string }>()
