import { useServices } from '@ementa/ui'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { PreviewDialogProps } from './preview-dialog'

/** Downloads the preview when it is first opened; the page and its unsaved text survive a failed download. */
export function LazyPreview(props: PreviewDialogProps) {
  const { toast } = useServices()
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<PreviewDialogProps> } | null>(null)
  const { isOpen } = props
  const giveUp = useEffectEvent(() => {
    toast.error('A pré-visualização não pôde ser aberta', 'Verifique a conexão e tente novamente.')
    props.onClose()
  })
  useEffect(() => {
    if (!isOpen || loaded) return
    import('./preview-dialog').then(({ PreviewDialog }) => setLoaded({ Dialog: PreviewDialog }), giveUp)
  }, [isOpen, loaded])
  return loaded && <loaded.Dialog {...props} />
}
