/** The mail programs that the table knows. */
export const CLIENTS = [
  'Apple Mail',
  'Gmail',
  'Outlook Windows',
  'Outlook.com',
  'Yahoo',
  'Samsung',
  'Thunderbird',
] as const
type Client = (typeof CLIENTS)[number]

export interface Support {
  /** Clients that ignore it or support it in part. */
  without?: readonly Client[]
  /** Fallback that a reader gets in those clients. */
  instead?: string
}

const ALL: Support = {}
const NOT_IN_WORD: readonly Client[] = ['Outlook Windows']

/**
 * What the mails use, and who does not know it (read from the data of caniemail.com, June 2026; Outlook on Windows shows
 * mails with Word). A test compares it with what the mails are made of.
 */
export const SUPPORT: Readonly<Record<string, Support>> = {
  'background-color': ALL,
  border: ALL,
  'border-top': ALL,
  'border-left': ALL,
  'border-bottom': ALL,
  'border-collapse': ALL,
  color: ALL,
  'font-family': ALL,
  'font-size': ALL,
  'font-style': ALL,
  'font-weight': ALL,
  'text-align': { without: NOT_IN_WORD, instead: 'justified text is set left' },
  'text-decoration': ALL,
  'vertical-align': ALL,
  'line-height': { without: NOT_IN_WORD, instead: 'lines stand at least as far apart as the letters need' },
  margin: { without: NOT_IN_WORD, instead: 'blocks keep the distance of Word; none is negative or `auto`' },
  'margin-left': { without: NOT_IN_WORD, instead: 'indented items stand in one line with the others' },
  padding: { without: NOT_IN_WORD, instead: 'kept in cells, which is where the frame has it' },
  width: { without: NOT_IN_WORD, instead: 'the frame stands in a table of 600 px for Word alone' },
  'max-width': { without: NOT_IN_WORD, instead: 'images carry their width, the frame stands in a table of 600 px' },
  height: { without: ['Yahoo'], instead: 'only `auto`, which is what it does anyway' },
  'white-space': {
    without: ['Outlook Windows', 'Gmail', 'Samsung'],
    instead: '`pre` keeps its lines by itself; long ones do not wrap',
  },
  'overflow-wrap': {
    without: ['Outlook Windows', 'Yahoo', 'Samsung'],
    instead: '`word-break` breaks long words there; Word keeps them whole',
  },
  'word-break': { without: NOT_IN_WORD, instead: 'Word keeps long words whole' },
  hyphens: {
    without: ['Gmail', 'Outlook Windows', 'Yahoo', 'Samsung'],
    instead: 'words in cells break without a hyphen',
  },
  display: { without: NOT_IN_WORD, instead: '`mso-hide` hides the preview text there' },
  'max-height': { without: NOT_IN_WORD, instead: '`mso-hide` hides the preview text there' },
  overflow: { without: NOT_IN_WORD, instead: '`mso-hide` hides the preview text there' },
  'mso-hide': {
    without: ['Apple Mail', 'Gmail', 'Outlook.com', 'Yahoo', 'Samsung', 'Thunderbird'],
    instead: '`display:none` hides it',
  },
  '@media': { without: ['Outlook Windows', 'Thunderbird'], instead: 'a phone keeps the wider margins' },
  '@media (prefers-color-scheme)': {
    without: ['Gmail', 'Outlook Windows', 'Yahoo', 'Thunderbird'],
    instead: 'the colours of the day, each text with a ground of its own, or what the client makes of both',
  },
  cid: ALL,
  mso: {
    without: ['Apple Mail', 'Gmail', 'Outlook.com', 'Yahoo', 'Samsung', 'Thunderbird'],
    instead: 'it is a comment',
  },
}
