import { Button, keepClear } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Eye } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import styles from './edit.module.css'
import { PANELS_ID } from './editor-panels'
import { SaveStatus } from './save-status'

const keepBar = keepClear('--ementa-page-bar')

/** Least size of a button: a finger's on a phone, smaller for a mouse. */
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
