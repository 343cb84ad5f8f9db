import { InstallBanner } from '../pwa/install-banner'
import { UpdatePrompt } from '../pwa/update-prompt'
import { useArrival } from './arrival'
import './late-notices.css'
import { setOnPaper } from './paper'

setOnPaper()

/** What the frame says by itself once the first page is there: the offer to install, and that a new version waits. */
export default function LateNotices({ isMobile }: { isMobile: boolean }) {
  useArrival()
  return (
    <>
      {isMobile && <InstallBanner />}
      <UpdatePrompt />
    </>
  )
}
