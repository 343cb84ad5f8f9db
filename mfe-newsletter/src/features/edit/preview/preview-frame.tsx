import { Box } from '@ementa/ui'
import { useEffect, useRef } from 'react'
import type { Night } from '../../../shared/mail/mail-looks'
import type { PreparedMail } from '../../../shared/mail/prepare-mail'

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
    // Some browsers load about:blank a moment later, over what was painted.
    element.addEventListener('load', draw)
    return () => element.removeEventListener('load', draw)
  }, [mail, night])

  return (
    <Box
      as="iframe"
      ref={frame}
      title="Texto da edição"
      sandbox="allow-same-origin"
      display="block"
      w={typeof width === 'number' ? `${width}px` : width}
      maxW="100%"
      h="min(56vh, 640px)"
      mx="auto"
      bg={night === 'dark' ? '#100e0d' : '#f3efe7'}
      border="1px solid"
      borderColor="border.control"
      borderTop="none"
      borderBottomRadius="md"
    />
  )
}
