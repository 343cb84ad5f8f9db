import { Button } from '@ementa/ui'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './reading-place.module.css'
import { notePlace, readPlace } from './reading-places'
import { goTo, issueText } from './text-blocks'

/** In a text with fewer blocks, people find their place without help. */
const WORTH_IT = 3

/** Time in ms without movement after which a scroll has ended. */
const RESTED = 200

/** The block of the text that is at the top of the screen; 0 at the beginning, null once the end is on the screen. */
function currentPlace(): number | null {
  const text = issueText()
  if (!text || text.getBoundingClientRect().bottom <= window.innerHeight) return null
  const first = [...text.children].findIndex((block) => block.getBoundingClientRect().bottom > 64)
  return first < WORTH_IT ? 0 : first
}

/** Remembers how far someone read an issue and offers to continue there; the page does not scroll by itself. */
export function ReadingPlace({ issueId }: { issueId: string }) {
  const [savedPlace, setSavedPlace] = useState(() => readPlace(issueId))
  const keep = useEffectEvent(() => {
    const place = currentPlace()
    // Someone who only looks at the beginning may still want to continue from the saved place.
    if (place !== 0 || savedPlace === 0) notePlace(issueId, place ?? 0)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(), RESTED)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
  if (savedPlace === 0) return null

  function resume() {
    const block = issueText()?.children[savedPlace]
    if (block instanceof HTMLElement) goTo(block)
    setSavedPlace(0)
  }

  return (
    <Button className={styles.action} size="sm" leftIcon={<ArrowDown size={16} aria-hidden />} onClick={resume}>
      Continuar de onde parei
    </Button>
  )
}
