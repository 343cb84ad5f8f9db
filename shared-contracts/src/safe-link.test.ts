import { expect, test } from 'vitest'
import { claimedHost, hostOf, isSafeLink, webAddress } from './safe-link'

test.each([
  '/\\evil.example',
  '//evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\u200B\\evil.example',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://stf.jus.br@evil.example/',
  'https://stf.jus.br%2F:x@evil.example/',
  'https://evil.example\\@stf.jus.br',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://stf.jus.br',
  '',
])('no link leads to %j', (address) => expect(isSafeLink(address)).toBe(false))

test.each([
  'https://www.stf.jus.br/portal?x=a\\b',
  'http://tjsp.jus.br',
  'mailto:contato@oab.org.br',
  '/newsletters/jornada',
  '#nota-1',
])('a link leads to %s', (address) => expect(isSafeLink(address)).toBe(true))

test('the host of an address is the one that the browser asks', () => {
  // The first letter is Cyrillic.
  expect(webAddress('https://\u0455tf.jus.br/')).toBe('https://xn--tf-doc.jus.br/')
  expect(hostOf('https://www.planalto.gov.br/ccivil_03')).toBe('planalto.gov.br')
  expect(hostOf('/feed')).toBeNull()
  expect(claimedHost('www.stf.jus.br/portal')).toBe('stf.jus.br')
  expect([claimedHost('leia aqui'), claimedHost('art. 5')]).toEqual([null, null])
})
