import { matches } from '../registry/owner'
import type { Container } from './manifest'
import { addressOf, integrityOf } from './trusted-scripts'

/** Parts of the shell that no boot file has; a name that is not here comes when the page asks for it. */
const FACADES: Readonly<Record<string, () => Promise<unknown>>> = {
  '@ementa/ui': () => import('@ementa/ui'),
  '@ementa/ui/forms': () => import('@ementa/ui/forms'),
  '@ementa/ui/overlays': () => import('@ementa/ui/overlays'),
}

/**
 * Requests the files of a remote's face and of the page at this path together with its container, in place of one after
 * the other. Only hints: what is wrong with them costs bytes, and the real request follows in any case
 * (decision 026).
 */
export function preloadPage({ entry, pages, facades }: Container, pathname: string) {
  const pattern = Object.keys(pages).find((one) => matches(one, pathname))
  for (const file of [entry, ...(pattern ? (pages[pattern] ?? []) : [])]) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    // As `trust` makes the requests that follow, else the file is fetched twice.
    link.crossOrigin = 'anonymous'
    link.integrity = integrityOf(file) ?? ''
    link.href = addressOf(file)
    document.head.append(link)
  }
  for (const facade of (pattern && facades[pattern]) || []) FACADES[facade]?.().catch(() => undefined)
}
