import { useServices } from '@ementa/ui'
import { useState } from 'react'
import type { ComposerState } from './composer-state'
import { createImageUploads, type ImageUploads } from './image-uploads'

/** The uploads of a composer: the same object at every render, so that no part re-renders for it. */
export function useImageUploads(state: ComposerState): ImageUploads {
  const services = useServices()
  const [uploads] = useState(() => createImageUploads(state, services))
  return uploads
}
