import { AUTHORITY_LABELS } from '@ementa/contracts'

/**
 * The looks of what is in the rows of long lists, as classes below the list's own: a filter renders all rows in
 * sight again, and plain elements are rendered in a fraction of the time.
 */
const tones = {
  subtle: { bg: 'bg.hover', color: 'fg.muted' },
  info: { bg: 'link.subtle', color: 'link' },
  success: { bg: 'successBg', color: 'success' },
  warning: { bg: 'warningBg', color: 'warning' },
  danger: { bg: 'dangerBg', color: 'danger' },
}
export type Tone = keyof typeof tones

const toneRules = Object.fromEntries(Object.entries(tones).map(([tone, look]) => [`.badge[data-tone="${tone}"]`, look]))
const authorityRules = Object.fromEntries(
  Object.keys(AUTHORITY_LABELS).map((name) => [`.authority[data-authority="${name}"]`, { color: `authority.${name}` }]),
)

/** For the container's part of `PlainStyles`. */
export const rowStyles = {
  '.badge': {
    display: 'inline-block',
    fontSize: '2xs',
    fontWeight: 600,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderRadius: 'sm',
    px: 1.5,
    py: '1px',
    lineHeight: 1.5,
  },
  ...toneRules,
  '.caps, .authority': { textStyle: 'smallCaps' },
  '.authority': { whiteSpace: 'nowrap' },
  ...authorityRules,
  '.subtle': { color: 'fg.subtle' },
  '.muted': { color: 'fg.muted' },
  '.xs': { fontSize: 'xs' },
  '.strong': { fontWeight: 600 },
  '.any': { overflowWrap: 'anywhere' },
  '.mono': { fontFamily: 'mono', fontSize: 'xs', color: 'fg.subtle', overflowWrap: 'anywhere' },
}
