import type { ModeratedItemType, ModerationAction, ModerationActionType } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { aboutMeasure, aboutReversal, aboutUpheld, toAuthor, toReporter } from './texts'

const action = (item_type: ModeratedItemType, action_type: ModerationActionType, reason = ''): ModerationAction => ({
  ...{ id: 'action-1', item_type, item_id: 'post-1', action_type, moderator_id: 'user-m', reason },
  ...{ duration_days: 30, created_at: '2026-03-10T12:00:00.000Z', expires_at: null },
})

describe('the author reads', () => {
  test.each<[ModeratedItemType, ModerationActionType, string | null]>([
    ['post', 'approve', 'Sua publicação foi analisada pela moderação e continua no ar.'],
    ['comment', 'approve', 'Seu comentário foi analisado pela moderação e continua no ar.'],
    ['profile', 'approve', 'Seu perfil foi analisado pela moderação e continua no ar.'],
    ['post', 'remove', 'Sua publicação foi removida pela moderação. Motivo: Spam'],
    ['comment', 'remove', 'Seu comentário foi removido pela moderação. Motivo: Spam'],
    ['profile', 'remove', 'O texto e a foto do seu perfil foram removidos pela moderação. Motivo: Spam'],
    ['post', 'temp_ban', 'Sua conta foi banida por 30 dias e sua publicação foi removida. Motivo: Spam'],
    ['comment', 'temp_ban', 'Sua conta foi banida por 30 dias e seu comentário foi removido. Motivo: Spam'],
    ['profile', 'temp_ban', 'Sua conta foi banida por 30 dias. Motivo: Spam'],
    ['post', 'shadow_ban', null],
    ['profile', 'shadow_ban', null],
  ])('of a %s after %s', (item, decision, text) => {
    expect(toAuthor(action(item, decision, ' Spam '), false)).toBe(text)
  })

  test('no empty reason', () => {
    expect(toAuthor(action('post', 'remove', '  '), false)).toBe('Sua publicação foi removida pela moderação.')
  })

  test.each([
    ['remove', 'post', 'sua publicação está de novo no ar.'],
    ['shadow_ban', 'comment', 'seu comentário está de novo no ar.'],
    ['remove', 'profile', 'o texto e a foto do seu perfil estão de volta.'],
    ['warn', 'profile', 'a advertência que você recebeu foi retirada.'],
    ['mute', 'profile', 'seu perfil não está mais silenciado.'],
    ['temp_ban', 'post', 'sua conta não está mais banida.'],
    ['ban', 'profile', 'sua conta não está mais banida.'],
  ] as const)('when %s of a %s is taken back: %s', (action_type, item_type, text) => {
    const entry = {
      ...{ id: 'audit-1', action_type, item_type, item_id: 'x', moderator_id: 'user-m', moderator_name: 'M' },
      ...{ reason: '', created_at: '2026-03-10T12:00:00.000Z' },
    }
    expect(aboutReversal(entry, false)).toBe(`A moderação reviu a decisão: ${text}`)
    expect(aboutReversal(entry, true)).toBe('A moderação desfez uma decisão sobre você e vai analisar o caso de novo.')
  })

  test('why an objection was not accepted, where a reason was given', () => {
    const upheld = 'A moderação analisou seu recurso e manteve a decisão.'
    expect([aboutUpheld('Foi a mesma conta. '), aboutUpheld(' ')]).toEqual([
      `${upheld} Motivo: Foi a mesma conta.`,
      upheld,
    ])
  })
})

test.each<[ModeratedItemType, ModerationActionType, string]>([
  ['post', 'approve', 'A publicação que você denunciou foi analisada: não encontramos violação das regras.'],
  ['comment', 'remove', 'O comentário que você denunciou foi analisado: o conteúdo foi removido. Obrigado por ajudar.'],
  [
    'profile',
    'shadow_ban',
    'O perfil que você denunciou foi analisado: tomamos as medidas cabíveis. Obrigado por ajudar.',
  ],
  [
    'post',
    'temp_ban',
    'A publicação que você denunciou foi analisada: a conta foi banida temporariamente. Obrigado por ajudar.',
  ],
])('who reported a %s reads after %s: %s', (item, decision, text) => {
  expect(toReporter(action(item, decision), false)).toBe(text)
})

test.each([
  ['warn', 'Você recebeu uma advertência da moderação.'],
  ['mute', 'Seu perfil foi silenciado pela moderação.'],
  ['temp_ban', 'Sua conta foi banida temporariamente pela moderação.'],
  ['ban', 'Sua conta foi banida pela moderação.'],
  ['unban', 'O banimento da sua conta foi encerrado pela moderação.'],
  ['promote', 'Agora você faz parte da moderação.'],
  ['demote', 'Você deixou de fazer parte da moderação.'],
] as const)('the person concerned reads of %s: %s', (measure, text) => {
  expect(aboutMeasure(measure, '', null)).toBe(text)
  // The last hour of 9 April in Brasília.
  expect(aboutMeasure(measure, 'Spam', '2026-04-10T02:30:00.000Z')).toBe(
    `${text} O banimento termina em 09/04/2026. Motivo: Spam`,
  )
})
