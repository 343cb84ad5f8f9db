import { IMAGE } from '@ementa/contracts'
import { useContext, useEffect, useState } from 'react'
import { ServicesContext } from './context'

/**
 * Returns the address at which an entity's image can be shown: `undefined` until it is known, `null` where the image is
 * gone. Usable without services too (a lone component test), where only addresses can be shown.
 */
export function useImageAddress(imageUrl: string | null | undefined): string | null | undefined {
  const images = useContext(ServicesContext)?.images
  const [resolved, setResolved] = useState<{ of: string; address: string | null }>()
  const reference = imageUrl?.startsWith(IMAGE.localScheme) ? imageUrl : undefined
  useEffect(() => {
    if (reference === undefined || !images) return
    let isCurrent = true
    const show = (address: string | null) => isCurrent && setResolved({ of: reference, address })
    images.resolve(reference).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [images, reference])
  if (reference === undefined) return imageUrl ?? null
  return resolved?.of === reference ? resolved.address : undefined
}
