import { InstallBanner } from '../pwa/install-banner'
import { UpdatePrompt } from '../pwa/update-prompt'

/** What the frame says by itself once the first page is there: the offer to install, and that a new version waits. */
export default function LateNotices({ isMobile }: { isMobile: boolean }) {
  return (
    <>
      {isMobile && <InstallBanner />}
      <UpdatePrompt />
    </>
  )
}
