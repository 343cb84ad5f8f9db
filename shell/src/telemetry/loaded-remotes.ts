/** Version and folder of every remote whose code runs in this page, by name. */
export const loadedRemotes = new Map<string, { readonly version: string; readonly base: string }>()
