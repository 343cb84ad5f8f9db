import { Box, Button, type CopySlot, Flex, IconButton, Spacer, Stack, Text } from '@ementa/ui'
import { askToLeave, type LeftFields, useKeptText, useTextSlot } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Bold, Italic, Quote } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copiedCitation } from '../reader/copied-citation'
import styles from './footnote-dialog.module.css'
import { type NoteField, NoteFieldSurface } from './quill/note-field'
import type { NotePlace, TextTools } from './text-surface'

interface FootnoteDialogProps {
  tools: Pick<TextTools, 'setNote' | 'removeNote' | 'focus'>
  place: NotePlace
  onClose: () => void
}

const TOOLS = [
  { format: 'bold', label: 'Negrito', icon: Bold },
  { format: 'italic', label: 'Itálico', icon: Italic },
] as const

/** A note that is there is kept in its text: a reload loses its changes, after asking. */
const NOWHERE: CopySlot<LeftFields> = { key: '', left: undefined, waiting: 0, other: () => undefined }

/** The words of a footnote: of a new one, or of one that is there. */
export default function FootnoteDialog(props: FootnoteDialogProps) {
  const slot = useTextSlot('footnote', '')
  return slot && <OpenDialog slot={props.place.html === null ? slot : NOWHERE} {...props} />
}

function OpenDialog({ slot, tools, place, onClose }: FootnoteDialogProps & { slot: CopySlot<LeftFields> }) {
  const field = useRef<NoteField>(null)
  const [error, setError] = useState<string | null>(null)
  const hint = useId()
  const isNew = place.html === null
  const { text, isChanged, change, forget } = useKeptText(slot, { html: place.html ?? '' })
  const citation = copiedCitation()

  /** Its words are in the text now, or were given up. */
  function close() {
    forget()
    onClose()
  }

  async function dismiss() {
    if (!isChanged || (await askToLeave('O que você escreveu nesta nota será perdido.'))) close()
  }

  function save() {
    const html = field.current?.html() ?? ''
    if (html === '') return setError('Escreva o texto da nota.')
    flushSync(close)
    tools.setNote(place, html)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    save()
  }

  function remove() {
    flushSync(close)
    tools.removeNote(place)
  }

  return (
    <Sheet
      isOpen
      onClose={() => void dismiss()}
      title={isNew ? 'Inserir nota de rodapé' : 'Editar nota de rodapé'}
      size="md"
      finalFocusRef={{ current: tools }}
    >
      <Stack as="form" spacing={4} onSubmit={submit} noValidate>
        <Box>
          <Flex className={styles.tools} role="group" aria-label="Formatação da nota">
            {TOOLS.map(({ format, label, icon }) => (
              <IconButton
                key={format}
                variant="ghost"
                aria-label={label}
                icon={<Box as={icon} boxSize="17px" aria-hidden />}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => field.current?.toggle(format)}
              />
            ))}
          </Flex>
          <div className={styles.field}>
            <NoteFieldSurface
              initialHtml={text.html}
              onText={(html) => change({ html })}
              label="Texto da nota"
              describedBy={hint}
              onReady={(ready) => {
                field.current = ready
              }}
              onEnter={save}
            />
          </div>
          <Text id={hint} fontSize="sm" color={error ? 'danger' : 'fg.muted'} mt={2} role={error ? 'alert' : undefined}>
            {error ?? 'O número segue a ordem das notas no texto. Endereços colados sobre palavras viram links.'}
          </Text>
        </Box>
        {citation && (
          <Button
            leftIcon={<Quote size={16} aria-hidden />}
            alignSelf="flex-start"
            onClick={() => field.current?.append(citation)}
          >
            Usar a citação copiada (ABNT)
          </Button>
        )}
        <Stack direction="row" justify="flex-end">
          {!isNew && (
            <Button variant="ghost" onClick={remove}>
              Remover nota
            </Button>
          )}
          <Spacer />
          <Button onClick={() => void dismiss()}>Cancelar</Button>
          <Button variant="solid" type="submit">
            {isNew ? 'Inserir nota' : 'Salvar nota'}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  )
}
