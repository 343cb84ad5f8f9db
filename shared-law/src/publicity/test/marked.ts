import { findPublicityAdvice } from '..'

/** Marks the discouraged words of a text with their rule: `[Causa ganha](result)!`. */
export function marked(text: string): string {
  const [parts, end] = findPublicityAdvice(text).reduce<[string, number]>(
    ([done, at], { start, end, rule }) => [
      `${done}${text.slice(at, start)}[${text.slice(start, end)}](${rule.id})`,
      end,
    ],
    ['', 0],
  )
  return parts + text.slice(end)
}

/** The text that is marked so. */
export const unmarked = (text: string): string => text.replace(/\[([^\]]+)\]\([a-z]+\)/g, '$1')
