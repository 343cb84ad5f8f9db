import { type MailContent, mailBody, mailPlainText } from '@ementa/mail'
import { expect, test } from 'vitest'

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
