import { type Citation, findCitations } from '@ementa/law/citations'
import { expect, test } from 'vitest'
import { listAddresses, parseHttpAddress, shortenAddress, splitSegments } from './segments'

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/'

/** Lists the links of a text with their addresses. */
const links = (text: string) =>
  splitSegments(text, findCitations(text)).flatMap((segment) =>
    segment.kind === 'text' ? [] : [`${segment.text} → ${segment.href}`],
  )

test.each([
  ['a Lei nº 14.905/2024,', 'Lei nº 14.905/2024', `${PLANALTO}_ato2023-2026/2024/lei/l14905.htm`],
  ['O art. 927 do CPC não', 'art. 927 do CPC', `${PLANALTO}_ato2015-2018/2015/lei/l13105.htm#art927`],
  ['Súmula 479 do STJ: o banco', 'Súmula 479 do STJ', 'https://scon.stj.jus.br/SCON/pesquisar.jsp?b=SUMU&sumula=479'],
])('"%s" is a citation', (text, shown, href) => {
  expect(links(text)).toEqual([`${shown} → ${href}`])
})

test.each(['Súmula 309 sem tribunal', 'art. 927 sem código'])('"%s" is none', (text) => {
  expect(links(text)).toEqual([])
})

test('addresses become links without the punctuation around them, and keep their own brackets', () => {
  expect(links('Veja (https://www.stj.jus.br/a_(b)). Fim: http://x.com.br!')).toEqual([
    'stj.jus.br/a_(b) → https://www.stj.jus.br/a_(b)',
    'x.com.br → http://x.com.br/',
  ])
})

test.each([
  ['(https://a.com.br/x.)', 'a.com.br/x → https://a.com.br/x'],
  ['“https://a.com.br/x?!…”', 'a.com.br/x → https://a.com.br/x'],
  ['**https://a.com.br/x_**', 'a.com.br/x → https://a.com.br/x'],
  ['https://a.com.br/www.htm', 'a.com.br/www.htm → https://a.com.br/www.htm'],
  ['https://a.com.br/@renata?b=#lgpd', 'a.com.br/@renata?b=#lgpd → https://a.com.br/@renata?b=#lgpd'],
])('of "%s" the address is "%s"', (text, link) => {
  expect(links(text)).toEqual([link])
})

test.each([
  ['https://www.аррӏе.com/entrar', 'xn--80ak6aa92e.com/entrar'],
  ['www.аррӏе.com', 'xn--80ak6aa92e.com'],
  ['https://stj.jus.br/súmula', 'stj.jus.br/súmula'],
  ['https://stj.jus.br#ação', 'stj.jus.br#ação'],
])('shows the host of "%s" as the one that is really asked', (text, shown) => {
  expect(splitSegments(text, []).map((segment) => segment.text)).toEqual([shown])
})

test('only addresses of the web become links', () => {
  expect(links('javascript:alert(1) ftp://a.com data:text/html,x file:///etc https://localhost/x')).toEqual([])
  expect(parseHttpAddress('javascript:alert(1)')).toBeNull()
  expect(parseHttpAddress('https://localhost/x')).toBeNull()
})

test('mentions lead to profiles, e-mail addresses do not', () => {
  expect(links('Obrigada, @ana.paula. Escreva a ana@escritorio.adv.br')).toEqual(['@ana.paula → /u/ana.paula'])
})

test('hashtags lead to the page of their tag, named topics however they are joined', () => {
  expect(links('Sobre #LGPD, #família e #ProcessoCivil (#direito_novo).')).toEqual([
    '#LGPD → /search?tag=lgpd',
    '#família → /search?tag=familia',
    '#ProcessoCivil → /search?tag=processo-civil',
    '#direito_novo → /search?tag=direito-novo',
  ])
})

test.each(['em C# ou F#', 'o item #2 e o #2024', '# solto', '##dobrado', 'art. 5#nada', 'o #世界'])(
  '"%s" has no hashtag',
  (text) => {
    expect(links(text)).toEqual([])
  },
)

test('an address without its protocol is linked over https', () => {
  expect(links('Em www.stj.jus.br/a#b, WWW.Exemplo.com.br.')).toEqual([
    'stj.jus.br/a#b → https://www.stj.jus.br/a#b',
    'Exemplo.com.br → https://www.exemplo.com.br/',
  ])
  expect(links('www. www.só x@www.exemplo.com.br ftp://www.exemplo.com')).toEqual([])
  expect(links('www..com.br www.a/b.com www.a../b www.só/www.exemplo.com.br')).toEqual([])
})

test('HTML stays the text it is', () => {
  expect(splitSegments('<b>negrito</b>', [])).toEqual([{ kind: 'text', text: '<b>negrito</b>' }])
})

test('a citation has its full name; one without a page is no link, and gives way to nothing beside it', () => {
  const cited = { key: 'a', kind: 'statute', title: 'Lei do Exemplo', start: 0, end: 3 } as const
  expect(splitSegments('Lei@renata', [{ ...cited, url: 'https://a.com.br/' } as Citation])).toEqual([
    { kind: 'citation', text: 'Lei', href: 'https://a.com.br/', title: 'Lei do Exemplo' },
    { kind: 'text', text: '@renata' },
  ])
  expect(splitSegments('Lei', [{ ...cited, url: null } as Citation])).toEqual([{ kind: 'text', text: 'Lei' }])
  const sign = { ...cited, end: 1, url: 'https://a.com.br/' } as Citation
  expect(splitSegments('§@renata', [sign]).map(({ kind }) => kind)).toEqual(['citation', 'mention'])
  const whole = { ...sign, end: 8 }
  expect(splitSegments('§@renata', [whole]).map(({ kind }) => kind)).toEqual(['citation'])
})

test('a text is the sum of its segments, whatever it holds', () => {
  const text = 'Súmula 7/STJ e art. 927 do CPC.\nLei 13.709/2018 @renata 9900123-38.2024.5.04.0001 fim'
  const segments = splitSegments(text, findCitations(text))
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.map(({ kind }) => kind).filter((kind) => kind !== 'text')).toEqual([
    'citation',
    'citation',
    'citation',
    'mention',
    'citation',
  ])
})

test('previews are asked for each address once', () => {
  expect(listAddresses('https://a.com.br e https://a.com.br, https://b.com.br/x')).toEqual([
    'https://a.com.br/',
    'https://b.com.br/x',
  ])
})

test('long addresses are cut for the eye only', () => {
  const shown = shortenAddress('https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14905.htm')
  expect(shown).toBe('planalto.gov.br/ccivil_03/_ato2023-2026/2…')
  const [whole, longer] = ['a.com.br/'.padEnd(42, 'x'), 'a.com.br/'.padEnd(43, 'x')]
  expect([shortenAddress(`https://${whole}`), shortenAddress(`https://${longer}`)]).toEqual([
    whole,
    `${longer.slice(0, 41)}…`,
  ])
})

test.each([
  ['https://www.a.com.br/', 'a.com.br'],
  ['HTTP://WWW.a.com.br/x/', 'a.com.br/x'],
  ['a.com.br/?de=https://www.b.com', 'a.com.br/?de=https://www.b.com'],
  ['a.com.br/www.b.com', 'a.com.br/www.b.com'],
])('"%s" is shown as "%s"', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown)
})

test('never cuts a host, whose end says whose it is', () => {
  const host = 'stf.jus.br.consulta-processual-unificada.login.exemplo-malicioso.com'
  expect(shortenAddress(`https://${host}/entrar`)).toBe(`${host}…`)
  expect(shortenAddress(`https://${host}`)).toBe(host)
  expect(shortenAddress(`https://${host}?de=stf`)).toBe(`${host}…`)
  expect(shortenAddress(`https://${host}#stf`)).toBe(`${host}…`)
})
