import { useServices } from '@ementa/ui'
import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The picture of a post in a place reserved for it, so that nothing moves when it arrives or does not. */
export function PostImage({ imageUrl, alt }: { imageUrl: string; alt: string }) {
  const { images } = useServices()
  const [shown, setShown] = useState<{ of: string; src?: string; state: 'loading' | 'loaded' | 'error' }>({
    of: imageUrl,
    state: 'loading',
  })
  useEffect(() => {
    let isCurrent = true
    images.resolve(imageUrl).then(
      (src) => isCurrent && setShown({ of: imageUrl, src, state: 'loading' }),
      () => isCurrent && setShown({ of: imageUrl, state: 'error' }),
    )
    return () => {
      isCurrent = false
    }
  }, [images, imageUrl])

  const { src, state } = shown.of === imageUrl ? shown : { src: undefined, state: 'loading' as const }
  if (state === 'error') {
    return (
      <div className="image" data-state="error">
        <ImageOff size={18} aria-hidden />
        Imagem não disponível
      </div>
    )
  }
  return (
    <div className="image" data-state={state} aria-busy={state === 'loading' || undefined}>
      {src && (
        <img
          src={src}
          alt={alt}
          decoding="async"
          onLoad={() => setShown((now) => ({ ...now, state: 'loaded' }))}
          onError={() => setShown((now) => ({ ...now, state: 'error' }))}
        />
      )}
    </div>
  )
}
