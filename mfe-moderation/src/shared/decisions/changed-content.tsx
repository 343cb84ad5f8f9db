import { type AuditRecord, type DecidedContent, isSameText } from '@ementa/contracts'
import styles from './decisions.module.css'
import { type Reported, ReportedContent } from './reported-content'

interface OtherVersionProps {
  /** Says how this version differs from the text above it. */
  note: string
  row: Reported
}

/** Shows another version of the content above it. */
export function OtherVersion({ note, row }: OtherVersionProps) {
  return (
    <div role="note" className={styles.version}>
      <p>{note}</p>
      <ReportedContent row={row} />
    </div>
  )
}

/** Shows the current text where its author changed it after the decision; nothing where it is the same or gone. */
export function ChangedContent({ entry }: { entry: AuditRecord }) {
  const current = findChangedContent(entry)
  if (!current) return null
  const row = { content: current, author: entry.person, item: entry }
  return <OtherVersion note="O texto mudou depois da decisão. Agora diz:" row={row} />
}

/** Returns the current text if it differs, without a link, as the content may be hidden. */
function findChangedContent({ content, current, item_type, action_type }: AuditRecord): DecidedContent | null {
  if (!content || !current || isSameText(content, current)) return null
  // Removing a profile clears its text and picture: the author changed nothing.
  const isCleared = item_type === 'profile' && action_type === 'remove' && current.body === ''
  return isCleared ? null : { ...current, post_id: null }
}
