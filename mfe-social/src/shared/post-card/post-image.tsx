import { hostOf, imageSizeOf, LAYOUT } from '@ementa/contracts'
import { focusOnMount, useImageAddress } from '@ementa/ui'
import { ImageDown, ImageOff } from 'lucide-react'
import { useState } from 'react'
import styles from './card.module.css'

export const maxHeight = { maxHeight: LAYOUT.postImageMaxHeight }

/** Returns the dimensions of an image by its known size. Very long strips are cut, so that they stay visible. */
function findDimensions(imageUrl: string) {
  const size = imageSizeOf(imageUrl)
  if (!size) return { style: maxHeight }
  const ratio = Math.min(4, Math.max(0.4, size.width / size.height))
  const width = `min(100%, calc(${LAYOUT.postImageMaxHeight} * ${ratio}))`
  return { style: { ...maxHeight, aspectRatio: ratio, width }, 'data-sized': '' }
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
export function PostImage(props: PostImageProps) {
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
  const src = useImageAddress(imageUrl)
  const [outcome, setOutcome] = useState<{ of: string; state: 'loaded' | 'error' }>()
  const shown = outcome?.of === imageUrl ? outcome.state : 'loading'
  const state = src === null ? 'error' : shown
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
      {...(inGrid ? { style: maxHeight } : findDimensions(imageUrl))}
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      aria-haspopup="dialog"
      // Names the button until the image with its alternative text is rendered.
      aria-label={src ? undefined : alt}
      // Takes the focus of the pressed button, which this one replaces.
      ref={hasFocus ? focusOnMount : undefined}
      onClick={onOpen}
    >
      {src && (
        <img
          src={src}
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
