import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract } from './contract'
import {
  daySchema,
  requiredTextSchema,
  storedTagsSchema,
  tagSlugSchema,
  textSchema,
  timeSchema,
} from './entities/fields'
import { COUNT, LENGTH } from './limits'
import { isBlank } from './text/text'
import { notificationSentence } from './words/notification-sentences'

const input = (schema: unknown) => schema as v.GenericSchema
const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

describe('what cannot be seen is no text [P-10]', () => {
  test.each([
    '',
    ' \n\t',
    '\u200B\u200B',
    '\u2060\uFEFF',
    '\u3164\u115F',
    '\u2800',
    '\u202E',
    '\u0301\u0302',
    '\u00AD\u034F',
  ])('%j', (text) => {
    expect(isBlank(text)).toBe(true)
    expect(accepts(requiredTextSchema(50), text)).toBe(false)
  })

  test.each(['a', '.', '👨‍👩‍👧‍👦', '\u200Bé', '§', '漢'])('but %s is', (text) => {
    expect(isBlank(text)).toBe(false)
    expect(accepts(requiredTextSchema(50), text)).toBe(true)
  })
})

describe('what disrupts a page is taken out of a text', () => {
  test('a name written from right to left turns itself, not the sentence around it', () => {
    expect(notificationSentence({ type: 'like' }, 'יעל כהן')).toBe('\u2068יעל כהן\u2069 curtiu sua publicação.')
    expect(notificationSentence({ type: 'like' }, 'Yael Cohen')).toBe('Yael Cohen curtiu sua publicação.')
  })

  test('marks that turn its direction, control characters and halves of characters', () => {
    expect(v.parse(textSchema(50), 'Ana\u202E alu\u2066aP\u0000 \ud800x\u200F')).toBe('Ana aluaP x')
    expect(v.parse(textSchema(50), 'linha\r\n\touta 👨‍👩‍👧‍👦')).toBe('linha\r\n\touta 👨‍👩‍👧‍👦')
  })

  test('combining marks beyond those that a language has', () => {
    const piled = `Z${'\u0301'.repeat(500)}algo`
    expect(v.parse(textSchema(50), piled)).toBe(`Z${'\u0301'.repeat(COUNT.combiningMarks)}algo`)
    expect(v.parse(textSchema(50), 'a\u0303o\u0302\u0301')).toBe('a\u0303o\u0302\u0301')
  })

  test('one character cannot be a megabyte', () => {
    expect(accepts(textSchema(50), Array(10_000).fill('👩').join('\u200D'))).toBe(false)
  })
})

describe('dates exist', () => {
  test.each([
    '2026-99-99T99:99:99Z',
    '2026-02-30T10:00:00Z',
    '0000-00-00T00:00:00Z',
    '2026-02-28',
    '3000-01-01T00:00:00Z',
  ])('%s is no moment', (time) => expect(accepts(timeSchema, time)).toBe(false))
  test.each(['2026-02-31', '2026-13-01', '2026-2-1', 'ontem'])('%s is no day', (day) => {
    expect(accepts(daySchema, day)).toBe(false)
  })
  test('a leap day does', () => {
    expect([accepts(timeSchema, '2028-02-29T23:59:59.999Z'), accepts(daySchema, '2028-02-29')]).toEqual([true, true])
  })
})

describe('tags', () => {
  test('one that is no slug is refused', () => {
    expect(accepts(tagSlugSchema, '#lgpd')).toBe(false)
    expect(accepts(tagSlugSchema, 'a'.repeat(LENGTH.tag + 1))).toBe(false)
  })

  test('a stored post loses its bad tags and nothing else', () => {
    expect(v.parse(storedTagsSchema, ['', 'lgpd', 'A B'])).toEqual(['lgpd'])
  })
})

/** The largest text and list that each field of an input takes; undefined where there is no end. */
function endless(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, pipe, wrapped, entries, item, options } = schema as Record<string, unknown>
  const steps = (Array.isArray(pipe) ? pipe : []) as { type?: string; kind?: string }[]
  const ends = steps.some((step) => ['max_length', 'regex', 'check', 'max_value'].includes(step.type ?? ''))
  if (type === 'string') return ends ? [] : [path]
  if (type === 'array') return [...(ends ? [] : [`${path}[]`]), ...endless(item, `${path}[]`)]
  if (type === 'object')
    return Object.entries(entries as object).flatMap(([name, one]) => endless(one, `${path}.${name}`))
  if (type === 'variant' || type === 'union') return (options as unknown[]).flatMap((one) => endless(one, path))
  return wrapped ? endless(wrapped, path) : []
}

test('every text and every list that a call takes has an end', () => {
  const fields = Object.entries(contract).flatMap(([area, verbs]) =>
    Object.entries(verbs).flatMap(([verb, call]) => endless(call['~orpc'].inputSchema, `${area}.${verb}`)),
  )
  expect(fields).toEqual([])
})

test.each([0, -1, 366, 1e9, 1.5])('nobody is banned for %d days', (days) => {
  const ban = input(contract.moderation.banUser['~orpc'].inputSchema)
  expect(accepts(ban, { user_id: 'user-1', days })).toBe(false)
  expect(accepts(ban, { user_id: 'user-1', days: 365 })).toBe(true)
})
