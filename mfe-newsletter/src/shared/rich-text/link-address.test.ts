import { expect, test } from 'vitest'
import { bareAddresses, linkAddress } from './link-address'

test.each([
  ['https://www.stf.jus.br/portal?x=1#a', 'https://www.stf.jus.br/portal?x=1#a'],
  [' www.planalto.gov.br ', 'https://www.planalto.gov.br'],
  ['http://exemplo.com.br', 'http://exemplo.com.br'],
  ['contato@exemplo.com.br', 'mailto:contato@exemplo.com.br'],
  ['mailto:contato@exemplo.com.br', 'mailto:contato@exemplo.com.br'],
  ['MAILTO:a@b', 'MAILTO:a@b'],
  ['HTTPS://Exemplo.com.br', 'HTTPS://Exemplo.com.br'],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ['exemplo.com.br/a?b=c@d', 'https://exemplo.com.br/a?b=c@d'],
  ['https://a.b', 'https://a.b'],
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
  'https://a b.c',
  'https://a.',
  'https://a./b',
  'https://a?x.y',
  'https:///a.b',
  'https://?a.b',
  'mailto:a',
  'mailto:@b',
  'mailto:a b@c.d',
  'a@b',
  'a@b@c.d',
  'tel:123',
  'blob:https://a.b/c',
])('refuses %j as a link', (typed) => expect(linkAddress(typed)).toBeNull())

test.each([
  ['Veja www.stf.jus.br.', [{ start: 5, written: 'www.stf.jus.br', address: 'https://www.stf.jus.br' }]],
  [
    '(https://a.br/x), "http://b.br/?"',
    [
      { start: 1, written: 'https://a.br/x', address: 'https://a.br/x' },
      { start: 19, written: 'http://b.br/', address: 'http://b.br/' },
    ],
  ],
  [
    'www.a.br/Lei_(direito)',
    [{ start: 0, written: 'www.a.br/Lei_(direito)', address: 'https://www.a.br/Lei_(direito)' }],
  ],
  ['WWW.A.BR', [{ start: 0, written: 'WWW.A.BR', address: 'https://WWW.A.BR' }]],
  ['<www.a.br>', [{ start: 1, written: 'www.a.br', address: 'https://www.a.br' }]],
  ['“www.a.br”', [{ start: 1, written: 'www.a.br', address: 'https://www.a.br' }]],
  ['ewww.a.br 1www.a.br x@www.a.br a/www.a.br .www.a.br', []],
  ['www. https:// https://a', []],
  ['a.br', []],
])('in %j the bare addresses are found', (text, found) => expect(bareAddresses(text)).toEqual(found))
