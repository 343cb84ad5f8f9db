import { FRAME, type MailContent, mailBody, mailHtml, mailPlainText, mailSheet, preheaderFill } from '@ementa/mail'
import { expect, test } from 'vitest'
import { headerText, mailFile } from './mail-file'

const URL = 'https://ementa.example/newsletters/clausula/issues/1'
const HOME = 'https://ementa.example/newsletters/clausula'

function contentOf(changes: Partial<MailContent> = {}, html = '<p>Texto</p>'): MailContent {
  const text = document.createElement('div')
  text.innerHTML = html
  return {
    newsletter: 'Cláusula & Cia',
    handle: 'clausula',
    author: 'Ana',
    subject: ' Multa ',
    preheader: ' Prévia ',
    inboxLine: 'Prévia',
    number: 12,
    date: Date.parse('2026-03-05T04:06:07Z'),
    url: URL,
    newsletterUrl: HOME,
    text,
    ...changes,
  }
}

const NONE = { images: new Map() }
const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '')
const LAYOUT = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

test('the frame of a mail: what a list of messages shows, the masthead, the text, and both ways out', () => {
  expect(withoutStyles(mailBody(contentOf(), NONE))).toBe(
    [
      `<div>Prévia${preheaderFill('Prévia')}</div>`,
      `<table ${LAYOUT} class="m-band"><tbody><tr><td align="center">`,
      '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
      `<table ${LAYOUT} align="center" class="m-paper"><tbody><tr><td class="m-paper m-cell">`,
      `<p class="m-muted"><a href="${URL}" class="m-link">Ler no navegador</a></p>`,
      `<table ${LAYOUT}><tbody><tr><td align="center" class="m-rule">`,
      '<p class="m-ink">Cláusula &amp; Cia</p>',
      '<p class="m-muted">Edição nº 12 · 5 de março de 2026 · 1 min de leitura</p></td></tr></tbody></table>',
      '<h1 class="m-ink">Multa</h1><p class="m-muted">Prévia</p><p class="m-muted">por Ana</p>',
      '<p class="m-ink">Texto</p><hr class="m-rule">',
      '<p class="m-muted">Você recebe esta edição porque assina Cláusula &amp; Cia, de Ana.</p>',
      `<p class="m-muted"><a href="${URL}" class="m-link">Ler no navegador</a> · `,
      `<a href="${HOME}" class="m-link">Cancelar assinatura</a></p>`,
      '<p class="m-muted">Cláusula &amp; Cia, por Ana · publicada na Ementa</p>',
      '</td></tr></tbody></table><!--[if mso]></td></tr></table><![endif]--></td></tr></tbody></table>',
    ].join(''),
  )
})

test('a mail without number, preview text and corrections has no empty place for them', () => {
  const body = mailBody(contentOf({ number: null, preheader: ' ', inboxLine: '', errata: [] }), NONE)
  expect(withoutStyles(body)).toMatch(/^<table/)
  expect(body).toContain('>5 de março de 2026 · 1 min de leitura<')
  expect(body).toContain('Multa</h1><p class="m-muted" style="margin:0 0 24px 0;')
  expect(body).not.toContain('Errata')
})

test('corrections stand in a frame of their own between the author and the text', () => {
  const errata = [{ at: '2026-03-06T12:00:00Z', text: 'São <15> dias.' }]
  expect(withoutStyles(mailBody(contentOf({ errata }), NONE))).toContain(
    [
      `<p class="m-muted">por Ana</p><table ${LAYOUT}><tbody><tr><td class="m-errata"><p class="m-ink">Errata</p>`,
      '<p class="m-ink"><strong>6 de março de 2026</strong>: São &lt;15&gt; dias.</p>',
      '</td></tr></tbody></table><p class="m-ink">Texto</p>',
    ].join(''),
  )
})

test('its file is a page in Portuguese that fits a phone and knows the night', () => {
  const html = mailHtml(contentOf({ isTest: true, subject: '<Multa>' }), NONE)
  expect(html.split('\n').slice(0, 7)).toEqual([
    '<!DOCTYPE html>',
    '<html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<title>[Teste] &lt;Multa&gt;</title>',
    `<style>${mailSheet()}</style></head>`,
    `<body class="m-band" style="${FRAME.body.style}">`,
  ])
  expect(html.endsWith(`${mailBody(contentOf({ subject: '<Multa>' }), NONE)}\n</body></html>`)).toBe(true)
})

const FOOT = [
  '--',
  `Você recebe esta edição porque assina Cláusula & Cia, de Ana.\nLer no navegador: ${URL}\nCancelar assinatura: ${HOME}`,
].join('\n\n')
const FACTS = 'Edição nº 12 · 5 de março de 2026 · 1 min de leitura'

test('the plain text has the same parts in the same order', () => {
  const head = `Cláusula & Cia\n${FACTS}\n\nMULTA`
  expect(mailPlainText(contentOf())).toBe(`${head}\nPrévia\npor Ana\n\nTexto\n\n${FOOT}`)
  expect(mailPlainText(contentOf({ preheader: ' ' }, ''))).toBe(`${head}\npor Ana\n\n\n\n${FOOT}`)
  const errata = [{ at: '2026-03-06T12:00:00Z', text: 'São 15 dias.' }]
  expect(mailPlainText(contentOf({ errata, preheader: '', subject: '' }))).toBe(
    [
      `Cláusula & Cia\n${FACTS}\n\nSEM ASSUNTO\npor Ana`,
      'ERRATA\n6 de março de 2026: São 15 dias.',
      `Texto\n\n${FOOT}`,
    ].join('\n\n'),
  )
})

const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

test.each([
  ['Prazos e custas - parte 1', 'Prazos e custas - parte 1'],
  ['  Prazos\t\r\n ', 'Prazos'],
  ['', ''],
  ['á'.repeat(22), encoded('á'.repeat(22))],
  [`${'á'.repeat(22)}a`, encoded(`${'á'.repeat(22)}a`)],
  ['á'.repeat(23), `${encoded('á'.repeat(22))}\r\n ${encoded('á')}`],
  ['=?UTF-8?B?', encoded('=?UTF-8?B?')],
  ...['<', '>', '(', ')', '[', ']', '\\', ',', ':', ';', '@', '"'].map((sign) => [`a${sign}b`, encoded(`a${sign}b`)]),
])('the header %j is written as %j', (text, header) => expect(headerText(text)).toBe(header))

test.each([
  ['2026-03-05T04:06:07Z', 'Thu, 05 Mar 2026 04:06:07 +0000'],
  ['2026-12-27T23:59:00Z', 'Sun, 27 Dec 2026 23:59:00 +0000'],
])('of %s the file says in UTC: %s', (date, written) => {
  const file = mailFile(contentOf({ date: Date.parse(date) }), { images: [], id: 'i1' })
  expect(file.split('\r\n')[0]).toBe(`Date: ${written}`)
})

test('its headers, and two texts of which a program shows one', () => {
  const file = mailFile(contentOf(), { images: [], id: 'i1' })
  const text = (type: string) => [
    '--edicao-i1',
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
  ]
  expect(file.split('\r\n').filter((line) => /[ :]|^--|^$/.test(line))).toEqual([
    'Date: Thu, 05 Mar 2026 04:06:07 +0000',
    `From: ${encoded('Cláusula & Cia · Ana')} <clausula@ementa.example>`,
    'To: undisclosed-recipients:;',
    'Subject: Multa',
    'Message-ID: <i1@ementa.example>',
    `List-Id: ${encoded('Cláusula & Cia')} <clausula.ementa.example>`,
    `List-Unsubscribe: <${HOME}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="edicao-i1"',
    '',
    ...text('plain'),
    '',
    ...text('html'),
    '',
    '--edicao-i1--',
    '',
  ])
  expect(file.split('\r\n').some((line) => line.length === 76)).toBe(true)
})

test('images travel beside the page that shows them', () => {
  const image = (name: string) => ({ address: `ementa-image:${name}`, type: 'image/png', base64: 'AAAA', width: 10 })
  const file = mailFile(contentOf(), { images: [image('a'), image('b')], id: 'i1' })
  expect(file).toContain(
    '\r\n--edicao-i1\r\nContent-Type: multipart/related; boundary="imagens-i1"\r\n\r\n--imagens-i1\r\n',
  )
  for (const number of [1, 2]) {
    expect(file).toContain(
      [
        '--imagens-i1',
        'Content-Type: image/png',
        'Content-Transfer-Encoding: base64',
        `Content-ID: <imagem-${number}.i1@ementa.example>`,
        'Content-Disposition: inline',
        '',
        'AAAA',
        '--imagens-i1',
      ].join('\r\n'),
    )
  }
  expect(file).toContain('\r\n--imagens-i1--\r\n--edicao-i1--\r\n')
})
