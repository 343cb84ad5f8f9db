import { type BookmarkDetails, graphemeCount, isBlank, isQueuedError } from '@ementa/contracts'
import { BOOKMARK } from '@ementa/contracts/bookmark-limits'
import { Button, Flex, Text, useServices } from '@ementa/ui'
import {
  CharCounter,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  Textarea,
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
export default function BookmarkSheet({ postId, details, folders, onClose }: BookmarkSheetProps) {
  const { api, toast } = useServices()
  const [folder, setFolder] = useState(details?.folder ?? '')
  const [note, setNote] = useState(details?.note ?? '')
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const isFolderTooLong = graphemeCount(folder.trim()) > BOOKMARK.folder
  const isNoteTooLong = graphemeCount(note.trim()) > BOOKMARK.note
  const isChanged = folder !== (details?.folder ?? '') || note !== (details?.note ?? '')

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
      onClose()
    } catch (error) {
      // It waits in the queue, and the list shows it.
      if (isQueuedError(error)) return onClose()
      // What was written stays for the next try.
      setBusy(false)
      toast.actionFailed()
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title="Pasta e nota"
      size="md"
      initialFocusRef={first}
      closeOnOverlayClick={!isChanged}
      footer={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
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
            onChange={(event) => setFolder(event.target.value)}
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
            onChange={(event) => setNote(event.target.value)}
            aria-describedby={`${id}-restantes`}
            placeholder="Por que guardou, em que caso vai usar"
          />
        </FormControl>
      </Form>
    </Sheet>
  )
}
