/**
 * How an issue is set, wherever it appears: editor, reader, sent issue. One measure, one serif (visual identity). Headings
 * are measured in the size of the text, so that they stay above it however large a reader sets it.
 */
export const issueStyles = {
  fontFamily: 'heading',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  color: 'fg',
  overflowWrap: 'anywhere',
  '& h1': { fontSize: '1.47em', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.01em', mt: 8, mb: 3 },
  '& h2': { fontSize: '1.18em', fontWeight: 600, lineHeight: 1.3, mt: 8, mb: 2 },
  '& h3': { fontSize: '1em', fontWeight: 700, lineHeight: 1.4, mt: 6, mb: 1 },
  '& h4': { fontSize: '0.94em', fontWeight: 700, mt: 6, mb: 1 },
  '& p': { my: 0, mb: 4 },
  // The first of all, not of its kind: the first `h2` stands between paragraphs. `:first-child` makes emotion complain.
  '& :is(h1, h2, h3, h4, p, ul, ol, blockquote, pre):not(* + *)': { mt: 0 },
  '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
  '& :is(ul, ol)': { mb: 4, ps: 6 },
  '& li': { mb: 1 },
  '& blockquote': {
    my: 5,
    ps: 4,
    borderInlineStart: '3px solid',
    borderColor: 'brand.fg',
    color: 'fg.muted',
    fontStyle: 'italic',
  },
  '& pre': {
    my: 4,
    p: 3,
    bg: 'bg.sunken',
    borderRadius: 'md',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: 1.5,
    overflowX: 'auto',
    whiteSpace: 'pre-wrap',
  },
  '& code': { fontFamily: 'mono', fontSize: '0.9em' },
  '& img': { maxW: '100%', h: 'auto', my: 3, borderRadius: 'sm' },
  '& hr': { my: 6, borderColor: 'border' },
  '& .ql-align-center': { textAlign: 'center' },
  '& .ql-align-right': { textAlign: 'right' },
  '& .ql-align-justify': { textAlign: 'justify', hyphens: 'auto' },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((depth) => [`& .ql-indent-${depth}`, { ms: depth * 6 }])),
} as const
