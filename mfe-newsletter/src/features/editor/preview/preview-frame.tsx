import { Box, useServices } from '@ementa/ui'
import { useEffect, useMemo, useRef } from 'react'
import { displayIssueHtml } from '../../issue-html/clean-issue-html'
import { showLocalImages } from '../../issue-html/local-images'

/** The colours of a mail program: white paper, whatever theme the product has. */
const MAIL_STYLES = `
  body { margin: 0; padding: 24px 20px 40px; background: #fff; color: #1e1b18; overflow-wrap: anywhere;
    font: 17px/1.6 'Source Serif 4 Variable', Georgia, 'Times New Roman', serif; }
  h1 { font-size: 25px; line-height: 1.2; margin: 28px 0 12px; } h2 { font-size: 20px; line-height: 1.3; margin: 28px 0 8px; }
  h3 { font-size: 17px; margin: 24px 0 4px; } body > :first-child { margin-top: 0; }
  p { margin: 0 0 16px; } ul, ol { margin: 0 0 16px; padding-left: 24px; } li { margin-bottom: 4px; }
  a { color: #1f4e6b; } img { max-width: 100%; height: auto; }
  blockquote { margin: 20px 0; padding-left: 16px; border-left: 3px solid #6b1f2e; color: #5c554b; font-style: italic; }
  pre { background: #f3efe7; padding: 12px; white-space: pre-wrap; font: 14px/1.5 monospace; }
  ${[1, 2, 3, 4, 5, 6, 7, 8].map((depth) => `.ql-indent-${depth} { margin-left: ${depth * 24}px; }`).join(' ')}
  .ql-align-center { text-align: center; } .ql-align-right { text-align: right; } .ql-align-justify { text-align: justify; }
`

/**
 * The issue as a mail program shows it. `allow-same-origin` without `allow-scripts`: nothing can run in there, but its
 * style sheet comes by the CSSOM (the CSP of the page holds inside too), and local images are blobs of this origin.
 */
export function PreviewFrame({ html, width }: { html: string; width: number | string }) {
  const { images } = useServices()
  const frame = useRef<HTMLIFrameElement>(null)
  const markup = useMemo(() => displayIssueHtml(html), [html])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const draw = () => {
      const content = element.contentDocument
      const Sheet = content?.defaultView?.CSSStyleSheet
      if (!content || !Sheet) return
      const sheet = new Sheet()
      sheet.replaceSync(MAIL_STYLES)
      content.adoptedStyleSheets = [sheet]
      content.documentElement.lang = 'pt-BR'
      // The DOM library does not know TrustedHTML yet; it is cleaned in both cases.
      content.body.innerHTML = markup as string
      showLocalImages(content, images)
    }
    draw()
    // Some browsers load about:blank a moment later, over what was drawn.
    element.addEventListener('load', draw)
    return () => element.removeEventListener('load', draw)
  }, [markup, images])

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
