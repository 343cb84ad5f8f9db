import { failureReason, type QueueAction, queueingOf, tagName } from '@ementa/contracts'
import type { ResponseCache } from '@ementa/ui/host'
import { isInput } from './coalesce'

/** Names an action: `Curtir publicação`. A type of another version has a general name. */
export function describeAction({ type, input }: Pick<QueueAction, 'type' | 'input'>): string {
  if (type === 'posts.create' && isInput(input) && typeof input.scheduledAt === 'string') return 'Agendar publicação'
  return queueingOf(type)?.title ?? 'Ação de outra versão do aplicativo'
}

/** Describes the object of an action: its text, a tag, or a cached name. */
export function describeObject({ input, type }: QueueAction, nameOf: (id: string) => string | undefined): string {
  const unnamed = queueingOf(type) ? '' : type
  if (!isInput(input)) return unnamed
  if (typeof input.body === 'string') return excerpt(input.body)
  if (typeof input.word === 'string') return excerpt(input.word)
  if (typeof input.slug === 'string') return tagName(input.slug)
  const id = [input.id, input.postId].find((value) => typeof value === 'string')
  const name = typeof id === 'string' ? nameOf(id) : undefined
  return name ? excerpt(name) : unnamed
}

/** Tells whether the action contains written text. */
export function hasText({ input }: Pick<QueueAction, 'input'>): boolean {
  return isInput(input) && [input.body, input.note].some((text) => typeof text === 'string' && text.trim() !== '')
}

/** Explains why an action failed; codes without words of their own count as not sent. */
export function explainFailure({ code }: Pick<QueueAction, 'code'>): string {
  return failureReason(code) ?? 'o envio não foi concluído'
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `“${line.slice(0, 88)}…”` : `“${line}”`
}

/** The fields that name a person, a newsletter, and a post or a comment. */
const NAMES = ['display_name', 'title', 'body']

/** Finds the name of the thing with this id, wherever a cached answer holds it. */
function nameIn(answer: unknown, id: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const isIt = isInput(answer) && answer.id === id
  const name = isIt ? NAMES.map((field) => answer[field]).find((text) => typeof text === 'string') : undefined
  if (typeof name === 'string') return name
  for (const part of Object.values(answer)) {
    const found = nameIn(part, id)
    if (found !== undefined) return found
  }
  return undefined
}

/** Creates a function that finds the name of a thing by its id, in the cached answers. */
export function createNameFinder(cache: Pick<ResponseCache, 'keys' | 'get'>): (id: string) => string | undefined {
  return (id) =>
    nameIn(
      [...cache.keys()].map((key) => cache.get(key)?.data),
      id,
    )
}
