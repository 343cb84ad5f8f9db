import { Button, Spacer, Stack } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Quill } from 'react-quill'
import { linkAddress } from './link-address'

interface LinkDialogProps {
  quill: Quill
  isOpen: boolean
  onClose: () => void
}

interface Place {
  index: number
  length: number
}

/** Text and address of a link; both are needed (spec §5). On an existing link it changes or removes it. */
export function LinkDialog({ quill, isOpen, onClose }: LinkDialogProps) {
  const [text, setText] = useState('')
  const [address, setAddress] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [place, setPlace] = useState<Place & { isLink: boolean }>({ index: 0, length: 0, isLink: false })
  const textField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const found = linkAt(quill)
    setPlace(found)
    setText(quill.getText(found.index, found.length))
    setAddress(found.address)
    setChecked(false)
  }, [isOpen, quill])

  const href = linkAddress(address)
  const textError = text.trim() === '' ? 'Informe o texto do link.' : null
  const addressError = addressProblem(address, href)

  function insert(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (textError) return textField.current?.focus()
    if (addressError || !href) return addressField.current?.focus()
    replaceWith([{ insert: text.trim(), attributes: { ...marksAt(quill, place), link: href } }], text.trim().length)
  }

  function removeLink() {
    quill.formatText(place.index, place.length, 'link', false, 'user')
    close()
  }

  function replaceWith(ops: object[], length: number) {
    const before = place.index > 0 ? [{ retain: place.index }] : []
    const gone = place.length > 0 ? [{ delete: place.length }] : []
    quill.updateContents([...before, ...ops, ...gone] as never, 'user')
    close()
    quill.setSelection(place.index + length, 0, 'user')
    // What is typed next is no part of the link.
    quill.format('link', false, 'silent')
  }

  function close() {
    onClose()
    quill.focus()
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={place.isLink ? 'Editar link' : 'Inserir link'}
      size="md"
      initialFocusRef={text ? addressField : textField}
    >
      <Stack as="form" spacing={4} onSubmit={insert} noValidate>
        <FormControl isRequired isInvalid={isChecked && textError !== null}>
          <FormLabel>Texto do link</FormLabel>
          <Input ref={textField} value={text} onChange={(event) => setText(event.target.value)} />
          <FormErrorMessage>{textError}</FormErrorMessage>
        </FormControl>
        <FormControl isRequired isInvalid={isChecked && addressError !== null}>
          <FormLabel>Endereço (URL)</FormLabel>
          <Input
            ref={addressField}
            value={address}
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
            onChange={(event) => setAddress(event.target.value)}
          />
          <FormErrorMessage>{addressError}</FormErrorMessage>
        </FormControl>
        <Stack direction="row" justify="flex-end">
          {place.isLink && (
            <Button variant="ghost" onClick={removeLink}>
              Remover link
            </Button>
          )}
          <Spacer />
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="solid" type="submit">
            {place.isLink ? 'Salvar link' : 'Inserir link'}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  )
}

function addressProblem(typed: string, href: string | null): string | null {
  if (typed.trim() === '') return 'Informe o endereço do link.'
  return href === null ? 'Use um endereço da web (https://…) ou um e-mail.' : null
}

/** The link under the cursor in its whole length, else the selection. */
function linkAt(quill: Quill): Place & { isLink: boolean; address: string } {
  const range = quill.getSelection(true)
  const { link } = quill.getFormat(range)
  if (typeof link !== 'string') return { index: range.index, length: range.length, isLink: false, address: '' }
  let start = range.index
  let end = range.index + range.length
  const isSame = (index: number) => quill.getFormat(index, 1).link === link
  while (start > 0 && isSame(start - 1)) start--
  while (end < quill.getLength() - 1 && isSame(end)) end++
  return { index: start, length: end - start, isLink: true, address: link }
}

function marksAt(quill: Quill, { index, length }: Place) {
  const { bold, italic, underline } = quill.getFormat(index, length)
  return { ...(bold ? { bold } : {}), ...(italic ? { italic } : {}), ...(underline ? { underline } : {}) }
}
