import type { ModeratedItemType, ModerationAction, ModerationActionType } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { describeMeasure, describeReversal, toAuthor, toReporter } from './texts'

const action = (item_type: ModeratedItemType, action_type: ModerationActionType, reason = ''): ModerationAction => ({
  ...{ id: 'action-1', item_type, item_id: 'post-1', action_type, moderator_id: 'user-m', reason },
  ...{ duration_days: 30, created_at: '2026-03-10T12:00:00.000Z', expires_at: null },
})

test.each<[ModeratedItemType, ModerationActionType, string | null]>([
  ['post', 'approve', 'Sua publicação foi analisada pela moderação e continua no ar.'],
  ['comment', 'remove', 'Seu comentário foi removido pela moderação. Motivo: Spam'],
  ['post', 'temp_ban', 'Sua conta foi banida por 30 dias e sua publicação foi removida. Motivo: Spam'],
  ['profile', 'temp_ban', 'Sua conta foi banida por 30 dias. Motivo: Spam'],
  ['post', 'shadow_ban', null],
])('the author of a %s reads after %s: %s', (item, decision, text) => {
  expect(toAuthor(action(item, decision, ' Spam '), false)).toBe(text)
})

test('of content that its author had deleted, neither its approval nor its removal is told', () => {
  expect(toAuthor(action('post', 'approve'), true)).toBeNull()
  expect(toAuthor(action('post', 'temp_ban', '  '), true)).toBe('Sua conta foi banida por 30 dias.')
  expect(toReporter(action('post', 'approve'), true)).toBe(
    'A publicação que você denunciou foi analisada: quem escreveu já tinha apagado o conteúdo.',
  )
})

test.each([
  ['shadow_ban', 'comment', 'seu comentário está de novo no ar.'],
  ['temp_ban', 'post', 'sua conta não está mais banida.'],
] as const)('when %s of a %s is taken back, its author reads: %s', (action_type, item_type, text) => {
  const entry = {
    ...{ id: 'audit-1', action_type, item_type, item_id: 'x', moderator_id: 'user-m', moderator_name: 'M' },
    ...{ reason: '', created_at: '2026-03-10T12:00:00.000Z' },
  }
  expect(describeReversal(entry, false)).toBe(`A moderação reviu a decisão: ${text}`)
  expect(describeReversal(entry, true)).toBe('A moderação desfez uma decisão sobre você e vai analisar o caso de novo.')
})

test.each<[ModeratedItemType, ModerationActionType, string]>([
  ['post', 'approve', 'A publicação que você denunciou foi analisada: não encontramos violação das regras.'],
  ['comment', 'remove', 'O comentário que você denunciou foi analisado: o conteúdo foi removido. Obrigado por ajudar.'],
  [
    'post',
    'shadow_ban',
    'A publicação que você denunciou foi analisada: tomamos as medidas cabíveis. Obrigado por ajudar.',
  ],
  [
    'profile',
    'temp_ban',
    'O perfil que você denunciou foi analisado: a conta foi banida temporariamente. Obrigado por ajudar.',
  ],
])('who reported a %s reads after %s: %s', (item, decision, text) => {
  expect(toReporter(action(item, decision), false)).toBe(text)
})

test('a ban ends on a day in Brasília', () => {
  // The last hour of 9 April there.
  expect(describeMeasure('temp_ban', 'Spam', '2026-04-10T02:30:00.000Z')).toBe(
    'Sua conta foi banida temporariamente pela moderação. O banimento termina em 09/04/2026. Motivo: Spam',
  )
  expect(describeMeasure('mute', ' ', null)).toBe('Seu perfil foi silenciado pela moderação.')
})
