import { THREAD_PARTS } from '@ementa/contracts'
import type { PostContent, ReadContent } from './post-content'

type Texts = Pick<PostContent, 'body' | 'rest'>
type ReadTexts = Pick<ReadContent, 'body' | 'rest'>

/** Returns the text of a part, counted from 0; empty where there is none. */
export const getTextAt = ({ body, rest }: ReadTexts, index: number): string =>
  index === 0 ? body : (rest[index - 1] ?? '')

/** Lists the texts of all parts in order. */
export const listTexts = ({ body, rest }: ReadTexts): [string, ...string[]] => [body, ...rest]

export function setTextAt(content: Texts, index: number, text: string): void {
  if (index === 0) content.body = text
  else content.rest[index - 1] = text
}

export const countParts = ({ rest }: ReadTexts): number => rest.length + 1

export const hasRoomForPart = (content: ReadTexts): boolean => countParts(content) < THREAD_PARTS

export function addPart(content: Texts): void {
  if (hasRoomForPart(content)) content.rest.push('')
}

/** Swaps a part with the next one. */
export function swapWithNext(content: Texts, index: number): void {
  if (index < 0 || index + 1 >= countParts(content)) return
  const text = getTextAt(content, index)
  setTextAt(content, index, getTextAt(content, index + 1))
  setTextAt(content, index + 1, text)
}

/** Removes a part; the following ones move up. The last remaining part stays. */
export function removePart(content: Texts, index: number): void {
  if (content.rest.length === 0) return
  for (let at = index; at + 1 < countParts(content); at += 1) swapWithNext(content, at)
  content.rest.pop()
}
