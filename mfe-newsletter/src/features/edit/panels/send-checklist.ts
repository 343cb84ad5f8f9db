import { type HoldReason, LENGTH } from '@ementa/contracts'
import { counted } from '@ementa/ui'
import type { Snapshot } from '@ementa/ui/data'
import { findLeftovers, type IssueMeasures } from '../../../shared/issue-editing/measure-issue'

/**
 * `stop`: the backend would refuse to send it. `look`: it can be sent, but should be checked. `fine`: nothing to do.
 */
export type CheckLevel = 'stop' | 'look' | 'fine'

export interface Check {
  level: CheckLevel
  text: string
}

export interface CheckedIssue {
  subject: string
  preheader: string
  measures: Snapshot<IssueMeasures>
  /** Reason for which the backend would refuse to send it. */
  problem: HoldReason | null
  subscribers: number
  /** Words that look like a citation of law and are not read as one. */
  unreadCitations: readonly string[]
  /** How many hints on publicity there are (Provimento 205 of the OAB). */
  publicityHints: number
}

const STOPS: Readonly<Record<HoldReason, string>> = {
  subject: 'Falta o assunto.',
  text: `Falta texto: são ao menos ${LENGTH.issueContentMin} caracteres.`,
  same: 'O texto é o mesmo da edição anterior.',
  unsaved: 'Há texto que ainda não foi salvo.',
  restricted: 'A moderação restringiu sua conta.',
}

/** Number of examples that a line names. */
const NAMED = 3

function named(words: readonly string[]): string {
  const rest = words.length - NAMED
  return words.slice(0, NAMED).join(', ') + (rest > 0 ? ` e mais ${rest}` : '')
}

/** Returns the checks before sending, the gravest first; the number of recipients is always among them. */
export function createSendChecklist(issue: CheckedIssue): Check[] {
  const { measures, subject, preheader, problem, subscribers, unreadCitations, publicityHints } = issue
  const { undescribedImages, unlinked, brokenLinks, isTooLarge } = measures
  const leftovers = [...new Set([subject, preheader].flatMap(findLeftovers).concat(measures.leftovers))]
  const look = (isWanted: boolean, text: string): Check[] => (isWanted ? [{ level: 'look', text }] : [])
  const found: Check[] = [
    ...(problem ? [{ level: 'stop', text: STOPS[problem] } as const] : []),
    ...look(preheader.trim() === '', 'Sem texto de prévia: a caixa de entrada mostra o começo do texto.'),
    ...look(leftovers.length > 0, `Por preencher: ${named(leftovers)}.`),
    ...look(
      undescribedImages > 0,
      `${counted(undescribedImages, 'imagem sem descrição', 'imagens sem descrição')}: quem não vê a imagem não sabe o que ela mostra.`,
    ),
    ...look(brokenLinks.length > 0, `Link que não leva a lugar nenhum: ${named(brokenLinks)}.`),
    ...look(unlinked.length > 0, `Endereço que não é link: ${named(unlinked)}.`),
    ...look(unreadCitations.length > 0, `Citação não reconhecida, que sai sem link: ${named(unreadCitations)}.`),
    ...look(
      publicityHints > 0,
      `${counted(publicityHints, 'aviso', 'avisos')} sobre as regras de publicidade da OAB, abaixo do texto.`,
    ),
    ...look(isTooLarge, 'Passa de 100 KB: programas de e-mail costumam cortar o fim.'),
  ]
  const who =
    subscribers === 0
      ? 'Ninguém recebe agora: a newsletter ainda não tem assinantes.'
      : `Vai para ${counted(subscribers, 'assinante', 'assinantes')}.`
  const recipients: Check = { level: subscribers === 0 ? 'look' : 'fine', text: who }
  return found.length > 0 ? [...found, recipients] : [{ level: 'fine', text: 'Nada a conferir no texto.' }, recipients]
}
