import type { Newsletter, NewsletterIssue } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { passageOf } from './citing-texts'

const KEY = 'urn:lex:br:federal:lei:1990;8078!art6'
const passage = (html: string, key = KEY) =>
  passageOf(
    {
      issue: { html, title: '', subject: '' } as NewsletterIssue,
      newsletter: { is_paid: false } as Newsletter,
    } as Parameters<typeof passageOf>[0],
    { key },
  )

test('of a long one what stands around the citation, from a whole word to a whole word', () => {
  const words = Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(' ')
  const found = passage(`<p>${words} art. 6º do CDC ${words}</p>`)
  expect(found).toMatch(/^…palavra\d+ /)
  expect(found).toMatch(/ palavra\d+…$/)
  expect(found).toContain('palavra59 art. 6º do CDC palavra0')
  expect(found.length).toBeLessThanOrEqual(2 * 110 + 'art. 6º do CDC'.length + 2)
  expect(found.split('palavra')[1]).toMatch(/^\d+ $/)
})

describe('a passage', () => {
  test('of an act is where one of its articles is cited', () => {
    const found = (key: string) => passage('<p>Vale o art. 6º do CDC.</p>', key)
    expect(found('urn:lex:br:federal:lei:1990;8078').trim()).toBe('Vale o art. 6º do CDC.')
    expect(found('urn:lex:br:federal:lei:1990;807')).toBe('')
  })
})
