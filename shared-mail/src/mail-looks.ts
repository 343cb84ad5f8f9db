/** The colours of a mail by day and by night. Every text stands on a colour of its own: clients that invert find both. */
export const MAIL_COLOURS = {
  paper: { light: '#ffffff', dark: '#1c1917' },
  band: { light: '#f3efe7', dark: '#100e0d' },
  ink: { light: '#1e1b18', dark: '#f2ede6' },
  muted: { light: '#5c554b', dark: '#b8afa3' },
  link: { light: '#1f4e6b', dark: '#9cc4de' },
  rule: { light: '#d8d0c2', dark: '#4a443d' },
  mark: { light: '#6b1f2e', dark: '#e7a3ac' },
} as const

const { paper, band, ink, muted, link, rule, mark } = MAIL_COLOURS
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = 'Arial,Helvetica,sans-serif'
/** No address or word is wider than the letter: phones would shrink it, or scroll sideways. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word'
const UNDER_TEXT = '0 0 16px 0'

/** Look of one element: its style attribute, and the class to which the dark colours apply. */
export interface Look {
  style: string
  night?: keyof typeof NIGHT
}

/** Classes of the night: clients that know no style sheet keep the inline colours of the day. */
const NIGHT = {
  'm-paper': `background-color:${paper.dark}!important`,
  'm-band': `background-color:${band.dark}!important`,
  'm-ink': `color:${ink.dark}!important`,
  'm-muted': `color:${muted.dark}!important`,
  'm-link': `color:${link.dark}!important`,
  'm-notes': `color:${muted.dark}!important;border-color:${rule.dark}!important`,
  'm-rule': `border-color:${rule.dark}!important`,
  'm-quote': `color:${muted.dark}!important;border-color:${mark.dark}!important`,
  'm-errata': `background-color:${band.dark}!important;border-color:${mark.dark}!important`,
  'm-code': `background-color:${band.dark}!important;color:${ink.dark}!important`,
} as const

const heading = (size: number, above: number, below: number): Look => ({
  style: `margin:${above}px 0 ${below}px 0;font-family:${SERIF};font-size:${size}px;line-height:1.3;font-weight:bold;color:${ink.light}`,
  night: 'm-ink',
})

const text = `font-family:${SERIF};font-size:17px;line-height:1.6;color:${ink.light}`
const small = `font-family:${SANS};font-size:13px;line-height:1.6;color:${muted.light}`
const cell = `padding:6px 8px;border:1px solid ${rule.light};text-align:left;vertical-align:top;font-family:${SERIF};font-size:16px;line-height:1.5;color:${ink.light};hyphens:auto`

/** How each element of an issue's text is set in a mail: inline, because Gmail's apps drop style sheets at times. */
export const LOOKS: Readonly<Record<string, Look>> = {
  h1: heading(25, 28, 12),
  h2: heading(20, 28, 8),
  h3: heading(17, 24, 4),
  h4: heading(16, 24, 4),
  p: { style: `margin:${UNDER_TEXT};${text}`, night: 'm-ink' },
  ul: { style: `margin:${UNDER_TEXT};padding:0 0 0 28px;${text}`, night: 'm-ink' },
  ol: { style: `margin:${UNDER_TEXT};padding:0 0 0 28px;${text}`, night: 'm-ink' },
  li: { style: 'margin:0 0 4px 0' },
  blockquote: {
    style: `margin:20px 0;padding:0 0 0 16px;border-left:3px solid ${mark.light};font-style:italic;font-family:${SERIF};font-size:17px;line-height:1.6;color:${muted.light}`,
    night: 'm-quote',
  },
  pre: {
    style: `margin:${UNDER_TEXT};padding:12px;white-space:pre-wrap;background-color:${band.light};font-family:Consolas,'Courier New',monospace;font-size:14px;line-height:1.5;color:${ink.light}`,
    night: 'm-code',
  },
  code: { style: "font-family:Consolas,'Courier New',monospace;font-size:15px" },
  a: { style: `color:${link.light};text-decoration:underline`, night: 'm-link' },
  img: { style: 'max-width:100%;height:auto;border:0' },
  hr: { style: `margin:24px 0;border:0;border-top:1px solid ${rule.light}`, night: 'm-rule' },
  figure: { style: 'margin:16px 0;text-align:center' },
  figcaption: { style: `margin:4px 0 0 0;text-align:center;${small}`, night: 'm-muted' },
  table: { style: `margin:${UNDER_TEXT};border-collapse:collapse;width:100%` },
  caption: { style: `padding:0 0 6px 0;text-align:left;${small}`, night: 'm-muted' },
  th: { style: `${cell};font-weight:bold;background-color:${band.light}`, night: 'm-code' },
  td: { style: cell, night: 'm-rule' },
  sup: { style: 'font-size:12px;line-height:1;vertical-align:super' },
  sub: { style: 'font-size:12px;line-height:1;vertical-align:sub' },
}

/** The notes at the foot of a text. */
export const FOOTNOTES: Look = {
  style: `margin:32px 0 16px 0;padding:12px 0 0 28px;border-top:1px solid ${rule.light};${small}`,
  night: 'm-notes',
}

/** The frame around the text. */
export const FRAME = {
  body: { style: `margin:0;padding:0;background-color:${band.light}`, night: 'm-band' },
  outer: { style: `background-color:${band.light}`, night: 'm-band' },
  inner: { style: `width:100%;max-width:600px;background-color:${paper.light}`, night: 'm-paper' },
  cell: { style: `padding:24px 20px 40px 20px;background-color:${paper.light};${BREAK}`, night: 'm-paper' },
  browser: { style: `margin:0 0 16px 0;text-align:center;${small}`, night: 'm-muted' },
  masthead: {
    style: `padding:12px 0;text-align:center;border-top:3px double ${ink.light};border-bottom:1px solid ${ink.light}`,
    night: 'm-rule',
  },
  name: {
    style: `margin:0;font-family:${SERIF};font-size:19px;line-height:1.3;font-weight:bold;color:${ink.light}`,
    night: 'm-ink',
  },
  facts: { style: `margin:0;${small}`, night: 'm-muted' },
  title: {
    style: `margin:28px 0 8px 0;font-family:${SERIF};font-size:28px;line-height:1.2;font-weight:bold;color:${ink.light}`,
    night: 'm-ink',
  },
  deck: {
    style: `margin:0 0 8px 0;font-style:italic;font-family:${SERIF};font-size:17px;line-height:1.5;color:${muted.light}`,
    night: 'm-muted',
  },
  author: { style: `margin:0 0 24px 0;${small}`, night: 'm-muted' },
  errataTable: { style: 'margin:0 0 24px 0' },
  errata: {
    style: `padding:8px 16px 12px 16px;border-left:3px solid ${mark.light};background-color:${band.light}`,
    night: 'm-errata',
  },
  errataLabel: {
    style: `margin:0;font-family:${SANS};font-size:13px;line-height:1.6;font-weight:bold;color:${ink.light}`,
    night: 'm-ink',
  },
  erratum: {
    style: `margin:4px 0 0 0;font-family:${SANS};font-size:14px;line-height:1.6;color:${ink.light}`,
    night: 'm-ink',
  },
  footer: { style: `margin:0 0 8px 0;${small}`, night: 'm-muted' },
  rule: { style: `margin:40px 0 16px 0;border:0;border-top:1px solid ${rule.light}`, night: 'm-rule' },
  /** Read by the list of messages, hidden in the open mail. */
  hidden: { style: 'display:none;max-height:0;overflow:hidden;mso-hide:all' },
} as const satisfies Record<string, Look>

const nightRules = Object.entries(NIGHT)
  .map(([name, rules]) => `.${name}{${rules}}`)
  .join('')

/** When the night's colours apply: the reader's own choice, or one for the preview. */
export type Night = 'auto' | 'light' | 'dark'
const MEDIA: Record<Night, string> = { auto: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }

/** The mail's only style sheet. */
export const mailSheet = (night: Night = 'auto') =>
  `@media ${MEDIA[night]}{${nightRules}}@media (max-width:480px){.m-cell{padding:16px 16px 32px 16px!important}.m-td{padding:4px!important;font-size:13px!important}}`
