import type { BookmarkDetails } from '@ementa/contracts'
import { Button } from '@ementa/ui'
import { Folder, FolderPen } from 'lucide-react'
import styles from './bookmarks.module.css'

interface BookmarkBarProps {
  details: BookmarkDetails | undefined
  onEdit: () => void
}

/** A strip below a saved post: its folder, the reader's note, and the button that changes both. */
export function BookmarkBar({ details, onEdit }: BookmarkBarProps) {
  const { folder = null, note = null } = details ?? {}
  return (
    <div className={styles.bar}>
      <div className={`muted ${styles.details}`}>
        {folder !== null && (
          <div className={styles.folder}>
            <Folder size={14} aria-hidden />
            <span className="visually-hidden">Pasta: </span>
            {folder}
          </div>
        )}
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <Button variant="ghost" size="sm" leftIcon={<FolderPen size={16} aria-hidden />} onClick={onEdit}>
        Pasta e nota
      </Button>
    </div>
  )
}
