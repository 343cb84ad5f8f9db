import { expect, test } from 'vitest'
import { TIMING } from '../limits'
import { imagesOf } from './images'
import {
  areSubjectsEqual,
  isComplete,
  isReleased,
  isSubscriberFound,
  outlineOf,
  releaseTime,
  sendProblem,
} from './newsletters'
import { isConflict, isStaleVersion, nextVersion, versionOf } from './version'

const LONG = `<p>${'a'.repeat(50)}</p>`

test.each([
  ['Assunto', LONG, true],
  ['Assunto', `<p>${'a'.repeat(49)}</p>`, false],
  ['Assunto', `<p>${'👩‍⚖️'.repeat(50)}</p>`, true],
  [' ', LONG, false],
])('an issue on %j with the text %s can be saved: %s', (subject, html, can) => {
  expect(isComplete({ subject, html })).toBe(can)
})

test('the outline of an issue is its headings, each with room below', () => {
  expect(outlineOf('<h1>Um</h1><p>a</p><H3 class="x">Dois</H3>')).toBe(
    '<h1>Um</h1><p><br></p><H3 class="x">Dois</H3><p><br></p>',
  )
  expect(outlineOf('<p>a</p>')).toBe('')
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

test('others see an issue once its author can no longer take it back', () => {
  const sentAt = new Date('2026-11-24T12:00:00.000Z')
  const from = releaseTime(sentAt)
  const now = sentAt.getTime() + TIMING.undoSend
  expect(from).toBe(new Date(now).toISOString())
  const seen = (time: number, status: 'sent' | 'draft' = 'sent') => isReleased({ status, visible_from: from }, time)
  expect([seen(now - 1), seen(now), seen(now, 'draft')]).toEqual([false, true, false])
  expect(isReleased({ status: 'sent', visible_from: undefined }, 0)).toBe(true)
})

test('the next version is later than the last, even within one millisecond', () => {
  const now = new Date('2026-11-24T12:00:00.000Z')
  expect(nextVersion({}, now)).toBe('2026-11-24T12:00:00.000Z')
  expect(nextVersion({ updated_at: '2026-11-24T12:00:00.000Z' }, now)).toBe('2026-11-24T12:00:00.001Z')
  expect(nextVersion({ updated_at: '2026-11-24T13:00:00.000Z' }, now)).toBe('2026-11-24T13:00:00.001Z')
  expect([versionOf({}), versionOf({ updated_at: 'a' })]).toEqual([null, 'a'])
})

test.each([
  [undefined, undefined, false],
  ['a', undefined, false],
  ['a', 'a', false],
  ['a', 'b', true],
  ['a', null, true],
  [undefined, null, false],
])('of version %s, a change of %s is stale: %s', (updated_at, expected, isStale) => {
  expect(isStaleVersion({ updated_at }, expected)).toBe(isStale)
})

test.each([
  [{ code: 'POST_CONFLICT', data: {} }, true],
  [{ code: 'COMMENT_CONFLICT', data: {} }, false],
  [{ code: 'POST_CONFLICT', data: null }, false],
  [{ code: 'POST_CONFLICT', data: 'x' }, false],
  [{ code: 'POST_CONFLICT' }, false],
  [{ data: {} }, false],
  ['POST_CONFLICT', false],
  [null, false],
])('%j is a conflict of a post: %s', (error, is) => {
  expect(isConflict(error, 'POST_CONFLICT')).toBe(is)
})

test.each([
  ['Um  tema', ' Um tema ', true],
  ['Um tema', 'Um tema?', false],
  ['Umtema', 'Um tema', false],
  ['', ' ', false],
])('the subjects %j and %j compare nothing: %s', (subject_a, subject_b, isEqual) => {
  expect(areSubjectsEqual({ subject_a, subject_b })).toBe(isEqual)
})

test('a subscriber is found by name, username or address', () => {
  const found = (query: string, email: string | null = 'ana@oab.org.br') =>
    isSubscriberFound(
      { name: 'Ana Araújo', username: 'anapaula', email } as Parameters<typeof isSubscriberFound>[0],
      query,
    )
  expect([' araujo ', 'PAULA', 'oab.org', '', 'beto'].map((query) => found(query))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect([found('oab.org', null), found('r', null), found('s', null)]).toEqual([false, true, false])
})

test('the images of a post are in their order', () => {
  const [first, second] = [
    { image_url: 'a', description: 'A' },
    { image_url: 'b', description: 'B' },
  ]
  expect(imagesOf({ image_url: 'a', image_description: 'A', more_images: [second] })).toEqual([first, second])
  expect(imagesOf({ image_url: 'a' })).toEqual([{ image_url: 'a', description: '' }])
  expect(imagesOf({ image_url: null, more_images: [second] })).toEqual([second])
  expect(imagesOf({ image_url: null })).toEqual([])
})
