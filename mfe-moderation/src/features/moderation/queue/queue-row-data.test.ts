import type { ModerationActionType } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { ANA, CONTENT, rowOf } from '../../../test/rows'
import { actionName, actionsFor, describeDecision, titleOf } from './queue-row-data'

const TYPES = ['post', 'comment', 'profile'] as const
/** Returns the texts about a post, a comment and a profile of Ana. */
const ofEach = (say: (row: ReturnType<typeof rowOf>) => string) =>
  TYPES.map((item_type) => say(rowOf({ item_type }, { author: ANA, content: CONTENT })))

test('a row is called by what it is and by its author, if that is known', () => {
  expect(ofEach(titleOf)).toEqual(['Publicação de @ana', 'Comentário de @ana', 'Perfil de @ana'])
  expect(titleOf(rowOf())).toBe('Publicação sem autor conhecido')
})

const BUTTONS: [ModerationActionType, string[]][] = [
  ['approve', ['Aprovar publicação de @ana', 'Aprovar comentário de @ana', 'Aprovar perfil de @ana']],
  ['remove', ['Remover publicação de @ana', 'Remover comentário de @ana', 'Remover texto e foto do perfil de @ana']],
  [
    'shadow_ban',
    [
      'Aplicar shadow ban à publicação de @ana',
      'Aplicar shadow ban ao comentário de @ana',
      'Aplicar shadow ban ao perfil de @ana',
    ],
  ],
  [
    'temp_ban',
    [
      'Banir @ana por 30 dias e remover a publicação',
      'Banir @ana por 30 dias e remover o comentário',
      'Banir @ana por 30 dias',
    ],
  ],
]

test.each(BUTTONS)('the button of %s names its object, in the right gender', (action, names) => {
  expect(ofEach((row) => actionName(action, row))).toEqual(names)
})

const ANNOUNCEMENTS: [ModerationActionType, string[]][] = [
  ['approve', ['Publicação de @ana foi mantida', 'Comentário de @ana foi mantido', 'Perfil de @ana foi mantido']],
  [
    'remove',
    [
      'Publicação de @ana foi removida',
      'Comentário de @ana foi removido',
      'Texto e foto do perfil de @ana foram removidos',
    ],
  ],
]

test.each(ANNOUNCEMENTS)('what %s did is said in the right gender', (action, sentences) => {
  expect(ofEach((row) => describeDecision(action, row))).toEqual(sentences)
})

test('an announced ban speaks of the account, so that it suits everybody [P-24]', () => {
  expect(ofEach((row) => describeDecision('temp_ban', row))).toEqual([
    'A conta de @ana foi banida por 30 dias e a publicação saiu do ar',
    'A conta de @ana foi banida por 30 dias e o comentário saiu do ar',
    'A conta de @ana foi banida por 30 dias',
  ])
})

test('of what was deleted, the reports can be closed and the author banned, and no more is announced', () => {
  const gone = rowOf({}, { author: ANA })
  expect(actionsFor(gone).map((action) => actionName(action, gone))).toEqual([
    'Encerrar as denúncias',
    'Banir @ana por 30 dias',
  ])
  expect(actionsFor(gone).map((action) => describeDecision(action, gone))).toEqual([
    'Denúncias sobre publicação de @ana foram encerradas',
    'A conta de @ana foi banida por 30 dias',
  ])
  expect(actionsFor(rowOf())).toEqual(['approve'])
})
