import { BOOKMARK, type BookmarkDetails, graphemeCount, isBlank, isQueued } from '@ementa/contracts'
import { Button, type CopySlot, useServices } from '@ementa/ui'
import {
  askToLeave,
  CountedLabel,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  type LeftFields,
  Textarea,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { useId, useRef, useState } from 'react'
import styles from './bookmarks.module.css'
import { resolveFolderName } from './details'

interface BookmarkSheetProps {
  postId: string
  details: BookmarkDetails | undefined
  /** Names of the folders of the other posts. */
  folders: readonly string[]
  onClose: () => void
}

/** Edits the folder and the note of one saved post; both may be empty. */
export default function BookmarkSheet(props: BookmarkSheetProps) {
  const slot = useFormCopySlot('bookmark', props.postId)
  return slot && <SheetWithText key={slot.key} slot={slot} {...props} />
}

function SheetWithText({
  slot,
  postId,
  details,
  folders,
  onClose,
}: BookmarkSheetProps & { slot: CopySlot<LeftFields> }) {
  const { api, toast } = useServices()
  const { text, change, isChanged, forget } = useFormCrashCopy(slot, {
    folder: details?.folder ?? '',
    note: details?.note ?? '',
  })
  const { folder, note } = text
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const isFolderTooLong = graphemeCount(folder.trim()) > BOOKMARK.folder
  const isNoteTooLong = graphemeCount(note.trim()) > BOOKMARK.note

  /** Closes and drops the local copy: its text was saved or given up. */
  function finish() {
    forget()
    onClose()
  }
  async function close() {
    if (!isChanged || (await askToLeave())) finish()
  }

  async function save() {
    if (isBusy || isFolderTooLong || isNoteTooLong) return
    setBusy(true)
    try {
      const answer = await api.bookmarks.setDetails({
        postId,
        folder: isBlank(folder) ? null : resolveFolderName(folder, folders),
        note: isBlank(note) ? null : note.trim(),
      })
      // The list already shows a change that waits in the offline queue.
      if (!isQueued(answer)) toast.success('Favorito atualizado')
      finish()
    } catch (error) {
      setBusy(false)
      toast.actionFailed(error)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={() => void close()}
      title="Pasta e nota"
      size="md"
      initialFocusRef={first}
      closeOnOverlayClick={!isChanged}
      footer={
        <>
          <Button onClick={() => void close()} isDisabled={isBusy}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={id}
            variant="solid"
            isLoading={isBusy}
            loadingText="Salvando…"
            isDisabled={isFolderTooLong || isNoteTooLong}
          >
            Salvar
          </Button>
        </>
      }
    >
      <Form id={id} isSending={isBusy} onSubmit={() => void save()}>
        <p className={`muted ${styles.hint}`}>Só você vê a pasta e a nota.</p>
        <FormControl isInvalid={isFolderTooLong}>
          <FormLabel>Pasta</FormLabel>
          <Input
            ref={first}
            value={folder}
            list={`${id}-pastas`}
            autoComplete="off"
            onChange={(event) => change({ folder: event.target.value })}
          />
          <FormHelperText>Escreva um nome novo ou o de uma pasta que já existe.</FormHelperText>
          <FormErrorMessage>Use até {BOOKMARK.folder} caracteres.</FormErrorMessage>
          <datalist id={`${id}-pastas`}>
            {folders.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </FormControl>
        <FormControl isInvalid={isNoteTooLong}>
          <CountedLabel counterId={`${id}-restantes`} label="Nota" text={note} limit={BOOKMARK.note} />
          <Textarea
            value={note}
            onChange={(event) => change({ note: event.target.value })}
            aria-describedby={`${id}-restantes`}
            placeholder="Por que guardou, em que caso vai usar"
          />
        </FormControl>
      </Form>
    </Sheet>
  )
}
