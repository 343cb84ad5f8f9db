import { type QueueAction, queueingOf, failureReason as reasonOf, tagName } from '@ementa/contracts'
import { isInput } from './actions'

/** Names an action: `Curtir publicação`. A type of another version has a general name. */
export function describeAction({ type }: Pick<QueueAction, 'type'>): string {
  return queueingOf(type)?.title ?? 'Ação de outra versão do aplicativo'
}

/** Describes the object of an action: its text, a tag, or a cached name. */
export function describeObject({ input, type }: QueueAction, nameOf: (id: string) => string | undefined): string {
  if (!isInput(input)) return queueingOf(type) ? '' : type
  if (typeof input.body === 'string') return excerpt(input.body)
  if (typeof input.word === 'string') return excerpt(input.word)
  if (typeof input.slug === 'string') return tagName(input.slug)
  const id = [input.id, input.postId].find((value) => typeof value === 'string')
  const name = typeof id === 'string' ? nameOf(id) : undefined
  if (name) return excerpt(name)
  return queueingOf(type) ? '' : type
}

/** Tells whether the action contains written text. */
export function hasText({ input }: Pick<QueueAction, 'input'>): boolean {
  return isInput(input) && [input.body, input.note].some((text) => typeof text === 'string' && text.trim() !== '')
}

/** Explains why an action failed; codes without words of their own count as not sent. */
export function explainFailure({ code }: Pick<QueueAction, 'code'>): string {
  return reasonOf(code) ?? 'o envio não foi concluído'
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `“${line.slice(0, 88)}…”` : `“${line}”`
}
