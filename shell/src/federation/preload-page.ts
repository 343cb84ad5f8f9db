import { matches } from '../registry/owner'
import type { Container } from './manifest'

/**
 * Requests the files of a remote's face and of the page at this path together with its container, in place of one after
 * the other. Only hints: what is wrong with them costs bytes, and the real request follows in any case
 * (decision 026).
 */
export function preloadPage({ entry, pages }: Container, pathname: string) {
  const pattern = Object.keys(pages).find((one) => matches(one, pathname))
  for (const file of [entry, ...(pattern ? (pages[pattern] ?? []) : [])]) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    // As the requests of the bundler's runtime, else the file is fetched twice.
    if (file === entry || new URL(file).origin !== location.origin) link.crossOrigin = 'anonymous'
    link.href = file
    document.head.append(link)
  }
}
