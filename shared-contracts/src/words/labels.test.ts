import { expect, test } from 'vitest'
import { notificationKind, notificationSentence } from '../rules/notifications'
import * as labels from './labels'

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
  ['like', 'Ana curtiu sua publicação.', null, 'like'],
  ['comment', 'Ana comentou em sua publicação.', 'comments', 'comment'],
  ['follow', 'Ana seguiu você.', 'followers', 'follow'],
  ['new_follower', 'Ana começou a seguir você.', 'followers', 'follow'],
  ['mention', 'Ana mencionou você em uma publicação.', 'mentions', 'mention'],
  ['system', 'Há uma novidade do sistema para você.', null, 'system'],
] as const)('a notification of %s says “%s”', (type, sentence, push, preference) => {
  expect(notificationSentence({ type }, 'Ana')).toBe(sentence)
  expect(notificationKind(type)).toEqual({ push, preference })
})

test('a notification with a text of its own says that', () => {
  const said = (['comment', 'mention', 'system'] as const).map((type) =>
    notificationSentence({ type, text: 'Veja isto.' }, 'Ana'),
  )
  expect(new Set(said)).toEqual(new Set(['Veja isto.']))
})
