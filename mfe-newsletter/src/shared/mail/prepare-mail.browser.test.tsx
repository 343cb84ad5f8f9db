import { MAIL_COLOURS, mailSheet } from '@ementa/mail'
import { required } from '@ementa/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MailInput, prepareMail } from './prepare-mail'

const INPUT: MailInput = {
  id: 'i1',
  newsletter: 'Cláusula',
  handle: 'clausula',
  author: 'Ana',
  subject: 'Multa',
  preheader: '',
  number: 1,
  date: null,
  url: 'https://ementa.example/newsletters/clausula/issues/i1',
  newsletterUrl: 'https://ementa.example/newsletters/clausula',
  html: [
    '<p>O art. 927 do CPC e <a href="/u/ana">Ana</a>.<sup><a id="chamada-1" href="#nota-1">1</a></sup></p>',
    '<p><img src="ementa-image:foto" alt="Foto"><img src="https://fora.example/a.png" alt="Gráfico"></p>',
    '<ol class="footnotes"><li id="nota-1">Nota.</li></ol>',
  ].join(''),
}
const images = { resolve: async () => 'blob:foto', keep: async () => '' }

// happy-dom decodes no image and paints nothing.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300)
  const context = { drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, 255] }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.assign(Object.create(null), context))
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/png;base64,${'A'.repeat(4000)}`)
})

const { lang, className } = document.documentElement
afterEach(() => {
  document.adoptedStyleSheets = []
  document.documentElement.lang = lang
  document.documentElement.className = className
  document.body.removeAttribute('class')
  document.body.removeAttribute('style')
  document.body.replaceChildren()
})

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('citations are linked, addresses whole, and images of this device inside', async () => {
  const mail = await prepareMail(INPUT, images)
  const page = parsed(mail.html)
  expect(page.querySelector('a[href*="planalto.gov.br"]')?.textContent).toBe('art. 927 do CPC')
  expect(page.querySelector(`a[href="${location.origin}/u/ana"]`)?.textContent).toBe('Ana')
  const shown = [...page.querySelectorAll('img')].map((image) => [
    image.getAttribute('src')?.slice(0, 30),
    image.getAttribute('width'),
  ])
  expect(shown).toEqual([
    ['data:image/png;base64,AAAAAAAA', '300'],
    ['https://fora.example/a.png', null],
  ])
  expect(mail.missingImages).toEqual([])
})

test('without a preview text it begins with words of its own, and not with the way to the browser', async () => {
  const [beginning] = parsed((await prepareMail(INPUT, images)).html).body.children
  expect(beginning?.textContent).toMatch(/^O art\. 927 do CPC e Ana\./)
})

test('a draft is dated today, an issue that went out on its day', async () => {
  vi.useFakeTimers({ now: Date.parse('2025-07-09T12:00:00Z'), toFake: ['Date'] })
  expect((await prepareMail(INPUT, images)).plainText()).toContain('Edição nº 1 · 9 de julho de 2025')
  const sent = await prepareMail({ ...INPUT, date: Date.parse('2024-03-05T12:00:00Z') }, images)
  expect(sent.plainText()).toContain('Edição nº 1 · 5 de março de 2024')
})

function asBrowsersWriteIt(colour: string) {
  const element = document.createElement('p')
  element.style.color = colour
  return element.style.color
}

test('a page shows the mail in its own styles and the colours asked for; images of other sites wait', async () => {
  const mail = await prepareMail(INPUT, images)
  const replaced = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  mail.show(document, 'dark')
  expect(replaced.mock.calls).toEqual([[mailSheet('dark')]])
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(document.body.className).toBe('m-band')
  expect(document.body.style.backgroundColor).toBe(asBrowsersWriteIt(MAIL_COLOURS.band.light))
  const link = document.querySelector(`a[href="${location.origin}/u/ana"]`)
  expect(link).toHaveStyle({ textDecoration: 'underline' })
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(document.querySelector('a[href="#nota-1"]')?.hasAttribute('target')).toBe(false)
  expect(document.querySelectorAll('[data-style]')).toHaveLength(0)
  expect(document.querySelector('img[alt="Foto"]')?.getAttribute('style')).toContain('max-width')
  const remote = document.querySelector<HTMLImageElement>('img[alt="Gráfico"]')
  expect([remote?.hidden, remote?.hasAttribute('src')]).toEqual([true, false])
  expect(document.querySelector('button')?.textContent).toBe('Carregar imagem de fora.example')
})

test('a page that takes no HTML as a plain string, as the Content-Security-Policy says, shows it too', async () => {
  const mail = await prepareMail(INPUT, images)
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const page = required(frame.contentDocument)
  expect(() => Reflect.set(page.body, 'innerHTML', '<p>Texto</p>')).toThrow('TrustedHTML')
  mail.show(page, 'light')
  expect(page.body.textContent).toContain('O art. 927 do CPC e Ana.')
})
