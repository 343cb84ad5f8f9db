import { expect, test } from 'vitest'
import { linkAddress } from './link-address'

test.each([
  ['https://www.stf.jus.br/portal?x=1#a', 'https://www.stf.jus.br/portal?x=1#a'],
  [' www.planalto.gov.br ', 'https://www.planalto.gov.br'],
  ['http://exemplo.com.br', 'http://exemplo.com.br'],
  ['contato@exemplo.com.br', 'mailto:contato@exemplo.com.br'],
  ['mailto:contato@exemplo.com.br', 'mailto:contato@exemplo.com.br'],
])('takes %s as a link', (typed, address) => expect(linkAddress(typed)).toBe(address))

test.each([
  '',
  '   ',
  'stf',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'ftp://a.b',
  '//evil.example',
  'https://',
  'a b.c',
])('refuses %j as a link', (typed) => expect(linkAddress(typed)).toBeNull())
