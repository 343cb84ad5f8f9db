import { THREAD_PARTS } from '@ementa/contracts'
import type { PostContent, ReadContent } from '../../shared/post-content/post-content'

type Texts = Pick<PostContent, 'body' | 'rest'>
type ReadTexts = Pick<ReadContent, 'body' | 'rest'>

/** The text of a part, counted from 0; empty where there is none. */
export const textAt = ({ body, rest }: ReadTexts, index: number): string =>
  index === 0 ? body : (rest[index - 1] ?? '')

/** The texts of all parts in order. */
export const textsOf = ({ body, rest }: ReadTexts): [string, ...string[]] => [body, ...rest]

export function setTextAt(content: Texts, index: number, text: string): void {
  if (index === 0) content.body = text
  else content.rest[index - 1] = text
}

export const partCount = ({ rest }: ReadTexts): number => rest.length + 1

export const hasRoomForPart = (content: ReadTexts): boolean => partCount(content) < THREAD_PARTS

export function addPart(content: Texts): void {
  if (hasRoomForPart(content)) content.rest.push('')
}

/** Exchanges a part with the one after it. */
export function swapWithNext(content: Texts, index: number): void {
  if (index < 0 || index + 1 >= partCount(content)) return
  const text = textAt(content, index)
  setTextAt(content, index, textAt(content, index + 1))
  setTextAt(content, index + 1, text)
}

/** Takes a part out; what follows moves up. One part stays. */
export function removePart(content: Texts, index: number): void {
  if (content.rest.length === 0) return
  for (let at = index; at + 1 < partCount(content); at += 1) swapWithNext(content, at)
  content.rest.pop()
}
