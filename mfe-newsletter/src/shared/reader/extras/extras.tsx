import { countWords, htmlToText, type Outputs, paths, STORAGE_KEYS, stored } from '@ementa/contracts'
import { Button } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import plain from '../../plain/plain.module.css'
import styles from './extras.module.css'

export { ListenButtons } from './listen-buttons'

/** Table of contents of a long issue, with a link to each part; renders nothing for a short issue. */
export function ContentsList({ html }: { html: string }) {
  const entries = readOutline(html)
  if (entries.length === 0) return null
  const highest = Math.min(...entries.map(({ rank }) => rank))

  function open(place: number) {
    const text = issueText()
    const heading = text && headingsOf(text)[place]
    if (heading) goTo(heading)
  }

  return (
    <nav className={`screen-only ${styles.contents}`} aria-label="Nesta edição">
      <p className={`small-caps ${plain.subtle}`}>Nesta edição</p>
      <ol>
        {entries.map(({ text, place, rank }) => (
          <li key={place} data-depth={Math.min(rank - highest, 2)}>
            <button type="button" onClick={() => open(place)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface OutlineEntry {
  text: string
  /** Which of the text's headings it is. */
  place: number
  /** 1 to 4. */
  rank: number
}

/** Numbers of headings and words from which on a table of contents helps. */
const HEADINGS = 3
const WORDS = 600

/** Returns the headings of a long text; empty for one that can be seen at a glance. */
export function readOutline(html: string): OutlineEntry[] {
  const entries = [...html.matchAll(/<h([1-4])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, rank, inside = ''], place) => ({
    text: htmlToText(inside).trim(),
    place,
    rank: Number(rank),
  }))
  const named = entries.filter(({ text }) => text !== '')
  return named.length >= HEADINGS && countWords(htmlToText(html)) >= WORDS ? named : []
}

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

/** Number of issues remembered, the last ones read. */
const KEPT = 50

/** Issue id → the block of its text that was at the top of the screen. Kept on this device alone. */
const places = stored(STORAGE_KEYS.readingPlaces, v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))))

/** Returns where someone stopped reading; 0 if they did not begin, or reached the end. */
export const readPlace = (issueId: string): number => places.read()?.[issueId] ?? 0

/** Notes where someone is; the beginning and the end are no places to come back to. */
export function notePlace(issueId: string, place: number): void {
  const { [issueId]: _, ...others } = places.read() ?? {}
  const kept = Object.entries(others).slice(place > 0 ? 1 - KEPT : -KEPT)
  places.write(Object.fromEntries(place > 0 ? [...kept, [issueId, place]] : kept))
}

/** The text of the issue on the page. */
const issueText = (): HTMLElement | null => document.querySelector('.issue-text')

/** Its headings, in order. */
const headingsOf = (text: ParentNode): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6'),
]

/** Scrolls to a part of the text and focuses it. */
function goTo(block: HTMLElement): void {
  block.tabIndex = -1
  block.style.scrollMarginTop = 'calc(var(--ementa-header, 56px) + 16px)'
  block.scrollIntoView({ block: 'start' })
  block.focus({ preventScroll: true })
}

type Read = Outputs['newsletters']['getIssue']

export interface NeighboursProps extends Pick<Read, 'previous' | 'next'> {
  handle: string
}

/** The issues before and after this one. */
export function Neighbours({ handle, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  const link = (issue: NonNullable<Read['next']>, label: string) => (
    <Link to={paths.issue.href({ handle, issueId: issue.id })} className={styles.link}>
      <span className={styles.label}>{label}</span>
      <span className={styles.subject}>{issue.subject}</span>
    </Link>
  )
  return (
    <nav aria-label="Outras edições" className={styles.neighbours}>
      {previous ? link(previous, 'Edição anterior') : <span />}
      {next && link(next, 'Próxima edição')}
    </nav>
  )
}
