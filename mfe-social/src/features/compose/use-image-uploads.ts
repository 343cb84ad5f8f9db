import { useServices } from '@ementa/ui'
import { useState } from 'react'
import type { ComposerState } from './composer-state'
import { createImageUploads, type ImageUploads } from './image-uploads'

/** Creates the uploads of a composer once, so that memoised parts do not render again. */
export function useImageUploads(state: ComposerState): ImageUploads {
  const services = useServices()
  const [uploads] = useState(() => createImageUploads(state, services))
  return uploads
}
