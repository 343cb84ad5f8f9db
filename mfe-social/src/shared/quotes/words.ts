import type { QuotedRef, QuotedView } from '@ementa/contracts'

type Kind = QuotedRef['kind']

/** Words for a quoted text by its kind. */
export const QUOTED_WORDS = {
  post: { label: 'Publicação citada', deleted: 'A publicação citada foi apagada.' },
  issue: { label: 'Edição citada', deleted: 'A edição citada foi apagada.' },
} as const satisfies Record<Kind, { label: string; deleted: string }>

/** Explains why a quoted text is not shown, without revealing that its author blocked the reader or is shadow banned. */
export function describeWithheld(kind: Kind, state: Exclude<QuotedView['state'], 'shown'>): string {
  const { label, deleted } = QUOTED_WORDS[kind]
  switch (state) {
    case 'deleted':
      return deleted
    case 'removed':
      return `${label} removida pela moderação.`
    case 'muted':
      return `${label} de alguém que você silenciou.`
    case 'blocked':
      return `${label} de alguém que você bloqueou.`
    case 'unavailable':
      return `${label} indisponível.`
  }
}
