import { counterWarningBelow, remaining } from '@ementa/contracts'
import { useEffect, useRef } from 'react'
import { counted, formatNumber } from '../format/numbers'
import { announce } from './announcer'

interface CharCounterProps {
  text: string
  limit: number
  /** Id for `aria-describedby` of the field. */
  id?: string
}

/** Returns the level at which the counter speaks: none above 50, then 50, 20, 0 and each step below (WCAG 4.1.3). */
export function spokenLevel(charactersLeft: number): number | null {
  if (charactersLeft < 0) return charactersLeft
  if (charactersLeft === 0) return 0
  if (charactersLeft <= 20) return 20
  return charactersLeft <= 50 ? 50 : null
}

/** `12 caracteres restantes`, `1 caractere restante`, `3 caracteres acima do limite`. */
export function counterText(charactersLeft: number): string {
  const count = Math.abs(charactersLeft)
  if (charactersLeft < 0) return `${counted(count, 'caractere', 'caracteres')} acima do limite`
  return counted(count, 'caractere restante', 'caracteres restantes')
}

/**
 * Characters left, always visible; in the warning colour near the limit, in red with a minus below zero. Plain elements,
 * dressed in the page's own styles: it is rendered at every key.
 */
export function CharCounter({ text, limit, id }: CharCounterProps) {
  const charactersLeft = remaining(text, limit)
  const level = spokenLevel(charactersLeft)
  const spoken = useRef(level)
  useEffect(() => {
    const previous = spoken.current
    spoken.current = level
    // The counter speaks only on the way down: deleting text is no news, except below zero.
    if (level === null || level === previous) return
    if (previous === null || level < previous || level < 0) announce(counterText(charactersLeft))
  }, [level, charactersLeft])

  return (
    <span
      id={id}
      className="char-counter"
      data-warning={charactersLeft < counterWarningBelow(limit) || undefined}
      data-over={charactersLeft < 0 || undefined}
    >
      <span aria-hidden>{charactersLeft < 0 ? `−${formatNumber(-charactersLeft)}` : formatNumber(charactersLeft)}</span>
      <span className="visually-hidden">{counterText(charactersLeft)}</span>
    </span>
  )
}
