/** Entry of this remote's stand-alone page. The dynamic import is the async boundary that module sharing needs. */
import('@ementa/tooling/standalone').then(async ({ start }) => start((await import('./remote')).default))

export {}
