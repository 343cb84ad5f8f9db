import type { ModerationNote } from '@ementa/contracts'
import { Section, TimeAgo, useServices } from '@ementa/ui'
import { KeptTextForm } from '../../shared/kept-text/kept-text-form'
import rows from '../../shared/rows/rows.module.css'
import styles from './case.module.css'

interface CaseNotesProps {
  user: { id: string; username: string }
  /** The notes, or null when the viewer is no moderator. */
  notes: ModerationNote[] | null
}

/** Notes that moderators write about the person for each other. */
export function CaseNotes({ user, notes }: CaseNotesProps) {
  if (notes === null) {
    return (
      <Section title="Notas internas">
        <p className="muted">Só quem faz parte da moderação lê e escreve notas.</p>
      </Section>
    )
  }
  return (
    <Section title="Notas internas">
      <NoteForm userId={user.id} />
      {notes.length === 0 && <p className={`muted ${styles.notes}`}>Nenhuma nota sobre @{user.username}.</p>}
      <ul className={`${rows.entries} ${rows.small} ${styles.notes}`} aria-label="Notas internas">
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.written}>{note.text}</p>
            <p className={rows.fine}>
              {note.author_name} · <TimeAgo iso={note.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NoteForm({ userId }: { userId: string }) {
  const { api, toast } = useServices()
  return (
    <KeptTextForm
      kind="case-note"
      id={userId}
      label="Nova nota"
      words={{ empty: 'Escreva a nota.', tooLong: (limit) => `A nota pode ter até ${limit} caracteres.` }}
      note="A pessoa não lê as notas. Escreva só o necessário para decidir (Lei 13.709/2018, art. 6º, III)."
      button={{ label: 'Salvar nota', busy: 'Salvando…' }}
      send={async (text) => {
        try {
          await api.moderation.addNote({ user_id: userId, text: text.trim() })
        } catch (error) {
          toast.failed('Erro ao salvar a nota', error)
          return false
        }
        toast.success('Nota salva')
        return true
      }}
    />
  )
}
