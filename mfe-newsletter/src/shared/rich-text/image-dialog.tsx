import { IMAGE } from '@ementa/contracts'
import { Button, useServices } from '@ementa/ui'
import {
  Checkbox,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  prepareImage,
  SelectField,
  uploadErrorText,
} from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Upload } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FileButton } from '../files/file-button'
import styles from './rich-text.module.css'
import type { ImagePlace, TextSurface } from './text-surface'

/** The image to change, or null and the place for a new one. */
export interface OpenedImage {
  index: number
  edited: ImagePlace | null
}

interface ImageDialogProps {
  surface: TextSurface
  opened: OpenedImage
  onClose: () => void
}

const WIDTHS = [
  { value: 'own', label: 'Original' },
  { value: '33%', label: 'Pequena' },
  { value: '66%', label: 'Média' },
  { value: '100%', label: 'Largura do texto' },
] as const
type Width = (typeof WIDTHS)[number]['value']
const widthOf = (width: string): Width => WIDTHS.find(({ value }) => value === width)?.value ?? 'own'

/**
 * A file, kept by reference, or an address on the web; with what to say to those who do not see it, a caption and a size.
 * On an image that is in the text it changes or removes it.
 */
export function ImageDialog({ surface: { port, tools }, opened: { index, edited }, onClose }: ImageDialogProps) {
  const { api, toast } = useServices()
  const [address, setAddress] = useState('')
  const [description, setDescription] = useState(edited?.alt ?? '')
  const [isDecorative, setDecorative] = useState(false)
  const [isUndescribed, setUndescribed] = useState(false)
  const [caption, setCaption] = useState(edited?.caption ?? '')
  const [width, setWidth] = useState(widthOf(edited?.width ?? ''))
  const [fileName, setFileName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLButtonElement>(null)

  async function upload(chosen: File | undefined) {
    if (!chosen) return
    setError(null)
    setBusy(true)
    try {
      const { image_url } = await api.images.upload(await prepareImage(chosen))
      setFileName(chosen.name)
      setAddress(image_url)
    } catch (problem) {
      setError(uploadErrorText(problem))
      toast.error('Erro no upload', uploadErrorText(problem))
    } finally {
      setBusy(false)
    }
  }

  function insert(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const source = address.trim()
    if (!edited && !/^https:\/\/[^\s/]+\.\S+$/i.test(source) && !source.startsWith(IMAGE.localScheme)) {
      return setError('Escolha um arquivo ou informe um endereço que comece com https://.')
    }
    if (description.trim() === '' && !isDecorative) return setUndescribed(true)
    const details = {
      alt: isDecorative ? '' : description.trim(),
      width: width === 'own' ? '' : width,
      caption: caption.trim(),
    }
    flushSync(onClose)
    if (edited) tools.setImage(edited, details)
    const behind = edited ? edited.index + 1 : tools.insertImage(index, source, details)
    port.focus({ index: behind, length: 0 })
  }

  function remove() {
    flushSync(onClose)
    if (edited) tools.removeImage(edited)
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={edited ? 'Editar imagem' : 'Inserir imagem'}
      size="md"
      initialFocusRef={first}
      finalFocusRef={{ current: tools }}
    >
      <form className={styles.form} onSubmit={insert} noValidate>
        {!edited && (
          <>
            <div className={styles.file}>
              <FileButton
                ref={first}
                label="Arquivo da imagem"
                accept={IMAGE.types.join(',')}
                leftIcon={<Upload size={18} aria-hidden />}
                onChoose={([chosen]) => void upload(chosen)}
                isLoading={isBusy}
                loadingText="Enviando…"
              >
                {fileName ? 'Trocar o arquivo' : 'Enviar do aparelho'}
              </FileButton>
              <p className={styles.fileNote} role="status">
                {fileName ? `${fileName} pronta para inserir.` : 'JPG, PNG ou GIF de até 5 MB.'}
              </p>
            </div>
            <FormControl isInvalid={error !== null} isDisabled={fileName !== ''}>
              <FormLabel>Ou o endereço da imagem</FormLabel>
              <Input
                value={fileName ? '' : address}
                inputMode="url"
                autoCapitalize="none"
                placeholder="https://"
                onChange={(event) => setAddress(event.target.value)}
              />
              <FormErrorMessage>{error}</FormErrorMessage>
            </FormControl>
          </>
        )}
        <FormControl isInvalid={isUndescribed} isDisabled={isDecorative}>
          <FormLabel>Descrição da imagem</FormLabel>
          <Input
            value={isDecorative ? '' : description}
            onChange={(event) => {
              setDescription(event.target.value)
              setUndescribed(false)
            }}
          />
          <FormErrorMessage>Descreva a imagem, ou marque que ela só enfeita.</FormErrorMessage>
          {!isUndescribed && (
            <FormHelperText>Para quem lê com leitor de tela, ou quando a imagem não carrega.</FormHelperText>
          )}
        </FormControl>
        <Checkbox
          isChecked={isDecorative}
          onChange={(event) => {
            setDecorative(event.target.checked)
            setUndescribed(false)
          }}
        >
          A imagem só enfeita o texto
        </Checkbox>
        <FormControl>
          <FormLabel>Legenda (opcional)</FormLabel>
          <Input value={caption} placeholder="Fonte: …" onChange={(event) => setCaption(event.target.value)} />
        </FormControl>
        <SelectField label="Tamanho" options={WIDTHS} value={width} onChange={setWidth} />
        <div className={styles.buttons}>
          {edited && (
            <Button variant="ghost" onClick={remove}>
              Remover imagem
            </Button>
          )}
          <div className={styles.space} />
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="solid" type="submit" isDisabled={isBusy}>
            {edited ? 'Salvar imagem' : 'Inserir imagem'}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
