import { expect, test } from 'vitest'
import { fillMail } from './mail'

const content = {
  newsletter: 'Cláusula <a> Cláusula',
  author: 'Ana Paula Ferraz',
  subject: 'Multa <b>contratual</b>',
  preheader: 'A prévia',
  html: '<h2>Uma seção</h2><p>O texto.</p>',
}

function mailOf(changes: Partial<typeof content> = {}) {
  const page = document.implementation.createHTMLDocument()
  const mail = { ...content, ...changes }
  fillMail(page, mail, mail.html)
  return page.body
}

test('shows masthead, title, text and a footer with the way out of the subscription', () => {
  const body = mailOf()
  expect(body.querySelector('header')?.textContent).toMatch(/^Cláusula <a> Cláusula.*1 min de leitura$/)
  expect(body.querySelector('h1')?.textContent).toBe('Multa <b>contratual</b>')
  expect(body.querySelector('main h2')?.textContent).toBe('Uma seção')
  expect(body.querySelector('footer')?.textContent).toContain('Você recebe esta edição porque assina')
  expect(body.querySelector('footer')?.textContent).toContain('Cancelar assinatura')
  expect(body.querySelectorAll('a, b')).toHaveLength(0)
})

test('leaves out a preview text that is not there, and names an issue without a subject', () => {
  const body = mailOf({ preheader: ' ', subject: '' })
  expect(body.querySelector('.preheader')).toBeNull()
  expect(body.querySelector('h1')?.textContent).toBe('Sem assunto')
})
test('the mail of the preview has one title, and its text begins one level below it', () => {
  const page = document.implementation.createHTMLDocument()
  const mail = { newsletter: 'Jornada', author: 'Ana', subject: 'Prazos', preheader: '', html: '' }
  fillMail(page, mail, '<h1>Um título</h1><h3>Uma subseção</h3>')
  const levels = [...page.querySelectorAll('main :is(h1, h3)')].map((heading) => heading.getAttribute('aria-level'))
  expect(levels).toEqual(['2', '3'])
})
