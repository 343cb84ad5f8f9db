import { TimeAgo, timeOfDay, useNow } from '@ementa/ui'
import { type Snapshot, useSnapshot } from '@ementa/ui/data'
import { isSameDay } from 'date-fns'
import { Circle, CircleCheck, HardDrive, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { EditingState } from '../../shared/issue-editing/state'
import styles from './edit.module.css'
import { savedText } from './saved-text'

const ICONS: Record<EditingState['save'], LucideIcon> = {
  saved: CircleCheck,
  saving: LoaderCircle,
  changed: Circle,
  local: HardDrive,
}

/** Shows whether the text is saved, being saved, changed or only on this device, and when it was last edited. */
export function SaveStatus({ editing }: { editing: IssueEditing }) {
  const { save, savedAt, editedAt } = useSnapshot(editing.state)
  return (
    <div className={styles.save}>
      <SavedMark save={save} savedAt={savedAt} />
      {/* A phone has one line for this, the buttons included. */}
      <span className={styles.lastEdit}>
        Última edição <TimeAgo iso={new Date(editedAt).toISOString()} />
      </span>
    </div>
  )
}

function SavedMark({ save, savedAt }: Pick<Snapshot<EditingState>, 'save' | 'savedAt'>) {
  const Icon = ICONS[save]
  const now = useNow()
  const text = savedText(save, savedAt, isSameDay(savedAt, now) ? timeOfDay(savedAt) : null)
  return (
    <span className={styles.saved} role="status" data-save-state={save}>
      <Icon className={styles.savedIcon} aria-hidden />
      {text}
    </span>
  )
}
