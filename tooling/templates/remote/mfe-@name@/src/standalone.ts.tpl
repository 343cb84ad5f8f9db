/** The page of this remote's own port: a small frame with services of its own. The import is the async boundary that sharing needs. */
import('@ementa/tooling/standalone').then(async ({ start }) => start((await import('./remote')).default))

export {}
