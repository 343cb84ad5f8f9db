import type { DecidedContent } from './entities/moderation'
import { imagesOf } from './images-of'

type Texted = Pick<DecidedContent, 'body' | 'image_url' | 'image_description' | 'more_images'>

/** Whether two versions of a content say the same: its words, its images and their descriptions. */
export function isSameText(a: Texted, b: Texted): boolean {
  return a.body === b.body && JSON.stringify(imagesOf(a)) === JSON.stringify(imagesOf(b))
}
