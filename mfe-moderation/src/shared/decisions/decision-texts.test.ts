import { AUDIT_ACTION_LABELS, type AuditActionType } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { describeRestoration, reopens, sentenceAbout, sentenceOf } from './decision-texts'

test('only what took nothing away is taken back by putting the item into the queue again', () => {
  const actions = Object.keys(AUDIT_ACTION_LABELS) as AuditActionType[]
  expect(actions.filter((action_type) => reopens({ action_type }))).toEqual(['approve', 'close'])
})

const ACCOUNT = [
  'Restaurar',
  'A conta volta à situação que tinha antes desta decisão. A pessoa é avisada.',
  'A conta voltou à situação anterior.',
]
const CONTENT = [
  'Restaurar',
  'O conteúdo volta ao ar para todos. Não entra de novo na fila.',
  'O conteúdo está de novo no ar.',
]

test.each([
  ['approve', 'post', ['Reabrir na fila', 'O item volta à fila, com as denúncias que tinha.', 'O item voltou à fila.']],
  ['warn', 'profile', ['Restaurar', 'A advertência deixa de contar.', 'A advertência foi retirada.']],
  ['ban', 'profile', ACCOUNT],
  ['unban', 'profile', ACCOUNT],
  [
    'remove',
    'profile',
    ['Restaurar', 'O texto e a foto do perfil voltam. A pessoa é avisada.', 'O texto e a foto do perfil voltaram.'],
  ],
  ['remove', 'post', CONTENT],
  ['shadow_ban', 'profile', CONTENT],
] as const)('taking back %s of a %s says what it does, before and after', (action_type, item_type, texts) => {
  const { label, consequence, done } = describeRestoration({ action_type, item_type })
  expect([label, consequence, done]).toEqual(texts)
})

test.each([
  ['remove', 'post', 'Sua publicação foi removida.', 'A publicação foi removida.'],
  ['remove', 'comment', 'Seu comentário foi removido.', 'O comentário foi removido.'],
  [
    'remove',
    'profile',
    'O texto e a foto do seu perfil foram removidos.',
    'O texto e a foto do perfil foram removidos.',
  ],
  ['temp_ban', 'post', 'Sua conta foi banida temporariamente.', 'A conta foi banida temporariamente.'],
  ['ban', 'profile', 'Sua conta foi banida sem prazo.', 'A conta foi banida sem prazo.'],
  ['mute', 'profile', 'Seu perfil foi silenciado.', 'O perfil foi silenciado.'],
  ['warn', 'profile', 'Você recebeu uma advertência.', 'A pessoa recebeu uma advertência.'],
] as const)('the statement of %s about a %s is one sentence to the person, and one about them', (...row) => {
  const [action_type, item_type, toThem, aboutThem] = row
  expect([sentenceOf({ action_type, item_type }), sentenceAbout({ action_type, item_type })]).toEqual([
    toThem,
    aboutThem,
  ])
})
