import { useKeptPageFocus } from '@ementa/ui/host'
import { InstallBanner } from '../pwa/install-banner'
import { UpdatePrompt } from '../pwa/update-prompt'
import { useArrival } from './arrival'
import './late-notices.css'
import { setOnPaper } from './paper'

setOnPaper()

/**
 * What the frame says and does by itself once the first page is there: the offer to install, that a new version waits, and
 * that the focus stays beside what is removed.
 */
export default function LateNotices({ isMobile }: { isMobile: boolean }) {
  useArrival()
  useKeptPageFocus()
  return (
    <>
      {isMobile && <InstallBanner />}
      <UpdatePrompt />
    </>
  )
}
