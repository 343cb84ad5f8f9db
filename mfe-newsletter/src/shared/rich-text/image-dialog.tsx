import { IMAGE } from '@ementa/contracts'
import { Button, Stack, Text, useServices } from '@ementa/ui'
import {
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  prepareImage,
  uploadErrorText,
} from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { TextSurface } from './text-surface'

interface ImageDialogProps {
  surface: TextSurface
  isOpen: boolean
  onClose: () => void
}

/** A file, kept by reference, or an address on the web; with what to say to those who do not see it. */
export function ImageDialog({ surface: { port, tools }, isOpen, onClose }: ImageDialogProps) {
  const { api, toast } = useServices()
  const [address, setAddress] = useState('')
  const [description, setDescription] = useState('')
  const [fileName, setFileName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const index = useRef(0)

  useEffect(() => {
    if (!isOpen) return
    index.current = tools.imagePlace()
    setAddress('')
    setDescription('')
    setFileName('')
    setError(null)
  }, [isOpen, tools])

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
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
    if (!/^https:\/\/[^\s/]+\.\S+$/i.test(source) && !source.startsWith(IMAGE.localScheme)) {
      return setError('Escolha um arquivo ou informe um endereço que comece com https://.')
    }
    tools.insertImage(index.current, source, description.trim())
    onClose()
    port.focus({ index: index.current + 1, length: 0 })
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Inserir imagem" size="md" initialFocusRef={first}>
      <Stack as="form" spacing={4} onSubmit={insert} noValidate>
        <input
          ref={file}
          type="file"
          hidden
          accept={IMAGE.types.join(',')}
          aria-label="Arquivo da imagem"
          onChange={upload}
        />
        <Stack spacing={1}>
          <Button
            ref={first}
            leftIcon={<Upload size={18} aria-hidden />}
            onClick={() => file.current?.click()}
            isLoading={isBusy}
            loadingText="Enviando…"
          >
            {fileName ? 'Trocar o arquivo' : 'Enviar do aparelho'}
          </Button>
          <Text fontSize="xs" color="fg.muted" role="status">
            {fileName ? `${fileName} pronta para inserir.` : 'JPG, PNG ou GIF de até 5 MB.'}
          </Text>
        </Stack>
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
        <FormControl>
          <FormLabel>Descrição da imagem</FormLabel>
          <Input value={description} onChange={(event) => setDescription(event.target.value)} />
          <FormHelperText>Para quem lê com leitor de tela, ou quando a imagem não carrega.</FormHelperText>
        </FormControl>
        <Stack direction="row" justify="flex-end">
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="solid" type="submit" isDisabled={isBusy}>
            Inserir imagem
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  )
}
