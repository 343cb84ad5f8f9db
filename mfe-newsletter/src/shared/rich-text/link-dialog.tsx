import { Button } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { linkAddress } from './link-address'
import styles from './rich-text.module.css'
import type { LinkPlace, TextTools } from './text-surface'

interface LinkDialogProps {
  tools: Pick<TextTools, 'setLink' | 'removeLink' | 'focus'>
  place: LinkPlace
  onClose: () => void
}

/** Dialog for the text and the address of a link, both required. It changes or removes an existing link. */
export function LinkDialog({ tools, place, onClose }: LinkDialogProps) {
  const [text, setText] = useState(place.text)
  const [address, setAddress] = useState(place.address)
  const [isChecked, setChecked] = useState(false)
  const textField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)

  const isLink = place.address !== ''
  const href = linkAddress(address)
  const textError = text.trim() === '' ? 'Informe o texto do link.' : null
  const addressError = addressProblem(address, href)

  function insert(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (textError) return textField.current?.focus()
    if (addressError || !href) return addressField.current?.focus()
    // The dialog is closed first, as an open one takes back the focus, and with it the caret.
    flushSync(onClose)
    tools.setLink(place, text.trim(), href)
  }

  function removeLink() {
    tools.removeLink(place)
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isLink ? 'Editar link' : 'Inserir link'}
      size="md"
      initialFocusRef={place.text ? addressField : textField}
      finalFocusRef={{ current: tools }}
    >
      <form className={styles.form} onSubmit={insert} noValidate>
        <FormControl isRequired isInvalid={isChecked && textError !== null}>
          <FormLabel>Texto do link</FormLabel>
          <Input
            ref={textField}
            value={text}
            isReadOnly={place.text.includes('\n')}
            onChange={(event) => setText(event.target.value)}
          />
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
        <div className={styles.buttons}>
          {isLink && (
            <Button variant="ghost" onClick={removeLink}>
              Remover link
            </Button>
          )}
          <div className={styles.space} />
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="solid" type="submit">
            {isLink ? 'Salvar link' : 'Inserir link'}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

function addressProblem(typed: string, href: string | null): string | null {
  if (typed.trim() === '') return 'Informe o endereço do link.'
  return href === null ? 'Use um endereço da web (https://…) ou um e-mail.' : null
}
