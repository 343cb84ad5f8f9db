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
