/** Design tokens of the identity *Autos*: warm paper, ink, one bordô. Every text colour meets AA on its grounds, in both themes. */

const pair = (light: string, dark: string) => ({ default: light, _dark: dark })

export const colors = {
  bg: pair('#FBF9F5', '#141210'),
  'bg.surface': pair('#FFFFFF', '#1C1917'),
  'bg.sunken': pair('#F3EFE7', '#100E0D'),
  'bg.hover': pair('#F3EFE7', '#221E1B'),
  fg: pair('#1E1B18', '#F2EDE6'),
  'fg.muted': pair('#5C554B', '#B8AFA3'),
  'fg.subtle': pair('#6F675B', '#9A9186'),
  /** Decorative hairline; never the only boundary of a control. */
  border: pair('#E2DBCF', '#35302B'),
  'border.control': pair('#8A8171', '#7C7266'),
  'brand.solid': pair('#6B1F2E', '#E7A3AC'),
  'brand.solidHover': pair('#551823', '#F0B8BF'),
  'brand.contrast': pair('#FFFFFF', '#2A0D13'),
  'brand.fg': pair('#6B1F2E', '#E7A3AC'),
  'brand.subtle': pair('#F7E9EA', '#3A1B21'),
  link: pair('#1F4E6B', '#9CC4DE'),
  'link.subtle': pair('#E6EFF4', '#17293A'),
  focusRing: pair('#1F4E6B', '#9CC4DE'),
  success: pair('#1F6B45', '#7FCBA0'),
  successBg: pair('#E4F1E9', '#14301F'),
  warning: pair('#7A4B00', '#E8B65A'),
  warningBg: pair('#FBEFD6', '#33260C'),
  danger: pair('#B3261E', '#F2A19A'),
  dangerBg: pair('#FBE6E4', '#3D1714'),
  gold: pair('#8A6212', '#D8B25F'),
  goldBg: pair('#F8F0DC', '#2E2410'),
  scrim: pair('rgba(30, 27, 24, 0.44)', 'rgba(0, 0, 0, 0.66)'),
  /** The colour of the legal role: left rule of a post and its badge. The text always says the role as well. */
  'authority.advogado': pair('#6B1F2E', '#E7A3AC'),
  'authority.estagiario': pair('#1F4E6B', '#9CC4DE'),
  'authority.estudante': pair('#1F6B45', '#7FCBA0'),
  'authority.empresa': pair('#8A6212', '#D8B25F'),
  // Tokens that Chakra's own parts use.
  'chakra-body-text': pair('#1E1B18', '#F2EDE6'),
  'chakra-body-bg': pair('#FBF9F5', '#141210'),
  'chakra-border-color': pair('#E2DBCF', '#35302B'),
  'chakra-subtle-bg': pair('#F3EFE7', '#100E0D'),
  'chakra-subtle-text': pair('#5C554B', '#B8AFA3'),
  'chakra-placeholder-color': pair('#6F675B', '#9A9186'),
}

export const fonts = {
  heading: `'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, 'Times New Roman', serif`,
  body: `'Public Sans Variable', 'Public Sans Fallback', 'Public Sans Android', system-ui, sans-serif`,
  mono: `ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace`,
}

/** 13 meta, 14 label, 16 body, 20, 25, 31; 12 only for small capitals. */
export const fontSizes = {
  '2xs': '0.75rem',
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5625rem',
  '2xl': '1.9375rem',
  '3xl': '2.4375rem',
}

export const radii = {
  sm: '4px',
  base: '6px',
  md: '6px',
  lg: '10px',
  full: '9999px',
}

/** Widths of the frame, usable as `maxW="column"`. */
export const sizes = {
  /** Width of every page that is no table or grid: nothing moves sideways from one to the next. */
  column: '640px',
  /** Width of the text in an editor. */
  reader: '680px',
  measure: '66ch',
  panel: '400px',
  /** Height of the header, of the bottom bar and of a row with one control. */
  bar: '56px',
}

export const shadows = {
  // The ring is an outline (see global styles): it survives forced colours, a shadow does not.
  outline: 'none',
  overlay: '0 8px 28px rgba(30, 20, 12, 0.16), 0 1px 3px rgba(30, 20, 12, 0.10)',
}
