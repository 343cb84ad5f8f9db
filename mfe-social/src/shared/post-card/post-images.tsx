import { hostOf, type PostImage as Image, imageSizeOf, LAYOUT } from '@ementa/contracts'
import { focusOnMount, lazyPart, MissingDialog, useImageSource } from '@ementa/ui'
import { ImageDown, ImageOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import styles from './card.module.css'

const ImageViewer = lazyPart(() => import('../image-viewer/image-viewer'), MissingDialog)

interface PostImagesProps {
  images: readonly Image[]
  /** Name of the author, for images without a description. */
  name: string
}

/** The images of a post; several share the room of one in a grid. Each opens the viewer. */
export function PostImages({ images, name }: PostImagesProps) {
  const [opened, setOpened] = useState<number>()
  const count = images.length
  const described = images.map(({ image_url: url, description }, index) => ({
    url,
    description,
    alt: description || `Imagem ${count > 1 ? `${index + 1} de ${count} ` : ''}da publicação de ${name}`,
  }))
  const items = described.map(({ url, alt }, index) => (
    <PostImage key={url} imageUrl={url} alt={alt} inGrid={count > 1} onOpen={() => setOpened(index)} />
  ))
  return (
    <>
      {count > 1 ? (
        <div className={styles.images} style={maxHeight} data-count={count}>
          {items}
        </div>
      ) : (
        items
      )}
      {opened !== undefined && (
        <Suspense>
          <ImageViewer images={described} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const maxHeight = { maxHeight: LAYOUT.postImageMaxHeight }

/** Widest place of an image: the column, for choosing one of its copies. */
const COLUMN = 'min(100vw, 600px)'

/** Returns the form of an image by its known size. Very long strips are cut, so that they stay visible. */
function formOf(imageUrl: string) {
  const size = imageSizeOf(imageUrl)
  if (!size) return null
  const ratio = Math.min(4, Math.max(0.4, size.width / size.height))
  return { ratio, width: `calc(${LAYOUT.postImageMaxHeight} * ${ratio})` }
}

interface PostImageProps {
  imageUrl: string
  alt: string
  /** The image fills a cell of a grid. */
  inGrid: boolean
  /** Opens the image viewer. */
  onOpen: () => void
}

/**
 * One image of a post. An image of another site is loaded only when the reader asks, so that the site learns nothing
 * before.
 */
function PostImage(props: PostImageProps) {
  const host = hostOf(props.imageUrl)
  const [isWanted, setWanted] = useState(host === null)
  if (isWanted) return <LoadedImage {...props} hasFocus={host !== null} />
  return (
    <button type="button" className={styles.image} style={maxHeight} data-state="asks" onClick={() => setWanted(true)}>
      <ImageDown size={18} aria-hidden />
      Carregar imagem de {host}
    </button>
  )
}

/** An image in a reserved place, so that nothing moves when it is loaded or fails. */
function LoadedImage({ imageUrl, alt, inGrid, onOpen, hasFocus }: PostImageProps & { hasFocus: boolean }) {
  const form = inGrid ? null : formOf(imageUrl)
  const source = useImageSource(imageUrl, form ? `min(${COLUMN}, ${form.width})` : COLUMN)
  const [outcome, setOutcome] = useState<{ of: string; state: 'loaded' | 'error' }>()
  const shown = outcome?.of === imageUrl ? outcome.state : 'loading'
  const state = source === null ? 'error' : shown
  if (state === 'error') {
    return (
      <div className={styles.image} style={maxHeight} data-state="error">
        <ImageOff size={18} aria-hidden />
        Imagem não disponível
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.image}
      style={form ? { ...maxHeight, aspectRatio: form.ratio, width: `min(100%, ${form.width})` } : maxHeight}
      data-sized={form ? '' : undefined}
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      aria-haspopup="dialog"
      // Names the button until the image with its alternative text is rendered.
      aria-label={source ? undefined : alt}
      // Takes the focus of the pressed button, which this one replaces.
      ref={hasFocus ? focusOnMount : undefined}
      onClick={onOpen}
    >
      {source && (
        <img
          {...source}
          alt={alt}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ of: imageUrl, state: 'loaded' })}
          onError={() => setOutcome({ of: imageUrl, state: 'error' })}
        />
      )}
    </button>
  )
}
