import { IMAGE } from '@ementa/contracts'

const SAFE_IMAGE = new RegExp(`^(?:https:|blob:|${IMAGE.localScheme})`, 'i')

/** Whether the editor takes an image from there: the web over https, or this device. Never one inlined into the text. */
export const isImageAddress = (address: string): boolean => SAFE_IMAGE.test(address)
