import { focusWhenShown } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './composer.module.css'
import type { ComposerState } from './composer-state'

/**
 * The frame of the panel that opens below the toolbar. When the panel stops a button from sending, the focus moves to its
 * invalid field or to a day of its calendar.
 */
export function ComposerPanelFrame({ state, children }: { state: ComposerState; children: ReactNode }) {
  const { isHeld } = useSnapshot(state)
  const panel = useRef<HTMLDivElement>(null)
  // On a phone the panel opens below the visible part of the sheet. The braces keep the effect from returning the promise
  // that newer browsers return here.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!isHeld) return
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
    panel.current?.scrollIntoView({ block: 'nearest' })
    return focusWhenShown(
      () => find('[aria-invalid="true"]') ?? find('[role="grid"] [tabindex="0"]'),
      () => {
        state.isHeld = false
      },
    )
  }, [isHeld, state])
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  )
}

/** A coloured line above the text. */
export function ComposerNotice({ children, tone }: { children: ReactNode; tone?: 'warning' }) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {children}
    </div>
  )
}
