import { hostOf } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useCloseOnBack } from '@ementa/ui/overlays'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import './image-viewer.css'

interface ViewedImage {
  url: string
  alt: string
  /** Description shown below the image; may be empty. */
  description: string
}

interface ImageViewerProps {
  images: readonly ViewedImage[]
  /** Index of the image to begin with. */
  start: number
  onClose: () => void
}

/**
 * Shows the images of a post over the whole window. Dialog, focus, keys and gestures are those of the library.
 */
export default function ImageViewer({ images, start, onClose }: ImageViewerProps) {
  const slides = useSlides(images, start)
  useCloseOnBack(true, onClose)
  if (!slides) return null
  return (
    <Lightbox
      open
      close={onClose}
      index={Math.max(
        0,
        slides.findIndex(({ url }) => url === images[start]?.url),
      )}
      slides={slides}
      plugins={[Zoom]}
      className="image-viewer"
      labels={LABELS}
      carousel={{ finite: true, padding: 0, imageProps: { referrerPolicy: 'no-referrer' } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 150, swipe: 250, zoom: 200 }}
      // Diagrams and scans can be enlarged beyond their pixels.
      zoom={{ maxZoomPixelRatio: 4, zoomInMultiplier: 1.5, scrollToZoom: true }}
      render={{
        iconClose: () => <X aria-hidden />,
        iconPrev: () => <ChevronLeft aria-hidden />,
        iconNext: () => <ChevronRight aria-hidden />,
        iconZoomIn: () => <ZoomIn aria-hidden />,
        iconZoomOut: () => <ZoomOut aria-hidden />,
        ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        // Screen readers hear the description as the image's alternative text.
        slideFooter: ({ slide: { caption } }) =>
          caption ? (
            <p className="image-viewer-caption" aria-hidden>
              {caption}
            </p>
          ) : null,
      }}
    />
  )
}

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    /** Address of the image in the post. */
    url: string
    caption: string
  }
}

/**
 * Resolves the addresses of images; undefined until all are known. An image of another site is left out unless the
 * reader asked for it.
 */
function useSlides(images: readonly ViewedImage[], start: number) {
  const services = useServices()
  const [slides, setSlides] = useState<{ url: string; src: string; alt: string; caption: string }[]>()
  const [viewedImages] = useState(() => images.filter(({ url }, index) => index === start || hostOf(url) === null))
  useEffect(() => {
    let isCurrent = true
    const resolved = viewedImages.map(async ({ url, alt, description }) => ({
      url,
      // The library reports a missing image.
      src: await services.images.resolve(url).catch(() => url),
      alt,
      caption: description,
    }))
    void Promise.all(resolved).then((slides) => isCurrent && setSlides(slides))
    return () => {
      isCurrent = false
    }
  }, [services, viewedImages])
  return slides
}

const LABELS = {
  Lightbox: 'Imagens da publicação',
  'Photo gallery': 'Imagens',
  Carousel: 'sequência de imagens',
  Slide: 'imagem',
  '{index} of {total}': '{index} de {total}',
  Close: 'Fechar',
  Previous: 'Imagem anterior',
  Next: 'Próxima imagem',
  'Zoom in': 'Ampliar',
  'Zoom out': 'Reduzir',
}
