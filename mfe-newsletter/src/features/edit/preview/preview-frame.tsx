import type { Night } from '@ementa/contracts/mail'
import { useEffect, useRef } from 'react'
import type { PreparedMail } from '../../../shared/mail/prepare-mail'
import styles from './preview.module.css'

interface PreviewFrameProps {
  mail: PreparedMail
  width: number | string
  night: Night
}

/**
 * The mail itself, as a mail program shows it. `allow-same-origin` without `allow-scripts`: nothing can run in there, but
 * its styles come by the CSSOM (the CSP of the page holds inside too).
 */
export function PreviewFrame({ mail, width, night }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const draw = () => {
      if (element.contentDocument) mail.show(element.contentDocument, night)
    }
    draw()
    // Some browsers load about:blank a moment later, which erases the mail.
    element.addEventListener('load', draw)
    return () => element.removeEventListener('load', draw)
  }, [mail, night])

  return (
    <iframe
      className={styles.frame}
      ref={frame}
      title="Texto da edição"
      sandbox="allow-same-origin"
      style={{ width }}
      data-night={night}
    />
  )
}
