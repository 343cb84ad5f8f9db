import { expect, test } from 'vitest'
import { withoutText } from '../rules/issue-access'
import { allText, hashtagsIn, isTagSlug, pickedTags } from './tags'
import { comparableWords, countWords, createTextFilter, excerpt, fold, mentionsIn, slugify } from './text'

test.each([
  ['"Súmula 479!"', ' sumula 479 '],
  ['!!', '  '],
  ['', '  '],
])('the words of %j are compared as %j', (text, words) => {
  expect(comparableWords(text)).toBe(words)
})

test.each([
  ['Com @Ana.Paula e @joao_; de novo @ana.paula.', ['ana.paula', 'joao_']],
  ['(@a) e @b-', ['a', 'b']],
  ['ana@oab.org.br, https://x.com/@ana, @@ana, a@b', []],
  ['', []],
])('%j mentions %j', (text, names) => {
  expect(mentionsIn(text)).toEqual(names)
})

test.each([
  ['--Direito  do -- Trabalho--', 'direito-do-trabalho'],
  ['-a', 'a'],
  ['a-', 'a'],
  ['a-b-c', 'a-b-c'],
])('the slug of %j is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test.each([
  ['Lei 13.709/2018', 2],
  ["d'água, pós-graduação", 2],
  [' — … ', 0],
  ['um  dois\ntrês', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test.each([
  ['Fim. Agora não', 5, 'Fim…'],
  ['Um – dois', 4, 'Um…'],
  ['a b', 2, 'a…'],
  ['👍🏽👍🏽', 2, '👍🏽👍🏽'],
  ['👍🏽👍🏽a', 2, '👍🏽👍🏽…'],
])('%j is cut after %i characters as %j', (text, limit, cut) => {
  expect(excerpt(text, limit)).toBe(cut)
})

test.each([
  ['#法律 e #оаб', []],
  ['#a', ['a']],
  [`#${'a'.repeat(60)}`, ['a'.repeat(60)]],
  ['Ver https://a.com.br/#oab. E #lgpd', ['lgpd']],
])('the hashtags in %j', (text, slugs) => {
  expect(hashtagsIn(text)).toEqual(slugs)
})

test('the parts that follow a post belong to its text', () => {
  expect(allText({ body: 'a' })).toBe('a')
  expect(allText({ body: 'a', rest: ['b', 'c'] })).toBe('a\nb\nc')
  expect(pickedTags({ body: 'a #lgpd', rest: ['#oab'], tags: ['lgpd', 'oab', 'penal'] })).toEqual(['penal'])
})

test.each(['a', 'a-b', '13-salario', 'a'.repeat(60)])('%s is the slug of a tag', (text) => {
  expect(isTagSlug(text)).toBe(true)
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'ação', 'a b', 'a_b', 'a'.repeat(61)])('%j is no slug of a tag', (text) => {
  expect(isTagSlug(text)).toBe(false)
})

test.each([
  ['<p>um dois</p><p>três quatro</p>', '<p>um dois</p>'],
  ['<p></p><p>um dois</p><p>três quatro cinco seis</p>', '<p>um dois</p>'],
  ['<p>Um dois. Três quatro cinco seis</p>', '<p>Um dois.</p>'],
  ['<p>Um. Dois três quatro cinco seis sete oito</p>', '<p>Um. Dois três quatro…</p>'],
  ['<p>um &amp; dois</p><blockquote>três quatro</blockquote>', '<p>um &amp;…</p>'],
  ['<p>palavra</p>', ''],
])('of %s only %s is shown for nothing', (html, shown) => {
  const issue = { html } as Parameters<typeof withoutText>[0]
  expect(withoutText(issue).issue.html).toBe(shown)
})

test.each([
  ['tutela URGENCIA', true],
  ['  urg  tut ', true],
  ['#tutela', true],
  ['', true],
  ['tutela evidência', false],
])('a search for %j finds “Tutela de urgência”: %s', (query, isFound) => {
  expect(createTextFilter(query)(fold('Tutela de urgência'))).toBe(isFound)
})
