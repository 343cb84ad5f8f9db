import { type HoldReason, htmlToText, LENGTH, sendProblem } from '@ementa/contracts'
import { findCitations } from '@ementa/law/citations'
import { counted } from '@ementa/ui'
import { type Snapshot, useSnapshot } from '@ementa/ui/data'
import { usePublicityAdvice } from '@ementa/ui/writing'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import { findLeftovers, type IssueMeasures } from '../../../shared/issue-editing/measure-issue'
import { escapeMarkup } from '../../../shared/issue-html/escape-markup'
import plain from '../../../shared/plain/plain.module.css'
import styles from './panels.module.css'

const LOOKS: Readonly<Record<CheckLevel, { icon: typeof CircleCheck; name: string }>> = {
  stop: { icon: CircleX, name: 'Impede o envio' },
  look: { icon: TriangleAlert, name: 'Confira' },
  fine: { icon: CircleCheck, name: 'Em ordem' },
}

/** Checklist before sending, kept up to date with the text whenever typing pauses. */
export default function SendChecklist({ editing, subscribers }: { editing: IssueEditing; subscribers: number }) {
  const { issue, measures, words, fields } = useSnapshot(editing.state)
  // Until the editor has loaded, the stored text is checked.
  const text = useDeferredValue(words === '' ? htmlToText(issue.html) : words)
  const { advice } = usePublicityAdvice(text)
  const unreadCitations = useMemo(() => findUnreadCitations(text), [text])
  const checks = createSendChecklist({
    ...fields,
    measures,
    subscribers,
    // The rule about sending reads HTML.
    problem: sendProblem({ subject: fields.subject, html: escapeMarkup(text), opened_by: issue.opened_by }),
    unreadCitations,
    publicityHints: advice.length,
  })
  return (
    <section aria-label="Antes de enviar">
      <h2 className={`heading ${plain.smallHeading} ${styles.heading}`}>Antes de enviar</h2>
      <ul className={styles.checks}>
        {checks.map(({ level, text: words }) => {
          const { icon: Icon, name } = LOOKS[level]
          return (
            <li key={words} data-level={level}>
              <Icon size={16} aria-label={name} role="img" />
              <span>{words}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/**
 * `stop`: the backend would refuse to send it. `look`: it can be sent, but should be checked. `fine`: nothing to do.
 */
type CheckLevel = 'stop' | 'look' | 'fine'

interface Check {
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

/** Matches the beginning of a citation with its number, which the rules of citing should have recognised. */
const LOOKS_CITED =
  /\b(?:Lei(?: Complementar)?|Decreto(?:-Lei)?|Medida Provisória|Súmula(?: Vinculante)?|Tema|REsp|AREsp|RE|ARE|ADI|ADPF|HC|MS)\s+(?:n[º°o.]*\s*)?\d[\d.]*(?:\/\d{2,4})?/gu

/** Finds words that look like a citation of law but are not recognised as one, and so get no link; each once. */
export function findUnreadCitations(text: string): string[] {
  const read = findCitations(text)
  const found = [...text.matchAll(LOOKS_CITED)].filter(
    ({ 0: words, index }) => !read.some(({ start, end, url }) => url && start < index + words.length && end > index),
  )
  return [...new Set(found.map(([words]) => words.replace(/\.$/, '')))]
}
