import { LENGTH } from '@ementa/contracts'
import { announce, Button, IconButton, Outline, useImageSource } from '@ementa/ui'
import { FormControl, FormLabel, Textarea } from '@ementa/ui/forms'
import { ArrowDown, ArrowUp, ImageOff, LoaderCircle, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { type ComposerState, moveImage, type Upload } from './composer-state'
import type { ImageUploads } from './image-uploads'
import styles from './images.module.css'
import type { ReadContent } from './post-content'

type ReadImage = ReadContent['images'][number]

interface ComposerImagesProps {
  state: ComposerState
  images: readonly ReadImage[]
  pending: readonly Readonly<Upload>[]
  refused: readonly Readonly<Upload>[]
  /** The descriptions are read-only, because text typed now would be lost. */
  isSending: boolean
  uploads: ImageUploads
  /** Moves the focus, which the removed row had. */
  onRemoved: () => void
}

/** The images of the post in order, each with its description, followed by pending and refused uploads. */
export function ComposerImages(props: ComposerImagesProps) {
  const { state, images, pending, refused, isSending, uploads, onRemoved } = props
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
    <ul className={styles.list} aria-label="Imagens da publicação">
      {images.map((image, index) => (
        <ImageRow
          key={image.image_url}
          image={image}
          index={index}
          count={images.length}
          isSending={isSending}
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
        <li key={id} className={styles.refused}>
          {name}
          <p role="alert" className={styles.error}>
            {error}
          </p>
        </li>
      ))}
      {images.some(({ description }) => description.trim() === '') && (
        <li className={`muted ${styles.advice}`}>
          Sem descrição, quem usa leitor de tela não sabe o que a imagem mostra.
        </li>
      )}
    </ul>
  )
}

interface ImageRowProps {
  image: ReadImage
  index: number
  count: number
  isSending: boolean
  /** A new object each time this image is moved, which triggers the effect below. */
  moved: object | undefined
  onDescription: (description: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function ImageRow({ image, index, count, isSending, moved, onDescription, onMove, onRemove }: ImageRowProps) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  /** Adds the image's number where there are several: `Descrição da imagem 2`. */
  const addNumber = (text: string) => (count > 1 ? `${text} ${index + 1}` : text)
  // Moving the row in the DOM loses the focus, and the pressed button may now be disabled.
  useLayoutEffect(() => {
    if (!moved) return
    const button = down.current?.disabled ? up.current : down.current
    button?.focus()
  }, [moved])

  return (
    <li className={styles.image}>
      <ImageThumbnail imageUrl={image.image_url} />
      <FormControl flex="1 1 180px" minW={0} isReadOnly={isSending}>
        <FormLabel mb={1} fontSize="sm">
          {addNumber('Descrição da imagem')}
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
      <div className={styles.imageButtons}>
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
          aria-label={addNumber('Remover imagem')}
          icon={<X size={18} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

interface UploadRowProps {
  upload: Readonly<Upload>
  onRetry: () => void
  onDiscard: () => void
}

function UploadRow({ upload: { name, error }, onRetry, onDiscard }: UploadRowProps) {
  return (
    <li className={styles.upload}>
      {error === null && <LoaderCircle size={18} aria-hidden />}
      <div className={styles.uploadText}>
        <p className={`clamped ${styles.fileName}`}>{name}</p>
        {error === null ? (
          <p role="status" className="muted">
            Enviando a imagem…
          </p>
        ) : (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.uploadButtons}>
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
      </div>
    </li>
  )
}

/** A chosen image in small; its description is in the field beside it. */
export function ImageThumbnail({ imageUrl }: { imageUrl: string }) {
  const source = useImageSource(imageUrl, '88px')
  return (
    <div className={styles.thumbnail}>
      {source === undefined && <Outline w="88px" h="88px" />}
      {source === null && <ImageOff size={24} role="img" aria-label="Imagem não disponível" />}
      {source && <img {...source} alt="Imagem da publicação" />}
    </div>
  )
}
