import { Link } from '@ementa/ui/router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { citedIn } from '../law/cited-in'
import type { CitingRules } from '../post-body/use-citations'
import styles from './cited-law.module.css'

const CitedLawMenu = lazy(() => import('./cited-law-menu'))

interface CitedLawProps {
  text: string
  rules: CitingRules
}

/** `§ 2` in the margin of a card: leads to the page of what is cited; a menu when it is more than one. */
export default function CitedLaw({ text, rules }: CitedLawProps) {
  const cited = useMemo(() => citedIn(text, rules), [text, rules])
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
  const plain = (
    <button
      type="button"
      className={styles.cited}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void import('./cited-law-menu')}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  )
  if (!isWanted) return plain
  return (
    <Suspense fallback={plain}>
      <span className={styles.cited}>
        <CitedLawMenu cited={cited} label={label} face={<span className={styles.face}>{face}</span>} />
      </span>
    </Suspense>
  )
}
