import { mailHtml } from '@ementa/mail'
import { expect, onTestFinished, test } from 'vitest'

const ADDRESS = `https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/L14133.htm?${'a'.repeat(140)}`

/** The mail in a frame as wide as a small phone. */
async function openMail(html: string): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.width = '320'
  const text = document.createElement('div')
  text.innerHTML = html
  frame.srcdoc = mailHtml(
    {
      ...{ newsletter: 'Jornada', author: 'Renata', subject: 'Um assunto', preheader: '', inboxLine: '', text },
      ...{ url: ADDRESS, newsletterUrl: ADDRESS, handle: 'jornada', number: 1, date: Date.now() },
    },
    { images: new Map() },
  )
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await new Promise((resolve) => frame.addEventListener('load', resolve))
  const page = frame.contentDocument
  if (!page) throw new Error('Failed to open the mail.')
  return page
}

const row = (cell: 'td' | 'th') =>
  `<tr>${['Jurisprudência', 'Responsabilidade', 'Constitucional', 'Descumprimento', 'Inadimplemento']
    .map((word) => `<${cell}>${word}</${cell}>`)
    .join('')}</tr>`

test.each([
  [
    'one long address',
    `<p>Veja ${ADDRESS}</p><ul><li><a href="${ADDRESS}">${ADDRESS}</a></li></ul><pre>${ADDRESS}</pre>`,
  ],
  ['a table of five columns', `<table><thead>${row('th')}</thead><tbody>${row('td')}</tbody></table>`],
  ['an address in a table', `<table><tbody><tr><td>${ADDRESS}</td><td>dois</td></tr></tbody></table>`],
])('on a small phone the mail is as wide as the screen with %s', async (_, html) => {
  const page = await openMail(html)
  expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
