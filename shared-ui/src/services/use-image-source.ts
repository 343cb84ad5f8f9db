import { IMAGE, imageSizeOf } from '@ementa/contracts'
import { useEffect, useState } from 'react'
import { useServices } from './context'

/** Attributes by which an `<img>` shows an image. */
interface ImageSource {
  sizes?: string
  srcSet?: string
  src: string
}

/** A host has smaller copies of what was uploaded to it; a blob of this browser and an address of another site have none. */
function sourceOf(reference: string, src: string, sizes: string): ImageSource {
  if (src.startsWith('blob:')) return { src }
  const widest = imageSizeOf(reference)?.width ?? IMAGE.maxEdge
  const copies = IMAGE.copies.filter((width) => width < widest).map((width) => `${src}?w=${width} ${width}w`)
  // An image that stands alone in `srcset` would be stretched to what `sizes` says.
  if (copies.length === 0) return { src }
  return { sizes, srcSet: [...copies, `${src} ${widest}w`].join(', '), src }
}

/**
 * Returns how an entity's image can be shown: `undefined` until its address is known, `null` where the image is gone.
 * @param sizes the width at which it is shown, as the attribute `sizes` of an `<img>` says it
 */
export function useImageSource(imageUrl: string | null | undefined, sizes: string): ImageSource | null | undefined {
  const { images } = useServices()
  const [resolved, setResolved] = useState<{ of: string; address: string | null }>()
  const reference = imageUrl?.startsWith(IMAGE.localScheme) ? imageUrl : undefined
  useEffect(() => {
    if (reference === undefined) return
    let isCurrent = true
    const show = (address: string | null) => isCurrent && setResolved({ of: reference, address })
    images.resolve(reference).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [images, reference])
  if (reference === undefined) return imageUrl ? { src: imageUrl } : null
  if (resolved?.of !== reference) return undefined
  return resolved.address === null ? null : sourceOf(reference, resolved.address, sizes)
}
