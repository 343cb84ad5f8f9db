import { COUNT } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { useEffect } from 'react'
import { addressesOf, shortAddress } from '../post-body/segments'
import styles from './card.module.css'
import { linkPreviewQuery } from './queries'

/** Up to three of the addresses in a text, each with what is known of its page (spec §2 Post card). */
export function LinkPreviews({ text }: { text: string }) {
  return addressesOf(text)
    .slice(0, COUNT.linkPreviewsPerPost)
    .map((url) => <LinkPreview key={url} url={url} />)
}

/** One height whatever is known: address and host stand in until the title comes, and stay when it does not. */
function LinkPreview({ url }: { url: string }) {
  const { data, error } = useRead(linkPreviewQuery(url))
  useEffect(() => {
    // Spec §8: a failed preview is only logged.
    if (error) console.warn(`Failed to load the preview of ${url}:`, error)
  }, [error, url])
  return (
    <a className={styles.preview} href={url} target="_blank" rel="noopener noreferrer nofollow">
      <b>{data?.title ?? shortAddress(url)}</b>
      <small>{[data?.domain ?? hostOf(url), data?.description].filter(Boolean).join(' · ')}</small>
    </a>
  )
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
