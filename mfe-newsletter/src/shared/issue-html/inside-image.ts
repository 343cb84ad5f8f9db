import { IMAGE } from '@ementa/contracts'

/** The beginning of an address that is an image itself, as files to keep have it; the source of a pattern. */
export const INSIDE_IMAGE = `data:(?:${IMAGE.types.join('|')});base64,`
