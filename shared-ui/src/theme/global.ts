import { visuallyHiddenStyle } from '@chakra-ui/react'
import { sizes } from './tokens'

/** Styles of the page itself. */
export const globalStyles = {
  ':root': {
    // What stands at the bottom edge, from below: the frame's bar, the offer to install, `--ementa-action-bar` of the page
    // (`keepClear`), `--ementa-update` for the offer of a new version, toasts. Each keeps clear of all below it.
    '--ementa-bottom-bar': '0px',
    '--ementa-offer': '0px',
    // Where a page puts a bar of its own.
    '--ementa-bottom': 'calc(var(--ementa-bottom-bar) + var(--ementa-offer) + env(safe-area-inset-bottom, 0px))',
    // Kept by the frame: its header grows with the offline bar.
    '--ementa-header': `calc(${sizes.bar} + 1px)`,
    // Kept by `keepClear`: what a page keeps in sight below the header.
    '--ementa-page-bar': '0px',
    '--ementa-ring': '2px solid var(--chakra-colors-focusRing)',
  },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--ementa-header) + var(--ementa-page-bar) + 16px)',
    scrollPaddingBottom: 'calc(var(--ementa-bottom) + 16px)',
  },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 1.5,
    fontFeatureSettings: '"kern", "liga"',
    overflowWrap: 'break-word',
    minH: '100dvh',
  },
  '*, *::before, *::after': { borderColor: 'border', wordWrap: 'break-word' },
  // A name or a text from right to left turns itself and nothing beside it.
  'a, b, em, span, strong': { unicodeBidi: 'isolate' },
  '::selection': { bg: 'brand.subtle', color: 'brand.fg' },
  // Chakra's parts remove the outline and draw a shadow: the one ring of the product wins over both.
  '*:focus-visible': { outline: 'var(--ementa-ring) !important', outlineOffset: '2px !important', boxShadow: 'none' },
  // Headings and regions that only receive focus by program (route changes, dialogs) show no ring.
  'h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus, section[role="dialog"]:focus, [data-focus-silent]:focus': {
    outline: 'none !important',
  },
  ':is(input, textarea, select):focus-visible': { outlineOffset: '0 !important' },
  'time, .small-caps': { fontVariantNumeric: 'lining-nums' },
  // See CharCounter.
  '.char-counter': {
    fontSize: 'xs',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '&[data-warning]': { fontWeight: 600, color: 'warning' },
    '&[data-over]': { color: 'danger' },
    '.spoken': visuallyHiddenStyle,
  },
  // See Avatar.
  '.avatar': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'var(--paper)',
    color: 'var(--ink)',
    fontFamily: 'heading',
    fontWeight: 600,
    letterSpacing: '0.01em',
    lineHeight: 1,
    userSelect: 'none',
    _dark: { bg: 'var(--dark-paper)', color: 'var(--dark-ink)' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  '.avatar img': { position: 'absolute', inset: 0, boxSize: '100%', objectFit: 'cover' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': {
    // Chakra's transparent outlines become visible here and would look like focus everywhere.
    ':is(a, button, input, select, textarea, [role]):not(:focus-visible, [aria-pressed="true"], [aria-selected="true"], [aria-current="page"])':
      { outline: 'none !important' },
    '[aria-pressed="true"], [aria-selected="true"], [aria-current="page"]': { outline: '2px solid Highlight' },
    'button, [role="button"]': { border: '1px solid ButtonBorder' },
  },
}

/** Text roles of the identity: `<Text textStyle="smallCaps">`. */
export const textStyles = {
  meta: { fontSize: 'xs', color: 'fg.subtle', lineHeight: 1.4 },
  label: { fontSize: 'sm', fontWeight: 600, lineHeight: 1.4 },
  smallCaps: {
    fontSize: '2xs',
    fontWeight: 600,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: 1.4,
  },
  title: { fontFamily: 'heading', fontWeight: 600, fontSize: 'lg', lineHeight: 1.25, letterSpacing: '-0.005em' },
  serif: { fontFamily: 'heading', fontSize: 'md', lineHeight: 1.5 },
  reader: { fontFamily: 'heading', fontSize: '1.0625rem', lineHeight: 1.6 },
  numbers: { fontVariantNumeric: 'tabular-nums lining-nums' },
}
