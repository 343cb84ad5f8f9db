import type { Post, Profile } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { formatReferences } from './references'

const author = (id: string, display_name: string) =>
  ({ id, display_name, username: id, authority: 'advogado' }) as Profile
const post = (id: string, author_id: string, body: string) =>
  ({ id, author_id, body, created_at: '2026-05-04T12:00:00.000Z', scheduled_at: null }) as Post

test('saved posts become references in the order of the alphabet, with their first words for a title', () => {
  const posts = [
    post('p1', 'renata', 'Multa:\n\nquanto é demais?'),
    post('p2', 'ana', 'palavra '.repeat(40)),
    post('p3', 'x', 'Só.'),
  ]
  const authors = [author('renata', 'Renata Vasconcelos'), author('ana', 'Ana Paula Ferraz')]
  const text = formatReferences(posts, authors, 'https://ementa.example', Date.parse('2026-11-22T12:00:00.000Z'))
  const [ana, nobody, renata] = text.split('\n\n')
  expect(ana).toMatch(/^FERRAZ, Ana Paula\. (palavra ){12}pala… Ementa, @ana, 4 maio 2026\. /)
  expect(nobody).toMatch(/^Só\. Ementa, 4 maio 2026\. /)
  expect(renata).toBe(
    'VASCONCELOS, Renata. Multa: quanto é demais? Ementa, @renata, 4 maio 2026. ' +
      'Disponível em: https://ementa.example/p/p1/comments. Acesso em: 22 nov. 2026.',
  )
})

test('a post that was scheduled is cited with the day on which it was published', () => {
  const scheduled = { ...post('p1', 'x', ' Só. '), scheduled_at: '2026-05-09T12:00:00.000Z' }
  const text = formatReferences([scheduled], [], 'https://ementa.example', Date.parse('2026-11-22T12:00:00.000Z'))
  expect(text).toMatch(/^Só\. Ementa, 9 maio 2026\. /)
})
