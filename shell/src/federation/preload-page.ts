import { matches } from '../registry/owner'
import type { Container } from './manifest'
import { addressOf, integrityOf } from './trusted-scripts'

/** Facades that are not part of the boot files. One that is not listed is loaded when the page imports it. */
const FACADES: Readonly<Record<string, () => Promise<unknown>>> = {
  '@ementa/ui': () => import('@ementa/ui'),
  '@ementa/ui/forms': () => import('@ementa/ui/forms'),
  '@ementa/ui/overlays': () => import('@ementa/ui/overlays'),
}

/**
 * Preloads the files of a remote's face and of the page at this path together with its container, instead of one after the
 * other. A wrong hint costs bytes only, because the real request follows in any case (decision 026).
 */
export function preloadPage({ entry, type, pages, facades }: Container, pathname: string) {
  // All of a module's files are preloaded as modules (`module-container.ts`).
  if (type === 'module') return
  const pattern = Object.keys(pages).find((one) => matches(one, pathname))
  for (const file of [entry, ...(pattern ? (pages[pattern] ?? []) : [])]) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    // The same attributes as those of the real request; otherwise the file would be fetched twice.
    link.crossOrigin = 'anonymous'
    link.integrity = integrityOf(file) ?? ''
    link.href = addressOf(file)
    document.head.append(link)
  }
  for (const facade of (pattern && facades[pattern]) || []) FACADES[facade]?.().catch(() => undefined)
}
