import { expect, test } from 'vitest'
import * as labels from './labels'
import { notificationSentence } from './notification-sentences'

const tables = Object.entries(labels).filter(([name]) => /_(?:LABELS|MEANINGS)$/.test(name))

test.each(tables)('every value of %s has a name in Portuguese', (_, table) => {
  for (const [value, label] of Object.entries(table)) expect(label, value).toMatch(/^\p{L}.{3,}/u)
})

test.each([
  ['spam', 'Spam'],
  ['fake_news', 'Informação falsa'],
  ['copyright', 'Direitos autorais'],
  ['objection', 'Recurso da pessoa atingida'],
  ['impersonation', 'Falsidade ideológica (fazer-se passar por outra pessoa)'],
  ['constructor', 'constructor'],
])('the reason %s is shown as %s', (reason, text) => {
  expect(labels.reasonWithMeaning(reason)).toBe(text)
})

test.each([
  ['like', 'Ana curtiu sua publicação.'],
  ['comment', 'Ana comentou em sua publicação.'],
  ['follow', 'Ana seguiu você.'],
  ['new_follower', 'Ana começou a seguir você.'],
  ['mention', 'Ana mencionou você em uma publicação.'],
  ['system', 'Há uma novidade do sistema para você.'],
] as const)('a notification of %s says “%s”', (type, sentence) => {
  expect(notificationSentence({ type }, 'Ana')).toBe(sentence)
})

test('a notification with a text of its own says that, and one of nobody known names nobody', () => {
  const said = (['comment', 'mention', 'system'] as const).map((type) =>
    notificationSentence({ type, text: 'Veja isto.' }, 'Ana'),
  )
  expect(new Set(said)).toEqual(new Set(['Veja isto.']))
  expect(notificationSentence({ type: 'mention' }, null)).toMatch(/^Usuário desconhecido /)
})
