import type { ModerationNote } from '@ementa/contracts'
import { Box, Section, Text, TimeAgo, useServices } from '@ementa/ui'
import { KeptTextForm } from '../../shared/kept-text/kept-text-form'

interface CaseNotesProps {
  user: { id: string; username: string }
  /** Null for who is no moderator. */
  notes: ModerationNote[] | null
}

/** What moderators write about the person for each other. */
export function CaseNotes({ user, notes }: CaseNotesProps) {
  if (notes === null) {
    return (
      <Section title="Notas internas">
        <Text color="fg.muted">Só quem faz parte da moderação lê e escreve notas.</Text>
      </Section>
    )
  }
  return (
    <Section title="Notas internas">
      <NoteForm userId={user.id} />
      {notes.length === 0 && (
        <Text color="fg.muted" mt={4}>
          Nenhuma nota sobre @{user.username}.
        </Text>
      )}
      <Box as="ul" listStyleType="none" mt={4} fontSize="sm" aria-label="Notas internas">
        {notes.map((note) => (
          <Box as="li" key={note.id} py={3} borderTop="1px solid" borderColor="border">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note.text}
            </Text>
            <Text fontSize="xs" color="fg.subtle">
              {note.author_name} · <TimeAgo iso={note.created_at} />
            </Text>
          </Box>
        ))}
      </Box>
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
