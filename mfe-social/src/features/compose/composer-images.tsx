import { LENGTH } from '@ementa/contracts'
import { announce, Box, Button, Flex, IconButton, Text } from '@ementa/ui'
import { FormControl, FormLabel, Textarea } from '@ementa/ui/forms'
import { ArrowDown, ArrowUp, LoaderCircle, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReadContent } from '../../shared/post-content/post-content'
import { type ComposerState, moveImage, type Upload } from './composer-state'
import { ImageThumbnail } from './image-thumbnail'
import type { ImageUploads } from './image-uploads'

type ReadImage = ReadContent['images'][number]

interface ComposerImagesProps {
  state: ComposerState
  images: readonly ReadImage[]
  pending: readonly Readonly<Upload>[]
  refused: readonly Readonly<Upload>[]
  uploads: ImageUploads
  /** Takes the focus of what was removed. */
  onRemoved: () => void
}

/** The images of the post in their order, each with its description, and those on their way or refused. */
export function ComposerImages({ state, images, pending, refused, uploads, onRemoved }: ComposerImagesProps) {
  const [moved, setMoved] = useState<{ url: string }>()
  if (images.length + pending.length + refused.length === 0) return null

  function move(from: number, to: number) {
    const url = images[from]?.image_url
    if (url === undefined || !moveImage(state.content, from, to)) return
    setMoved({ url })
    announce(`Imagem ${to + 1} de ${images.length}`)
  }
  function remove(index: number) {
    state.content.images.splice(index, 1)
    announce('Imagem removida')
    onRemoved()
  }

  return (
    <Box as="ul" mt={3} listStyleType="none" aria-label="Imagens da publicação">
      {images.map((image, index) => (
        <ImageRow
          key={image.image_url}
          image={image}
          index={index}
          count={images.length}
          moved={moved?.url === image.image_url ? moved : undefined}
          onDescription={(description) => {
            const changed = state.content.images[index]
            if (changed) changed.description = description
          }}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      {pending.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => uploads.retry(upload.id)}
          onDiscard={() => {
            uploads.discard(upload.id)
            onRemoved()
          }}
        />
      ))}
      {refused.map(({ id, name, error }) => (
        <Box as="li" key={id} mb={2} fontSize="sm" overflowWrap="anywhere">
          {name}
          <Text role="alert" fontWeight={600} color="danger">
            {error}
          </Text>
        </Box>
      ))}
      {images.some(({ description }) => description.trim() === '') && (
        <Text as="li" mt={1} fontSize="sm" color="fg.muted">
          Sem descrição, quem usa leitor de tela não sabe o que a imagem mostra.
        </Text>
      )}
    </Box>
  )
}

interface ImageRowProps {
  image: ReadImage
  index: number
  count: number
  /** Another object each time this one was moved. */
  moved: object | undefined
  onDescription: (description: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function ImageRow({ image, index, count, moved, onDescription, onMove, onRemove }: ImageRowProps) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  /** `Descrição da imagem`, or `… 2` where there are more. */
  const named = (text: string) => (count > 1 ? `${text} ${index + 1}` : text)
  // A row that was moved in the page loses the focus, and a button at the end of its way is off.
  useLayoutEffect(() => {
    if (!moved) return
    const button = down.current?.disabled ? up.current : down.current
    button?.focus()
  }, [moved])

  return (
    <Flex as="li" gap={3} p={2} mb={2} bg="bg.sunken" borderRadius="md" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <ImageThumbnail imageUrl={image.image_url} />
      <FormControl flex="1 1 180px" minW={0}>
        <FormLabel mb={1} fontSize="sm">
          {named('Descrição da imagem')}
        </FormLabel>
        <Textarea
          value={image.description}
          onChange={(event) => onDescription(event.target.value)}
          maxLength={LENGTH.imageDescription}
          placeholder="O que ela mostra, para quem não a vê"
          rows={2}
          minH="64px"
          bg="bg.surface"
        />
      </FormControl>
      <Flex direction={{ base: 'row', md: 'column' }} justify="flex-end" flexBasis={{ base: '100%', md: 'auto' }}>
        {count > 1 && (
          <>
            <IconButton
              ref={up}
              variant="ghost"
              aria-label={`Mover imagem ${index + 1} para antes`}
              icon={<ArrowUp size={18} aria-hidden />}
              isDisabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              ref={down}
              variant="ghost"
              aria-label={`Mover imagem ${index + 1} para depois`}
              icon={<ArrowDown size={18} aria-hidden />}
              isDisabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        <IconButton
          variant="ghost"
          aria-label={named('Remover imagem')}
          icon={<X size={18} aria-hidden />}
          onClick={onRemove}
        />
      </Flex>
    </Flex>
  )
}

interface UploadRowProps {
  upload: Readonly<Upload>
  onRetry: () => void
  onDiscard: () => void
}

function UploadRow({ upload: { name, error }, onRetry, onDiscard }: UploadRowProps) {
  return (
    <Flex
      as="li"
      align="center"
      gap={2}
      px={3}
      py={1}
      mb={2}
      bg="bg.sunken"
      borderRadius="md"
      wrap="wrap"
      fontSize="sm"
    >
      {error === null && <Box as={LoaderCircle} aria-hidden boxSize="18px" color="fg.muted" />}
      <Box flex="1 1 160px" minW={0} py={2}>
        <Text noOfLines={1} overflowWrap="anywhere">
          {name}
        </Text>
        {error === null ? (
          <Text role="status" color="fg.muted">
            Enviando a imagem…
          </Text>
        ) : (
          <Text role="alert" fontWeight={600} color="danger">
            {error}
          </Text>
        )}
      </Box>
      <Flex ms="auto" align="center">
        {error !== null && (
          <Button variant="ghost" aria-label={`Tentar novamente: enviar ${name}`} onClick={onRetry}>
            Tentar novamente
          </Button>
        )}
        <IconButton
          variant="ghost"
          aria-label={`Descartar ${name}`}
          icon={<X size={18} aria-hidden />}
          onClick={onDiscard}
        />
      </Flex>
    </Flex>
  )
}
