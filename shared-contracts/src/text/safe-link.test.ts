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
  'x#javascript:alert(1)',
  'javascript:alert("mailto:a@b.c")',
  'https://[::1',
  'xhttps://stf.jus.br',
  'https://',
  '',
])('no link leads to %j', (address) => expect(isSafeLink(address)).toBe(false))

test.each([
  'https://www.stf.jus.br/portal?x=a\\b',
  'http://tjsp.jus.br',
  'mailto:contato@oab.org.br',
  '/newsletters/jornada',
  '#nota-1',
  'MAILTO:contato@oab.org.br',
  'HTTPS://STF.JUS.BR',
  'https://stf.jus.br/#a\\b',
  '/a//b',
  '/',
  'ht\ntps://stf.jus.br',
])('a link leads to %s', (address) => expect(isSafeLink(address)).toBe(true))

test('the host of an address is the one that the browser asks', () => {
  // The first letter is Cyrillic.
  expect(webAddress('https://\u0455tf.jus.br/')).toBe('https://xn--tf-doc.jus.br/')
  expect(hostOf('https://www.planalto.gov.br/ccivil_03')).toBe('planalto.gov.br')
  expect(hostOf('/feed')).toBeNull()
  expect(claimedHost('www.stf.jus.br/portal')).toBe('stf.jus.br')
  expect([claimedHost('leia aqui'), claimedHost('art. 5')]).toEqual([null, null])
})

test.each([
  ['https://www.stf.jus.br/portal', 'stf.jus.br'],
  ['https://arquivo.www.stf.jus.br', 'arquivo.www.stf.jus.br'],
  ['https://stf\u200b.jus.br/', 'stf.jus.br'],
  ['mailto:contato@oab.org.br', null],
])('the address %s leads to %s', (address, host) => {
  expect(hostOf(address)).toBe(host)
})

test.each([
  ['stf.jus.br', 'stf.jus.br'],
  ['HTTPS://STF.jus.br/portal/a', 'stf.jus.br'],
  ['stf.jus.br:8080', 'stf.jus.br'],
  ['stf.jus.br?de=https://evil.example', 'stf.jus.br'],
  ['stf.jus.br e mais', null],
  ['veja stf.jus.br', null],
  ['contato@oab.org.br', null],
  ['', null],
])('the text “%s” of a link claims %s', (text, host) => {
  expect(claimedHost(text)).toBe(host)
})

test.each(['https://user@stf.jus.br/', 'https://:secret@stf.jus.br/', 'https://user:secret@stf.jus.br/'])(
  '%s has a name or a password before its host, and is no address',
  (address) => {
    expect(webAddress(address)).toBeNull()
  },
)
