import { type QueueAction, queueingOf, failureReason as reasonOf, tagName } from '@ementa/contracts'
import { isInput } from './action-input'

/** What the action does, in words: `Curtir publicação`. A type that this version does not know is said to be so. */
export function actionTitle({ type }: Pick<QueueAction, 'type'>): string {
  return queueingOf(type)?.title ?? 'Ação de outra versão do aplicativo'
}

/** What it is about: the text itself, a tag, or the name of the thing when it was read before. */
export function actionDetail({ input, type }: QueueAction, nameOf: (id: string) => string | undefined): string {
  if (!isInput(input)) return queueingOf(type) ? '' : type
  if (typeof input.body === 'string') return excerpt(input.body)
  if (typeof input.word === 'string') return excerpt(input.word)
  if (typeof input.slug === 'string') return tagName(input.slug)
  const id = [input.id, input.postId].find((value) => typeof value === 'string')
  const name = typeof id === 'string' ? nameOf(id) : undefined
  if (name) return excerpt(name)
  return queueingOf(type) ? '' : type
}

/** Whether it holds something that somebody wrote. */
export function hasText({ input }: Pick<QueueAction, 'input'>): boolean {
  return isInput(input) && [input.body, input.note].some((text) => typeof text === 'string' && text.trim() !== '')
}

/** Why it failed; whatever has no reason of its own did not get through. */
export function failureReason({ code }: Pick<QueueAction, 'code'>): string {
  return reasonOf(code) ?? 'o envio não foi concluído'
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `“${line.slice(0, 88)}…”` : `“${line}”`
}
