import { graphemeCount, isBlank, isOfflineError, LENGTH, type ModerationNote } from '@ementa/contracts'
import { Box, Button, Flex, Section, Text, TimeAgo, useServices } from '@ementa/ui'
import { CharCounter, FormControl, FormErrorMessage, FormLabel, Textarea } from '@ementa/ui/forms'
import { useId, useRef, useState } from 'react'

const EMPTY = 'Escreva a nota.'
const TOO_LONG = `A nota pode ter até ${LENGTH.justification} caracteres.`

function problemOf(text: string): string | null {
  if (isBlank(text)) return EMPTY
  return graphemeCount(text) > LENGTH.justification ? TOO_LONG : null
}

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
  const counter = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const save = async () => {
    if (isSending) return
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong) return field.current?.focus()
    setSending(true)
    try {
      await api.moderation.addNote({ user_id: userId, text: text.trim() })
      setText('')
      toast.success('Nota salva')
    } catch (error) {
      toast.error('Erro ao salvar a nota', isOfflineError(error) ? 'Você está offline.' : 'Tente novamente.')
    }
    setSending(false)
  }
  return (
    <>
      <FormControl isInvalid={problem !== null} isReadOnly={isSending}>
        <Flex justify="space-between" align="baseline">
          <FormLabel>Nova nota</FormLabel>
          <CharCounter id={counter} text={text} limit={LENGTH.justification} />
        </Flex>
        <Textarea
          ref={field}
          value={text}
          minH="88px"
          aria-describedby={counter}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
        <FormErrorMessage>{problem}</FormErrorMessage>
      </FormControl>
      <Text fontSize="xs" color="fg.subtle" mt={1}>
        A pessoa não lê as notas. Escreva só o necessário para decidir (Lei 13.709/2018, art. 6º, III).
      </Text>
      <Button mt={3} onClick={save} isLoading={isSending} loadingText="Salvando…">
        Salvar nota
      </Button>
    </>
  )
}
