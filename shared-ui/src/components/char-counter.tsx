import { COUNTER_WARNING_BELOW, remaining } from '@ementa/contracts'
import { useEffect, useRef } from 'react'
import { announce } from './announcer'

export interface CharCounterProps {
  text: string
  limit: number
  /** For `aria-describedby` of the field. */
  id?: string
}

/** What is said: nothing above 50, then at 50, 20, 0 and each step below, never at every key (WCAG 4.1.3). */
export function spokenLevel(left: number): number | null {
  if (left < 0) return left
  if (left === 0) return 0
  if (left <= 20) return 20
  return left <= 50 ? 50 : null
}

/** `12 caracteres restantes`, `1 caractere restante`, `3 caracteres acima do limite`. */
export function counterText(left: number): string {
  const count = Math.abs(left)
  const noun = count === 1 ? 'caractere' : 'caracteres'
  if (left < 0) return `${count} ${noun} acima do limite`
  return `${count} ${noun} ${count === 1 ? 'restante' : 'restantes'}`
}

/**
 * Characters left, always visible; in the warning colour below 50, in red with a minus below zero (spec §5). Plain elements,
 * dressed in the page's own styles: it is rendered at every key.
 */
export function CharCounter({ text, limit, id }: CharCounterProps) {
  const left = remaining(text, limit)
  const level = spokenLevel(left)
  const said = useRef(level)
  useEffect(() => {
    const before = said.current
    said.current = level
    // Only on the way down: deleting text is no news, except below zero.
    if (level === null || level === before) return
    if (before === null || level < before || level < 0) announce(counterText(left))
  }, [level, left])

  return (
    <span
      id={id}
      className="char-counter"
      data-warning={left < COUNTER_WARNING_BELOW || undefined}
      data-over={left < 0 || undefined}
    >
      <span aria-hidden>{left < 0 ? `−${-left}` : left}</span>
      <span className="spoken">{counterText(left)}</span>
    </span>
  )
}
