import { Button, CloseButton, keepClear } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useHasUnsaved } from '@ementa/ui/host'
import { useIsSamePage, useLocation } from '@ementa/ui/router'
import { useEffect, useRef, useState } from 'react'
import { InstallBanner } from '../pwa/install-banner'
import { takeUpdate, updateState } from '../pwa/register-worker'
import './deferred-notices.css'
import './print.css'

/** Notices of the frame that are loaded after the first page: the install banner and the update prompt. */
export default function DeferredNotices({ isMobile }: { isMobile: boolean }) {
  usePageFade()
  return (
    <>
      {isMobile && <InstallBanner />}
      <UpdatePrompt />
    </>
  )
}

const keepUpdate = keepClear('--ementa-update')

/** Offers to load a waiting new version. It never reloads by itself and is hidden while a text is being written. */
export function UpdatePrompt() {
  const { waiting } = useSnapshot(updateState)
  const isWriting = useHasUnsaved()
  const [isLater, setLater] = useState(false)
  if (!waiting || isWriting || isLater) return null
  return (
    <div ref={keepUpdate} role="status" className="update-offer">
      <p>Nova versão disponível</p>
      <Button variant="solid" onClick={takeUpdate}>
        Atualizar
      </Button>
      <CloseButton aria-label="Atualizar mais tarde" onClick={() => setLater(true)} />
    </div>
  )
}

/** Duration in ms; all motion of the product takes 120 to 180 ms. */
const DURATION = 140

/** Fades in each page after the first one of a visit. */
function usePageFade(): void {
  const { pathname } = useLocation()
  const isSamePage = useIsSamePage()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (isSamePage || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.getElementById('conteudo')?.animate({ opacity: [0.4, 1] }, DURATION)
  }, [pathname, isSamePage])
}
