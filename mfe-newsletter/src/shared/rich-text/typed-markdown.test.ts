import { expect, test } from 'vitest'
import { typedMarkdown } from './typed-markdown'

const address = (typed: string) => (typed.startsWith('https://') ? typed : null)

test.each([
  ['# ', { kind: 'line', format: 'header', value: 1, length: 2 }],
  ['### ', { kind: 'line', format: 'header', value: 3, length: 4 }],
  ['> ', { kind: 'line', format: 'blockquote', value: true, length: 2 }],
  ['- ', { kind: 'line', format: 'list', value: 'bullet', length: 2 }],
  ['1. ', { kind: 'line', format: 'list', value: 'ordered', length: 3 }],
  ['---', { kind: 'divider' }],
  ['A **lei**', { kind: 'mark', format: 'bold', value: true, start: 2, end: 9, open: 2, close: 2 }],
  ['A *lei*', { kind: 'mark', format: 'italic', value: true, start: 2, end: 7, open: 1, close: 1 }],
  ['_habeas corpus_', { kind: 'mark', format: 'italic', value: true, start: 0, end: 15, open: 1, close: 1 }],
  ['~~revogado~~', { kind: 'mark', format: 'strike', value: true, start: 0, end: 12, open: 2, close: 2 }],
  [
    'v. [STF](https://stf.jus.br)',
    { kind: 'mark', format: 'link', value: 'https://stf.jus.br', start: 3, end: 28, open: 1, close: 21 },
  ],
])('%j is Markdown once it is typed', (before, edit) => expect(typedMarkdown(before, address)).toEqual(edit))

test.each([
  '#',
  'A # ',
  '5. ',
  '2 * 3 * ',
  'a*b*',
  '**lei*',
  '** lei**',
  'nome_do_arquivo_',
  '[STF](javascript:x)',
  '----',
  '[x](y)',
])('%j means itself', (before) => expect(typedMarkdown(before, address)).toBeNull())
