import { COUNT } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { useEffect } from 'react'
import { listAddresses, shortenAddress } from '../post-body/segments'
import styles from './card.module.css'
import { linkPreviewQuery } from './queries'

/** Previews of up to three addresses in a text. */
export function LinkPreviews({ text }: { text: string }) {
  return listAddresses(text)
    .slice(0, COUNT.linkPreviewsPerPost)
    .map((url) => <LinkPreview key={url} url={url} />)
}

/** A preview of fixed height, which shows address and host until, or unless, the title is loaded. */
function LinkPreview({ url }: { url: string }) {
  const { data, error } = useRead(linkPreviewQuery(url))
  useEffect(() => {
    // A failed preview is logged only.
    if (error) console.warn(`Failed to load the preview of ${url}:`, error)
  }, [error, url])
  return (
    <a className={styles.preview} href={url} target="_blank" rel="noopener noreferrer nofollow">
      <b>{data?.title ?? shortenAddress(url)}</b>
      <small>{[data?.domain ?? hostOf(url), data?.description].filter(Boolean).join(' · ')}</small>
    </a>
  )
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
