/** Starts this remote alone, in a small frame with its own services. Sharing needs the import as an async boundary. */
import('@ementa/tooling/standalone').then(async ({ start }) => start((await import('./remote')).default))

export {}
