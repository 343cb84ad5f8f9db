import { counted, readingTime } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { PublicityHints } from '@ementa/ui/writing'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import plain from '../../shared/plain/plain.module.css'
import styles from './edit.module.css'

/** Length of the text and warnings about it. `id` is the id of the length, which describes the text field. */
export function TextFacts({ id, editing }: { id: string; editing: IssueEditing }) {
  const {
    measures: { words },
    words: text,
  } = useSnapshot(editing.state)
  return (
    <div className={styles.textFacts}>
      <p className={`${plain.note} ${styles.length}`} id={id}>
        {counted(words, 'palavra', 'palavras')} · {readingTime(words)}
      </p>
      <TextWarnings editing={editing} />
      <PublicityHints text={useDeferredValue(text)} onRewrite={editing.rewrite} />
    </div>
  )
}

export function TextWarnings({ editing }: { editing: IssueEditing }) {
  const { leftovers, isTooLarge } = useSnapshot(editing.state).measures
  return (
    <>
      {leftovers.length > 0 && (
        <Warning>
          Ainda há trechos por preencher: <strong>{leftovers.join(', ')}</strong>.
        </Warning>
      )}
      {isTooLarge && (
        <Warning>O texto passa de 100 KB: programas de e-mail costumam cortá-lo e esconder o resto.</Warning>
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className={styles.warning} role="status">
      <TriangleAlert className={styles.warningIcon} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
