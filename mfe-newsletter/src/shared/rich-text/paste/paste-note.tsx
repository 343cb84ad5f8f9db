import { Button, IconButton } from '@ementa/ui'
import { ClipboardPaste, X } from 'lucide-react'
import styles from '../rich-text.module.css'
import { pasteNote } from './paste-losses'

/** Report about the last paste. */
export interface PasteReport {
  losses: readonly string[]
  /** Replaces the result with the plain text, where that was read as Markdown. */
  keepText?: () => void
}

export const NOTHING_TO_SAY: PasteReport = { losses: [] }

interface PasteNoteProps {
  report: PasteReport
  onClose: () => void
}

/**
 * How the last paste was read and what it could not keep. At the foot of the text, in sight however far down was pasted;
 * the live region is there from the start, else a screen reader would not read the first note.
 */
export function PasteNote({ report: { losses, keepText }, onClose }: PasteNoteProps) {
  const sentences = [...(keepText ? ['Lido como Markdown.'] : []), ...(losses.length > 0 ? [pasteNote(losses)] : [])]
  return (
    <div className={styles.pasteNote} role="status">
      {sentences.length > 0 && (
        <div className={styles.paste}>
          <ClipboardPaste className={styles.pasteIcon} aria-hidden />
          <div className={styles.pasteWords}>
            <div className={styles.pasteText}>{sentences.join(' ')}</div>
            {keepText && (
              <Button
                className={styles.dismiss}
                variant="link"
                size="sm"
                onClick={() => {
                  keepText()
                  onClose()
                }}
              >
                Manter como texto
              </Button>
            )}
          </div>
          <IconButton
            aria-label="Fechar o aviso da colagem"
            icon={<X size={18} aria-hidden />}
            variant="ghost"
            onClick={onClose}
          />
        </div>
      )}
    </div>
  )
}
