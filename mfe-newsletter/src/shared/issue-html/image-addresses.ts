import { IMAGE } from '@ementa/contracts'

/** The beginning of an address that is an image itself, as files to keep have it; the source of a pattern. */
export const INSIDE_IMAGE = `data:(?:${IMAGE.types.join('|')});base64,`

/** The web over https, or this device. */
export const SAFE_IMAGE = new RegExp(`^(?:https:|blob:|${IMAGE.localScheme})`, 'i')

/** Whether the editor takes an image from there. Never one inlined into the text. */
export const isImageAddress = (address: string): boolean => SAFE_IMAGE.test(address)
