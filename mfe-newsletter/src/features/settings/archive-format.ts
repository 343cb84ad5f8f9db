import { INSIDE_IMAGE } from '../../shared/issue-html/image-addresses'

/** The words of our own that an export adds to what other tools know, and how they are written: read and written here alone. */

/** A correction that goes with an issue. */
export interface ArchivedErratum {
  /** ISO UTC. */
  at: string
  text: string
}

export const UNNAMED = 'Sem assunto'

/** Our own fields in a post of Ghost's JSON. */
export const GHOST_FIELD = 'ementa'
/** Lines before a text in Markdown, beside those that other tools know. */
export const FRONT = { title: 'internal_title', errata: 'errata' } as const
/** `<meta>` of an HTML file. */
export const META = {
  title: 'ementa:title',
  erratum: 'ementa:erratum',
  date: 'date',
  preheader: 'description',
} as const

const INLINE_IMAGE = new RegExp(`\\bsrc="(${INSIDE_IMAGE}[A-Za-z0-9+/=]+)"`, 'g')

/** The images that are inside a text, each put where `place` says; the same image is one. */
export function takeImages(html: string, place: (number: number) => string): { html: string; images: string[] } {
  const images: string[] = []
  const taken = html.replace(INLINE_IMAGE, (_, image: string) => {
    if (!images.includes(image)) images.push(image)
    return `src="${place(images.indexOf(image))}"`
  })
  return { html: taken, images }
}
