import { expect, test } from 'vitest'
import { mailOf } from './mail-of'

const AT = '2026-11-24T12:00:00.000Z'
const newsletter = {
  ...{ id: 'n', owner_id: 'u', handle: 'jornada', title: 'Jornada', description: 'Toda semana' },
  ...{ is_paid: false, price_cents: 0 },
}
const owned = { newsletter, owner: null, subscribers: 1, isSample: false }
const issue = { id: 'i', subject: 'Juros', preheader: null, html: '<p>x</p>', sent_at: null }

test('a draft is a mail without a day and a number, at the address that it will have', () => {
  const mail = mailOf(owned, issue)
  expect(mail).toMatchObject({
    ...{ id: 'i', newsletter: 'Jornada', handle: 'jornada', author: 'Jornada', avatar: null, number: null },
    ...{ subject: 'Juros', preheader: '', html: '<p>x</p>', date: null },
  })
  expect(mail.url).toMatch(/\/newsletters\/jornada\/issues\/i$/)
  expect(mail.newsletterUrl).toMatch(/\/newsletters\/jornada$/)
})

test('a sent issue has its day, its number and its corrections', () => {
  const errata = [{ id: 'e', at: AT, text: 'Leia-se 5' }]
  expect(mailOf(owned, { ...issue, preheader: 'Prévia', sent_at: AT, errata }, 4)).toMatchObject({
    ...{ preheader: 'Prévia', date: Date.parse(AT), number: 4, errata },
  })
})

test('it is signed by who is named as the sender', () => {
  const signed = { ...newsletter, sender_name: 'Redação' }
  expect(mailOf({ ...owned, newsletter: signed }, issue).author).toBe('Redação')
  expect(mailOf({ ...owned, newsletter: { ...signed, sender_name: '' } }, issue).author).toBe('Jornada')
})
