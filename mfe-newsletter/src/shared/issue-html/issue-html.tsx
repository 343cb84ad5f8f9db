import { productAddress } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { displayIssueHtml } from './clean-issue-html'
import { linkCitationsLater } from './link-citations'
import { completeAddresses, levelHeadings, offerRemoteImages, showLocalImages } from './shown-text'
import './issue-look.css'

interface IssueHtmlProps extends ComponentProps<'div'> {
  /** As stored; cleaned here, at every render. */
  html: string
  /** Level of the heading above the text; the headings of the text follow it. */
  below: number
}

/** The text of an issue, set for reading: the only way its HTML gets onto a page of the product. */
export function IssueHtml({ html, below, className = '', ...rest }: IssueHtmlProps) {
  const { images } = useServices()
  const box = useRef<HTMLDivElement>(null)
  // The same object at each render, else React would set the text again and lose a selection in it.
  const markup = useMemo(() => ({ __html: displayIssueHtml(html) }), [html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has new headings and images
  useEffect(() => {
    if (!box.current) return
    completeAddresses(box.current, productAddress())
    levelHeadings(box.current, below)
    showLocalImages(box.current, images)
    offerRemoteImages(box.current)
  }, [markup, below, images])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has new citations
  useEffect(() => linkCitationsLater(() => box.current), [markup])
  useEffect(() => setLegalTextLater(html, () => box.current), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by displayIssueHtml
  return <div ref={box} className={`issue-look ${className}`} dangerouslySetInnerHTML={markup} {...rest} />
}

/** Matches the parts of an issue that need more than the text styles. */
const LEGAL_TEXT = /<(?:(?:table|figure)\b|ol class="footnotes")/

/**
 * Sets the tables, captions and footnotes of an issue that is already rendered; their code is loaded where there are any.
 * Without it, offline for example, they are plain, and the notes are at the foot. Returns a function that ends it.
 */
export function setLegalTextLater(html: string, find: () => HTMLElement | null): () => void {
  let end = () => {}
  let isCurrent = true
  if (LEGAL_TEXT.test(html)) {
    import('./legal-text')
      .then(({ setLegalText }) => {
        const root = isCurrent ? find() : null
        if (root) end = setLegalText(root)
      })
      .catch(() => undefined)
  }
  return () => {
    isCurrent = false
    end()
  }
}
