import { hostOf, imageSizeOf, LAYOUT } from '@ementa/contracts'
import { useImageAddress } from '@ementa/ui/plain'
import { ImageDown, ImageOff } from 'lucide-react'
import { useState } from 'react'
import styles from './card.module.css'

export const maxHeight = { maxHeight: LAYOUT.postImageMaxHeight }

/** Returns the form of an image whose size is known, except of strips: those are cut to one that can be seen and pressed. */
function formOf(imageUrl: string) {
  const size = imageSizeOf(imageUrl)
  if (!size) return { style: maxHeight }
  const ratio = Math.min(4, Math.max(0.4, size.width / size.height))
  const width = `min(100%, calc(${LAYOUT.postImageMaxHeight} * ${ratio}))`
  return { style: { ...maxHeight, aspectRatio: ratio, width }, 'data-sized': '' }
}

interface PostImageProps {
  imageUrl: string
  alt: string
  /** Whether it fills a cell of a grid. */
  inGrid: boolean
  /** Opens the viewer. */
  onOpen: () => void
}

/** One picture of a post. Another site learns of a reader only when the reader asks for its picture. */
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

/** In a place reserved for it, so that nothing moves when it arrives or does not. */
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
      {...(inGrid ? { style: maxHeight } : formOf(imageUrl))}
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      aria-haspopup="dialog"
      // Until the picture is there, which brings its words.
      aria-label={src ? undefined : alt}
      // In the place of the button that was pressed.
      ref={hasFocus ? focusOnce : undefined}
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

const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
