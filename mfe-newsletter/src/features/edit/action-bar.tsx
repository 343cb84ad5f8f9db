import { Button, keepClear, shortDate, TimeAgo, timeOfDay, useNow } from '@ementa/ui'
import { type Snapshot, useSnapshot } from '@ementa/ui/data'
import { isSameDay } from 'date-fns'
import { Circle, CircleCheck, Eye, HardDrive, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { EditingState } from '../../shared/issue-editing/state'
import styles from './edit.module.css'
import { PANELS_ID } from './editor-panels'

const keepBar = keepClear('--ementa-page-bar')

/**
 * State and the two things one does all the time, always at hand above a long text. Beside the sidebar of a tablet its
 * words are as short as on a phone.
 */
export function ActionBar({ editing, onPreview }: { editing: IssueEditing; onPreview: () => void }) {
  const { save, issue } = useSnapshot(editing.state)
  const isSaving = save === 'saving'
  const saveLabel = issue.status === 'draft' ? 'Salvar rascunho' : 'Salvar alterações'
  return (
    <div className={styles.bar} ref={keepBar}>
      <div className={styles.status}>
        <SaveStatus editing={editing} />
      </div>
      <Button className={styles.preview} size="sm" aria-label="Pré-visualizar" onClick={onPreview}>
        <Eye size={16} aria-hidden />
        <span className={styles.previewWord}>Pré-visualizar</span>
      </Button>
      <Button className={styles.send} size="sm" onClick={showPanels}>
        Enviar…
      </Button>
      <Button
        className={styles.saveButton}
        size="sm"
        variant="solid"
        aria-label={saveLabel}
        // `disabled` would take the focus away from the button.
        aria-disabled={isSaving}
        onClick={() => !isSaving && void editing.save()}
      >
        <span className={styles.shortWord}>Salvar</span>
        <span className={styles.longWord}>{saveLabel}</span>
      </Button>
    </div>
  )
}

/** Scrolls to the panels, which are far away below a long text. */
function showPanels() {
  const panels = document.getElementById(PANELS_ID)
  panels?.scrollIntoView({ block: 'start' })
  panels?.querySelector<HTMLElement>('[role="tab"]')?.focus({ preventScroll: true })
}

const ICONS: Record<EditingState['save'], LucideIcon> = {
  saved: CircleCheck,
  saving: LoaderCircle,
  changed: Circle,
  local: HardDrive,
}

/** Shows whether the text is saved, being saved, changed or only on this device, and when it was last edited. */
export function SaveStatus({ editing }: { editing: IssueEditing }) {
  const { issue, save, savedAt, editedAt } = useSnapshot(editing.state)
  // Holding an issue changes it, and nobody edited it then.
  const isEditUnknown = issue.held !== undefined && editedAt === Date.parse(issue.updated_at)
  return (
    <div className={styles.save}>
      <SavedMark save={save} savedAt={savedAt} />
      {/* A phone has one line for this, the buttons included. */}
      {!isEditUnknown && (
        <span className={styles.lastEdit}>
          Última edição <TimeAgo iso={new Date(editedAt).toISOString()} />
        </span>
      )}
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

/** `time` is the clock time of a save of today, null for an earlier day. */
export function savedText(save: EditingState['save'], savedAt: number, time: string | null): string {
  switch (save) {
    case 'saving':
      return 'Salvando…'
    case 'changed':
      return 'Alterações não salvas'
    case 'local':
      return 'Salvo só neste aparelho'
    default:
      return time ? `Salvo às ${time}` : `Salvo em ${shortDate(savedAt)} às ${timeOfDay(savedAt)}`
  }
}
