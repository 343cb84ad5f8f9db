import { LENGTH } from '@ementa/contracts'
import { postOf } from '@ementa/testing/records'
import { formatDate, weekdayTime } from '@ementa/ui'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createComposer,
  NOT_IN_FUTURE_TEXT,
  parseSchedule,
  quickOptions,
  takeTags,
  toPostContent,
} from './composer-state'
import { EMPTY_CONTENT } from './post-content'

test('an edit begins with everything that the post has, and only with what may be changed', () => {
  const view = { state: 'deleted', href: null } as const
  const post = postOf({
    scheduled_at: '2026-05-14T12:00:00.000Z',
    body: 'Sobre #LGPD',
    image_url: 'a',
    image_description: 'Fluxo',
    more_images: [{ image_url: 'b', description: '' }],
    tags: ['lgpd', 'oab'],
    quoted: { kind: 'issue', id: '7', view },
    rest: ['Segunda'],
  })
  expect(toPostContent(post)).toEqual({
    body: 'Sobre #LGPD',
    images: [
      { image_url: 'a', description: 'Fluxo' },
      { image_url: 'b', description: '' },
    ],
    tags: ['oab'],
    scheduledAt: '2026-05-14T12:00:00.000Z',
    quoted: { kind: 'issue', id: '7' },
    rest: ['Segunda'],
  })
  const plain = { ...post, quoted: undefined, rest: undefined, image_url: null, more_images: undefined, tags: [] }
  expect(toPostContent({ ...plain, scheduled_at: null })).toEqual({ ...EMPTY_CONTENT, body: 'Sobre #LGPD' })
})

test('what cannot be a hashtag stays in the field as it was typed, whatever comes after it', () => {
  const state = createComposer({ ...EMPTY_CONTENT, tags: ['prova'] })
  const long = 'a'.repeat(LENGTH.tag + 1)
  expect(takeTags(state, `${long}, lgpd, prova,`, false)).toBe(false)
  expect([state.typedTag, state.tagProblem]).toEqual([long, `Uma hashtag tem até ${LENGTH.tag} caracteres.`])
  expect(state.content.tags).toEqual(['prova', 'lgpd'])
  expect(takeTags(state, `${long},`, false)).toBe(false)
  expect(state.typedTag, 'no blank comes behind a comma that is being deleted').toBe(`${long},`)
  takeTags(state, `direito penal, ${long}, dois`, false)
  expect(state.typedTag, 'one blank between two words').toBe(`${long}, dois`)
  state.content.tags = ['prova', 'lgpd']
  expect(takeTags(state, '#Direito Civil #oab', true)).toBe(true)
  expect(state.content.tags).toEqual(['prova', 'lgpd', 'direito-civil', 'oab'])
})

const at = (text: string) => new Date(`${text}-03:00`)

describe('quickOptions', () => {
  test.each([
    ['a Monday morning', '2026-11-23T08:00', '2026-11-24', '2026-11-30'],
    ['a Monday after nine', '2026-11-23T10:00', '2026-11-24', '2026-11-30'],
    ['late on a Sunday', '2026-11-22T23:30', '2026-11-23', '2026-11-23'],
  ])('always lie in the future on %s [SOC-091] [EXP-07]', (_, now, tomorrow, monday) => {
    const options = quickOptions(at(now))
    expect(options).toEqual([
      { label: 'Amanhã 9h', day: tomorrow, time: '09:00' },
      { label: 'Amanhã 14h', day: tomorrow, time: '14:00' },
      { label: 'Segunda 9h', day: monday, time: '09:00' },
    ])
    for (const { day, time } of options) expect(parseSchedule(day, time, at(now).getTime())).toHaveProperty('iso')
    expect(formatDate(`${monday}T12:00`, 'EEEE')).toBe('segunda-feira')
  })
})

/** Returns the offset from UTC in hours at the end of the year. */
const ZONES = [
  ['America/Noronha', -2],
  ['America/Sao_Paulo', -3],
  ['America/Manaus', -4],
  ['America/Rio_Branco', -5],
  ['Europe/Lisbon', 0],
] as const

describe('at 23:30 on the last day of the year', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each(ZONES)('in %s what is chosen is what is scheduled, and what the list says [EXP-06]', (zone, offset) => {
    vi.stubEnv('TZ', zone)
    const now = Date.UTC(2026, 11, 31, 23 - offset, 30)
    expect(parseSchedule('2026-12-31', '23:30', now)).toEqual({ error: NOT_IN_FUTURE_TEXT })
    const inAMinute = parseSchedule('2026-12-31', '23:31', now)
    expect(inAMinute).toEqual({ iso: new Date(now + 60_000).toISOString() })
    expect(weekdayTime('iso' in inAMinute ? inAMinute.iso : '')).toBe('qui., 31 dez. 2026 às 23:31')
    const options = quickOptions(new Date(now))
    expect(options.map(({ day }) => day)).toEqual(['2027-01-01', '2027-01-01', '2027-01-04'])
    const listed = options.map(({ day, time }) => {
      const chosen = parseSchedule(day, time, now)
      return weekdayTime('iso' in chosen ? chosen.iso : '')
    })
    expect(listed).toEqual(['sex., 1 jan. 2027 às 09:00', 'sex., 1 jan. 2027 às 14:00', 'seg., 4 jan. 2027 às 09:00'])
  })
})
