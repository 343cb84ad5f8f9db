import { Box, useServices } from '@ementa/ui'
import { useEffect, useMemo, useRef } from 'react'
import { displayIssueHtml } from '../../../shared/issue-html/clean-issue-html'
import { linkCitationsLater } from '../../../shared/issue-html/link-citations'
import { showLocalImages } from '../../../shared/issue-html/local-images'
import { offerRemoteImages } from '../../../shared/issue-html/remote-images'
import { fillMail, MAIL_STYLES, type MailContent } from './mail'

/**
 * The issue as a mail program shows it. `allow-same-origin` without `allow-scripts`: nothing can run in there, but its
 * style sheet comes by the CSSOM (the CSP of the page holds inside too), and local images are blobs of this origin.
 */
export function PreviewFrame({ mail, width }: { mail: MailContent; width: number | string }) {
  const { images } = useServices()
  const frame = useRef<HTMLIFrameElement>(null)
  const { newsletter, author, subject, preheader, html } = mail
  const markup = useMemo(() => displayIssueHtml(html), [html])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let stopLinking = () => {}
    const draw = () => {
      const content = element.contentDocument
      const Sheet = content?.defaultView?.CSSStyleSheet
      if (!content || !Sheet) return
      const sheet = new Sheet()
      sheet.replaceSync(MAIL_STYLES)
      content.adoptedStyleSheets = [sheet]
      content.documentElement.lang = 'pt-BR'
      fillMail(content, { newsletter, author, subject, preheader, html }, markup)
      showLocalImages(content, images)
      stopLinking()
      stopLinking = linkCitationsLater(() => content.querySelector('main'))
      offerRemoteImages(content)
    }
    draw()
    // Some browsers load about:blank a moment later, over what was painted.
    element.addEventListener('load', draw)
    return () => {
      stopLinking()
      element.removeEventListener('load', draw)
    }
  }, [newsletter, author, subject, preheader, html, markup, images])

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
      bg="white"
      border="1px solid"
      borderColor="border.control"
      borderTop="none"
      borderBottomRadius="md"
    />
  )
}
