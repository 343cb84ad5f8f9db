import { Button, type CopySlot, IconButton } from '@ementa/ui'
import { askToLeave, type LeftFields, useFormCopySlot, useFormCrashCopy } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Bold, Italic, Quote } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getCopiedCitation } from '../reader/citation'
import { type NoteField, NoteFieldSurface } from './quill/note-field'
import styles from './rich-text.module.css'
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

/** Empty slot for an existing note, whose text is in the issue: a reload loses its changes, after a question. */
const NOWHERE: CopySlot<LeftFields> = { key: '', left: undefined, waiting: 0, other: () => undefined }

/** Dialog for the words of a footnote, a new one or an existing one. */
export default function FootnoteDialog(props: FootnoteDialogProps) {
  const slot = useFormCopySlot('footnote', '')
  return slot && <OpenDialog slot={props.place.html === null ? slot : NOWHERE} {...props} />
}

function OpenDialog({ slot, tools, place, onClose }: FootnoteDialogProps & { slot: CopySlot<LeftFields> }) {
  const field = useRef<NoteField>(null)
  const [error, setError] = useState<string | null>(null)
  const hint = useId()
  const isNew = place.html === null
  const { text, isChanged, change, forget } = useFormCrashCopy(slot, { html: place.html ?? '' })
  const citation = getCopiedCitation()

  /** Closes the dialog once the note is in the text or was discarded. */
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
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>
          <fieldset className={styles.noteTools} aria-label="Formatação da nota">
            {TOOLS.map(({ format, label, icon: Icon }) => (
              <IconButton
                key={format}
                variant="ghost"
                aria-label={label}
                icon={<Icon size={17} aria-hidden />}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => field.current?.toggle(format)}
              />
            ))}
          </fieldset>
          <div className={styles.noteField}>
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
          <p
            className={styles.hint}
            id={hint}
            data-error={error !== null || undefined}
            role={error ? 'alert' : undefined}
          >
            {error ?? 'O número segue a ordem das notas no texto. Endereços colados sobre palavras viram links.'}
          </p>
        </div>
        {citation && (
          <Button
            className={styles.ownWidth}
            leftIcon={<Quote size={16} aria-hidden />}
            onClick={() => field.current?.append(citation)}
          >
            Usar a citação copiada (ABNT)
          </Button>
        )}
        <div className={styles.buttons}>
          {!isNew && (
            <Button variant="ghost" onClick={remove}>
              Remover nota
            </Button>
          )}
          <div className={styles.space} />
          <Button onClick={() => void dismiss()}>Cancelar</Button>
          <Button variant="solid" type="submit">
            {isNew ? 'Inserir nota' : 'Salvar nota'}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
