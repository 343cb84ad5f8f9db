import { issueStyles } from '../issue-html/issue-styles'

const DEPTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const countersFrom = (depth: number) =>
  DEPTHS.slice(depth)
    .map((one) => `list-${one}`)
    .join(' ')

/**
 * Quill counts on behind quotations, rules and bullets, and numbers the second level with letters. The stored lists, the
 * mail and the reader do neither, and an author must see what they will show.
 */
const countAsStored = {
  '& :is(blockquote, hr, .ql-code-block-container, table)': { counterSet: countersFrom(0) },
  '& li[data-list=bullet]:not([class*=ql-indent])': { counterSet: countersFrom(0) },
  ...Object.fromEntries(
    DEPTHS.slice(1).flatMap((depth) => [
      [`& li[data-list=bullet].ql-indent-${depth}`, { counterSet: countersFrom(depth) }],
      [
        `& li[data-list=ordered].ql-indent-${depth} > .ql-ui::before`,
        { content: `counter(list-${depth}, decimal) '. '` },
      ],
    ]),
  ),
}

/** Quill's surface set like the issue it becomes. Quill numbers and marks list items itself, all in an `ol`. */
export const editorStyles = {
  '.ql-container': { height: 'auto', font: 'inherit' },
  '.ql-editor': {
    ...issueStyles,
    maxW: 'measure',
    minH: { base: '45vh', md: '52vh' },
    h: 'auto',
    px: 0,
    pt: 6,
    pb: 16,
    overflowY: 'visible',
    tabSize: 4,
    caretColor: 'var(--chakra-colors-brand-fg)',
    // The caret is the sign of focus in a text this large; a ring around the page would shout.
    _focusVisible: { outline: 'none !important' },
    // A line that changes leaves the other blocks as they are: without it the browser goes over all lines of the issue at
    // every key. `paint` would cut off what italics and accents reach beyond their box, and `content-visibility` gains no
    // more: it watches every block, and allows the caret where nothing is laid out.
    '& > *': { contain: 'layout' },
    '& ol': { ps: 2, mb: 4 },
    '& li': { ps: '1.5em', mb: 1 },
    ...countAsStored,
    // Quill sets lines in by its own measure, on top of that of an issue.
    '& > :is(p, h1, h2, h3, h4)[class*=ql-indent]': { pl: 0 },
    '& ol > li[class*=ql-indent]': { pl: '1.5em' },
    // A contained list no longer lets the margin of its last item overlap its own.
    '& li:last-child': { mb: 0 },
    '& .ql-code-block-container': {
      my: 4,
      p: 3,
      bg: 'bg.sunken',
      borderRadius: 'md',
      fontFamily: 'mono',
      fontSize: 'sm',
      lineHeight: 1.5,
    },
    '& .ql-code-block': { minH: '1.5em' },
  },
  '.ql-editor.ql-blank::before': {
    left: 0,
    right: 0,
    color: 'fg.subtle',
    fontStyle: 'italic',
    fontFamily: 'heading',
  },
} as const
