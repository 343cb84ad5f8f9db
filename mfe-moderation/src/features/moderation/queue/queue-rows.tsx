import { PlainStyles } from '@ementa/ui'
import type { ReactNode } from 'react'
import { rowStyles } from '../../../shared/rows/row-styles'

const checkbox = {
  '.check': {
    // 44 px wide for a finger, without moving what is beside it.
    w: '44px',
    ms: -3,
    ps: 3,
    alignSelf: 'flex-start',
    flexShrink: 0,
    // Above the button that covers the row.
    position: 'relative',
    zIndex: 1,
    // Its middle is that of the first line.
    minH: '28px',
    mt: '-3px',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minH: '44px', mt: '-11px' },
  },
  '.check input': {
    appearance: 'none',
    w: '20px',
    h: '20px',
    m: 0,
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: '4px',
    bg: 'bg.surface',
    cursor: 'inherit',
    display: 'grid',
    placeItems: 'center',
    '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:disabled': { bg: 'bg.sunken', cursor: 'not-allowed', opacity: 0.7 },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  '.check input:checked::after': {
    content: '""',
    w: '6px',
    h: '11px',
    mt: '-2px',
    border: 'solid',
    borderColor: 'brand.contrast',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
}

const row = {
  '.row': {
    position: 'relative',
    display: 'flex',
    px: 4,
    py: 4,
    borderBottom: '1px solid',
    borderInlineStart: '3px solid',
    borderColor: 'border',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.hover' },
  },
  '.row[data-selected]': { borderInlineStartColor: 'brand.fg', bg: 'bg.surface' },
  '.body': { minW: 0, flex: 1 },
  '.line': { display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' },
  // The product's `Stamp`, in the two states a queue item can be in.
  '.stamp': {
    border: '1.5px solid',
    borderColor: 'currentColor',
    outline: '1px solid currentColor',
    outlineOffset: '1.5px',
    borderRadius: '2px',
    px: '7px',
    py: '1px',
    m: '3px',
    fontFamily: 'heading',
    fontSize: '11px',
    fontWeight: 700,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    lineHeight: 1.45,
    transform: 'rotate(-1.5deg)',
    color: 'warning',
  },
  '.stamp[data-status="resolved"]': { color: 'success' },
  '.who': { display: 'flex', alignItems: 'center', gap: 2, mt: 2, minW: 0, fontSize: 'sm' },
  '.who > div:last-of-type': { minW: 0 },
  '.open': { textAlign: 'start', fontWeight: 600 },
  // The whole row opens.
  '.open::after': { content: '""', position: 'absolute', inset: 0 },
  '.text': { mt: 2, overflowWrap: 'anywhere' },
  '.text.gone': { fontStyle: 'italic' },
  '.why': { mt: 2, fontSize: 'xs', color: 'fg.muted' },
  '.when': { mt: 1, fontSize: 'xs', color: 'fg.subtle' },
}

const styles = { '.mod-queue': { ...rowStyles, ...checkbox, ...row } }

/** Dresses the queue's rows. */
export function QueueRows({ children }: { children: ReactNode }) {
  return (
    <div className="mod-queue">
      <PlainStyles styles={styles} />
      {children}
    </div>
  )
}
