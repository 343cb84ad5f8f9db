import {
  FRAME,
  LOOKS,
  MAIL_COLOURS,
  type MailContent,
  mailBody,
  mailHtml,
  mailPlainText,
  mailSheet,
} from '@ementa/mail'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { issueFragment } from '../issue-html/clean-issue-html'
import { completeAddresses } from '../issue-html/shown-text'
import { headerText, mailFile } from './mail-file'
import { prepareMail, previewMarkup } from './prepare-mail'
import { CLIENTS, SUPPORT, type Support } from './test/mail-support'

const STORED = [
  '<h1>O que mudou</h1><p class="ql-align-center">O prazo é de <strong>5<sup>o</sup> dia</strong>, não <s>três dias</s>.</p>',
  '<h3>Detalhe</h3><ul><li>um</li><li class="ql-indent-1">dois &amp; <em>três</em></li></ul><ol start="3"><li>item</li></ol>',
  '<blockquote>O contrato &lt;faz&gt; lei.</blockquote><pre>a\n  b</pre><hr>',
  '<p>Leia <a href="https://www.stf.jus.br/x">a decisão</a> e <a href="/newsletters/x">a anterior</a>.</p>',
  '<p><img src="ementa-image:foto" alt="Plenário"><img src="https://fora.example/a.png" alt="Gráfico"></p>',
].join('')

function contentOf(changes: Partial<MailContent> & { html?: string } = {}): MailContent {
  const { html = STORED, ...rest } = changes
  const text = issueFragment(html)
  completeAddresses(text, 'https://ementa.example')
  return {
    newsletter: 'Cláusula a Cláusula',
    handle: 'clausula-a-clausula',
    author: 'Ana Paula Ferraz',
    subject: 'Multa <b>contratual</b>: “limites” & exceções',
    preheader: 'A prévia',
    inboxLine: 'A prévia',
    number: 12,
    date: Date.parse('2026-11-20T12:30:00Z'),
    url: 'https://ementa.example/newsletters/clausula-a-clausula/issues/1',
    newsletterUrl: 'https://ementa.example/newsletters/clausula-a-clausula',
    text,
    ...rest,
  }
}

const OPTIONS = {
  images: new Map([['ementa-image:foto', { src: 'cid:foto', width: 1600 }]]),
}
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('a mail has its masthead, its text with styles inside, and both ways out', () => {
  const page = parsed(mailHtml(contentOf(), OPTIONS))
  expect(page.querySelector('h1')?.textContent).toBe('Multa <b>contratual</b>: “limites” & exceções')
  expect([...page.querySelectorAll('h1, h2, h3')].map(({ localName }) => localName)).toEqual(['h1', 'h2', 'h3'])
  const text = page.body.textContent ?? ''
  expect(text).toContain('Edição nº 12 · 20 de novembro de 2026')
  expect(text).toContain('Você recebe esta edição porque assina Cláusula a Cláusula, de Ana Paula Ferraz.')
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Ler no navegador', 'https://ementa.example/newsletters/clausula-a-clausula/issues/1'])
  expect(links).toContainEqual(['Cancelar assinatura', 'https://ementa.example/newsletters/clausula-a-clausula'])
  expect(links).toContainEqual(['a anterior', 'https://ementa.example/newsletters/x'])
  expect(page.querySelector('img[src="cid:foto"]')?.getAttribute('width')).toBe('560')
  const bare = [...page.querySelectorAll('p, li, h1, h2, blockquote, a, img, td')].filter(
    (element) => !element.hasAttribute('style') && !element.querySelector('table'),
  )
  expect(bare.map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(page.querySelector('[style*="text-align:center"] strong')?.textContent).toBe('5o dia')
  expect(page.querySelectorAll('[class^="ql-"], script, link')).toHaveLength(0)
})

test('a test says so where an inbox shows it, and is the same mail inside', async () => {
  const options = { images: [], id: 'um' }
  const content = contentOf({ subject: 'Prazos', isTest: true })
  const mail = await PostalMime.parse(mailFile(content, options))
  expect(mail.subject).toBe('[Teste] Prazos')
  expect(parsed(mail.html ?? '').querySelector('h1')?.textContent).toBe('Prazos')
  expect(mailBody(content, OPTIONS)).toBe(mailBody(contentOf({ subject: 'Prazos' }), OPTIONS))
})

test('a mail without subject and preview text has a name and no empty line', () => {
  const page = parsed(mailHtml(contentOf({ subject: ' ', preheader: ' ', inboxLine: '' }), OPTIONS))
  expect(page.querySelector('h1')?.textContent).toBe('Sem assunto')
  expect(page.body.innerHTML).not.toContain('display:none')
})

test('a mail parser reads the file back: headers, both texts and the image inside', async () => {
  const images = [{ address: 'ementa-image:foto', type: 'image/png', base64: PIXEL, width: 1 }]
  const file = mailFile(contentOf(), { images, id: 'issue-1' })
  expect(file.split('\r\n').every((line) => line.length <= 998)).toBe(true)
  expect([...file].every((letter) => letter.charCodeAt(0) < 128)).toBe(true)
  const mail = await PostalMime.parse(file)
  expect(mail.subject).toBe('Multa <b>contratual</b>: “limites” & exceções')
  expect(mail.from).toMatchObject({
    name: 'Cláusula a Cláusula · Ana Paula Ferraz',
    address: 'clausula-a-clausula@ementa.example',
  })
  expect(mail.messageId).toBe('<issue-1@ementa.example>')
  expect(new Date(mail.date ?? '').toISOString()).toBe('2026-11-20T12:30:00.000Z')
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe('<https://ementa.example/newsletters/clausula-a-clausula>')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.text?.trim()).toBe(mailPlainText(contentOf()).trim())
  const [image] = mail.attachments
  expect([image?.mimeType, image?.disposition, image?.contentId]).toEqual([
    'image/png',
    'inline',
    '<imagem-1.issue-1@ementa.example>',
  ])
  const page = parsed(mail.html ?? '')
  expect(page.querySelector('img')?.getAttribute('src')).toBe('cid:imagem-1.issue-1@ementa.example')
  expect(page.title).toBe('Multa <b>contratual</b>: “limites” & exceções')
})

test('one-click unsubscribing is declared only where its address can take it (https)', async () => {
  const file = mailFile(contentOf({ newsletterUrl: 'http://localhost:3000/newsletters/x' }), {
    images: [],
    id: 'i',
  })
  const { headers } = await PostalMime.parse(file)
  expect(headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true)
  expect(headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(false)
})

test.each([
  'Ação',
  'á'.repeat(200),
  '🏛️'.repeat(40),
  'A\r\nBcc: alguem@example.com',
  'Silva, Ana "A"',
  'Recurso: art. 5',
])('a header carries %s whole, in lines no longer than they may be', async (text) => {
  const header = headerText(text)
  expect(header.split('\r\n').every((line) => line.length <= 76)).toBe(true)
  const mail = await PostalMime.parse(`Subject: ${header}\r\n\r\nx`)
  expect(mail.subject).toBe(text.replace(/\r\n/g, ' '))
  expect(mail.headers.map(({ key }) => key)).toEqual(['subject'])
})

test('the preview is the mail: the same body, element for element, with nothing that the sanitiser drops', async () => {
  const images = { resolve: () => Promise.reject(new Error('gone')), keep: () => Promise.reject(new Error('online')) }
  const mail = await prepareMail({ ...contentOf(), html: STORED, id: '1' }, images)
  expect(mail.missingImages).toEqual(['Plenário'])
  const page = document.implementation.createHTMLDocument()
  const body = mailBody(contentOf(), { ...OPTIONS, images: new Map(), isPreview: true })
  page.body.innerHTML = previewMarkup(body) as string
  const shown = page.body.innerHTML.replaceAll('data-style=', 'style=').replaceAll('data-remote-image=', 'src=')
  const plain = document.implementation.createHTMLDocument()
  plain.body.innerHTML = mailBody(contentOf(), { ...OPTIONS, images: new Map() }).replace(/<!--.*?-->/g, '')
  const elements = (root: ParentNode) =>
    [...root.querySelectorAll('*')].map((element) => [
      element.localName,
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
    ])
  const copy = document.implementation.createHTMLDocument()
  copy.body.innerHTML = shown
  expect(elements(copy.body)).toEqual(elements(plain.body))
})

const styles = [...Object.values(LOOKS), ...Object.values(FRAME)].map(({ style }) => style)
const properties = new Set(styles.flatMap((style) => style.split(';').map((rule) => rule.split(':')[0] ?? '')))
const features = [...properties, 'text-align', 'margin-left', '@media (prefers-color-scheme)', '@media', 'cid', 'mso']

test.each(features)('what clients make of %s is known, and where it fails something holds', (feature) => {
  const support: Support | undefined = SUPPORT[feature]
  expect(support, 'not in the table of what clients support').toBeDefined()
  const failing = CLIENTS.filter((client) => support?.without?.includes(client))
  if (failing.length > 0) expect(support?.instead).toMatch(/\S{3}/)
})

test('every element of a mail is one that all clients know', () => {
  const page = parsed(mailHtml(contentOf(), OPTIONS))
  const KNOWN = new Set(
    'html head meta title style body table caption thead tbody tr td th div p span h1 h2 h3 h4 h5 h6 a img ul ol li blockquote pre code strong b em i u s strike del ins sub sup br hr'.split(
      ' ',
    ),
  )
  expect([...page.querySelectorAll('*')].map(({ localName }) => localName).filter((name) => !KNOWN.has(name))).toEqual(
    [],
  )
})

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

test.each(['light', 'dark'] as const)('every text of the mail can be read by %s', (night) => {
  const { ink, muted, link, paper, band } = MAIL_COLOURS
  for (const colour of [ink, muted, link]) {
    expect(contrast(colour[night], paper[night])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour[night], band[night])).toBeGreaterThanOrEqual(4.5)
  }
})

test('the night changes every colour that the day sets', () => {
  const sheet = mailSheet('dark')
  for (const { style, night } of [...Object.values(LOOKS), ...Object.values(FRAME)].map((look) => ({
    night: undefined,
    ...look,
  }))) {
    if (/(^|;)(color|background-color):/.test(style)) expect(sheet, style).toContain(`.${night}{`)
  }
  expect(mailSheet()).toContain('@media (prefers-color-scheme: dark)')
  expect(mailSheet('light')).toContain('@media not all')
})
