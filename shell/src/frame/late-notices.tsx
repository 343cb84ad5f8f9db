import { InstallBanner } from '../pwa/install-banner'
import { UpdatePrompt } from '../pwa/update-prompt'
import { usePageFade } from './use-page-fade'
import './late-notices.css'
import { addPrintStyles } from './paper'

addPrintStyles()

/** Notices of the frame that are loaded after the first page: the install banner and the update prompt. */
export default function LateNotices({ isMobile }: { isMobile: boolean }) {
  usePageFade()
  return (
    <>
      {isMobile && <InstallBanner />}
      <UpdatePrompt />
    </>
  )
}
