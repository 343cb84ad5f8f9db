import { LENGTH } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_FILTERS } from './default-filters'
import { changeQuery, parseSearch, toSearchParams } from './search-state'

const parse = (text: string) => parseSearch(new URLSearchParams(text))
const roundTrip = (text: string) => toSearchParams(parse(text)).toString()

describe('the address of a search', () => {
  test.each([
    'q=dano+moral',
    'tag=lgpd',
    'q=tutela&tab=posts&data=custom&de=2026-11-01&ate=2026-11-20&tipos=post%2Cuser&tags=lgpd%2Ctrabalho&ordem=recent',
    `tag=${'a'.repeat(60)}`,
    '',
  ])('keeps everything: %s', (text) => {
    expect(roundTrip(text)).toBe(text)
  })

  test('puts the tag into the query and into the filter [SOC-002] [SOC-118]', () => {
    expect(parse('tag=lgpd')).toMatchObject({ query: 'lgpd', tag: 'lgpd', filters: { tags: ['lgpd'] } })
    expect(parse('tag=Direito do Trabalho').tag).toBe('direito-do-trabalho')
  })

  test.each(['tag=', 'tag=%20', 'tag=!!!', `tag=${'a'.repeat(61)}`])('ignores a tag that is none: %s', (text) => {
    expect(parse(text)).toMatchObject({ query: '', tag: null, filters: { tags: [] } })
  })

  test('ignores values that it does not know', () => {
    const state = parse('q=x&tab=zzz&data=ontem&ordem=a&tipos=nada&de=2026-99-99')
    expect(state).toEqual({ query: 'x', tab: 'all', tag: null, filters: DEFAULT_FILTERS })
    expect(parse('data=custom&de=2026-02-31&ate=0001-01-01').filters).toMatchObject({
      customDateFrom: null,
      customDateTo: null,
    })
  })

  test.each([
    ['q=++dano++moral+', 'q=dano++moral'],
    ['tipos=newsletter,nada,post&q=x', 'q=x&tipos=post%2Cnewsletter'],
    ['q=x&tags=LGPD,,lgpd,%20,!!!,Direito do Trabalho', 'q=x&tags=lgpd%2Cdireito-do-trabalho'],
    ['q=x&data=today&de=2026-11-01&ate=2026-11-02', 'q=x&data=today'],
    ['q=x&data=custom&de=2026-11-01T10:00&ate=dia+2026-11-01', 'q=x&data=custom'],
    ['q=lgpd&tab=all&ordem=relevance&tipos=post,user,newsletter', 'q=lgpd'],
  ])('is written plainly, whatever was typed: %s', (typed, plain) => {
    const params = roundTrip(typed)
    expect(params).toBe(plain)
  })

  test('leaves the days of a period out once another period is chosen', () => {
    const state = parse('q=x&data=custom&de=2026-11-01&ate=2026-11-20')
    expect(toSearchParams({ ...state, filters: { ...state.filters, dateRange: 'today' } }).toString()).toBe(
      'q=x&data=today',
    )
  })

  test('searches by the beginning of a text that is longer than any query', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).query).toBe('a'.repeat(LENGTH.query))
  })

  test('is no longer the page of a tag once its filter is taken away', () => {
    const state = parse('tag=lgpd')
    expect(toSearchParams({ ...state, filters: { ...state.filters, tags: [] } }).toString()).toBe('q=lgpd')
  })
})

test.each([
  ['a search without a tag changes the words only', 'q=a&tags=oab', 'q=multa&tags=oab'],
  ['the tag itself stays the page of the tag', 'tag=multa&tags=oab', 'tag=multa&tags=oab'],
  ['other words leave the page of the tag, and its filter with it', 'tag=lgpd&tags=oab', 'q=multa&tags=oab'],
])('%s', (_, from, to) => {
  const state = parse(from)
  expect(toSearchParams({ ...state, ...changeQuery('multa', state) }).toString()).toBe(to)
})
