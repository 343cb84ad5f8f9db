import { BOOKMARK, type BookmarkDetails, graphemeCount, isBlank, isQueuedError } from '@ementa/contracts'
import { Button, type CopySlot, Flex, Text, useServices } from '@ementa/ui'
import {
  askToLeave,
  CharCounter,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  type LeftFields,
  Textarea,
  useKeptText,
  useTextSlot,
} from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { useId, useRef, useState } from 'react'
import { folderNamed } from './details'

interface BookmarkSheetProps {
  postId: string
  details: BookmarkDetails | undefined
  /** Names of the folders that are there. */
  folders: readonly string[]
  onClose: () => void
}

/** Folder and note of one saved post; both may be left empty. */
export default function BookmarkSheet(props: BookmarkSheetProps) {
  const slot = useTextSlot('bookmark', props.postId)
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
  const { text, change, isChanged, forget } = useKeptText(slot, {
    folder: details?.folder ?? '',
    note: details?.note ?? '',
  })
  const { folder, note } = text
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const isFolderTooLong = graphemeCount(folder.trim()) > BOOKMARK.folder
  const isNoteTooLong = graphemeCount(note.trim()) > BOOKMARK.note

  /** The copy goes with the sheet: its text is stored, or was given up. */
  function done() {
    forget()
    onClose()
  }
  async function close() {
    if (!isChanged || (await askToLeave())) done()
  }

  async function save() {
    if (isBusy || isFolderTooLong || isNoteTooLong) return
    setBusy(true)
    try {
      await api.bookmarks.setDetails({
        postId,
        folder: isBlank(folder) ? null : folderNamed(folder, folders),
        note: isBlank(note) ? null : note.trim(),
      })
      toast.success('Favorito atualizado')
      done()
    } catch (error) {
      // It waits in the queue, and the list shows it.
      if (isQueuedError(error)) return done()
      // What was written stays for the next try.
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
      <Form id={id} isSending={isBusy} spacing={4} onSubmit={() => void save()}>
        <Text color="fg.muted" fontSize="sm">
          Só você vê a pasta e a nota.
        </Text>
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
          <Flex justify="space-between" align="baseline">
            <FormLabel>Nota</FormLabel>
            <CharCounter id={`${id}-restantes`} text={note} limit={BOOKMARK.note} />
          </Flex>
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
