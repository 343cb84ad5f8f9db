import { findPublicityAdvice } from '@ementa/law/publicity'
import { expect, test } from 'vitest'
import { createSeed } from '../test/seed'

const seed = await createSeed(new Date('2026-03-10T14:20:00.000Z'))
const reportedAsSpam = new Set(
  seed.queueItems.filter((item) => item.most_common_reason === 'spam').map((item) => item.item_id),
)

test('at most one text of the sample data that is not spam is advised against', () => {
  const texts = [
    ...seed.posts.map(({ id, body }) => ({ id, text: body })),
    ...seed.comments.map(({ id, body }) => ({ id, text: body })),
    ...seed.profiles.map(({ id, bio }) => ({ id, text: bio ?? '' })),
    ...seed.issues.map(({ id, subject, html }) => ({ id, text: `${subject}\n${html.replace(/<[^>]+>/g, '\n')}` })),
  ].filter(({ id }) => !reportedAsSpam.has(id))
  const advised = texts.flatMap(({ id, text }) => findPublicityAdvice(text).map((advice) => `${id}: ${advice.text}`))
  expect(texts.length).toBeGreaterThan(200)
  expect(advised.length, advised.join('\n')).toBeLessThanOrEqual(1)
})
