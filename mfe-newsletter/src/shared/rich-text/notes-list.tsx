import { displayIssueHtml } from '../issue-html/clean-issue-html'
import styles from './rich-text.module.css'

interface NotesListProps {
  /** The words of each note, in the order of their marks. */
  notes: readonly string[]
  onEdit: (number: number) => void
}

/** The footnotes below the text that is written, as the issue will show them; a note opens where it is edited. */
export function NotesList({ notes, onEdit }: NotesListProps) {
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-label="Notas de rodapé">
      <ol>
        {[...notes.entries()].map(([place, note]) => (
          <li key={place}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by displayIssueHtml */}
            <span dangerouslySetInnerHTML={{ __html: displayIssueHtml(note) }} />{' '}
            <button type="button" onClick={() => onEdit(place + 1)} aria-label={`Editar a nota ${place + 1}`}>
              Editar
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
