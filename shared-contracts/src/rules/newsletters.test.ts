import { expect, test } from 'vitest'
import { isComplete, sendProblem } from './newsletters'

const LONG = `<p>${'a'.repeat(50)}</p>`

test.each([
  ['Assunto', LONG, true],
  ['Assunto', `<p>${'a'.repeat(49)}</p>`, false],
  ['Assunto', `<p>${'👩‍⚖️'.repeat(50)}</p>`, true],
  [' ', LONG, false],
])('an issue on %j with the text %s can be saved: %s', (subject, html, can) => {
  expect(isComplete({ subject, html })).toBe(can)
})

test('an issue is not sent without subject, own text, or news', () => {
  const outline = `<h1>${'b'.repeat(40)}</h1><p><br></p>`
  const problem = (html: string, subject = 'Assunto', previous?: string) =>
    sendProblem(
      { subject, html, opened_by: { issue_id: 'i0', outline } } as Parameters<typeof sendProblem>[0],
      previous,
    )
  expect(problem(LONG, ' ')).toBe('subject')
  expect(problem(`${outline}<p>${'a'.repeat(49)}</p>`)).toBe('text')
  expect(problem(outline + LONG)).toBeNull()
  expect(problem(LONG, 'Assunto', `<div>${'a'.repeat(50)}</div>`)).toBe('same')
  expect(problem(LONG, 'Assunto', '<p>b</p>')).toBeNull()
})
