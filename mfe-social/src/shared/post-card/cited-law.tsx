import { lazyPart, type Retry, useMissingMenu } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { type ReactElement, type Ref, Suspense, useMemo, useState } from 'react'
import type { CitingRules } from '../post-body/use-citations'
import styles from './cited-law.module.css'
import type { Cited } from './cited-law-menu'

const CitedLawMenu = lazyPart(() => import('./cited-law-menu'), MissingMenu)

interface CitedLawProps {
  text: string
  rules: CitingRules
}

/** The sign `§ 2` in the margin of a card: a link to the cited law, or a menu if there are several. */
export default function CitedLaw({ text, rules }: CitedLawProps) {
  const cited = useMemo(() => listCited(text, rules), [text, rules])
  const [isWanted, setWanted] = useState(false)
  const [first] = cited
  if (!first) return null
  const face = (
    <>
      <span className={styles.sign}>§</span>
      {cited.length}
    </>
  )
  if (cited.length === 1) {
    return (
      <Link to={first.path} className={styles.cited} aria-label={`§1: ${first.title}, ver o que mais cita`}>
        {face}
      </Link>
    )
  }
  const label = `§${cited.length}: citações nesta publicação, ver o que mais as cita`
  const plain = <CitedButton label={label} face={face} onClick={() => setWanted(true)} />
  if (!isWanted) return plain
  return (
    <Suspense fallback={plain}>
      <span className={styles.cited}>
        <CitedLawMenu cited={cited} label={label} face={<span className={styles.face}>{face}</span>} />
      </span>
    </Suspense>
  )
}

interface CitedButtonProps {
  label: string
  face: ReactElement
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

function CitedButton({ label, face, onClick, ref }: CitedButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.cited}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void import('./cited-law-menu').catch(() => undefined)}
      onClick={onClick}
    >
      {face}
    </button>
  )
}

/** The button alone, where the file of the menu could not be loaded. */
function MissingMenu({ label, face, retry }: Pick<CitedButtonProps, 'label' | 'face'> & Retry) {
  return <CitedButton ref={useMissingMenu()} label={label} face={face} onClick={retry} />
}

/** Lists the laws that a text cites and that have a page, each once. */
function listCited(text: string, { findCitations, lawPath }: CitingRules): Cited[] {
  const found = new Map<string, Cited>()
  for (const { key, title } of findCitations(text)) {
    const path = key === null ? null : lawPath(key)
    if (key !== null && path !== null) found.set(key, { key, path, title })
  }
  return [...found.values()]
}
