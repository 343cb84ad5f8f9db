import { htmlToText, sendProblem } from '@ementa/contracts'
import { useSnapshot } from '@ementa/ui/data'
import { usePublicityAdvice } from '@ementa/ui/writing'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import styles from './panels.module.css'
import { type CheckLevel, createSendChecklist } from './send-checklist'
import { findUnreadCitations } from './unread-citations'

const LOOKS: Readonly<Record<CheckLevel, { icon: typeof CircleCheck; name: string }>> = {
  stop: { icon: CircleX, name: 'Impede o envio' },
  look: { icon: TriangleAlert, name: 'Confira' },
  fine: { icon: CircleCheck, name: 'Em ordem' },
}

/** Escapes a plain text: the rule about sending reads HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

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
    problem: sendProblem({ subject: fields.subject, html: escaped(text), opened_by: issue.opened_by }),
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
