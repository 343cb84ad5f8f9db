// @vitest-environment happy-dom
import { OfflineError } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { describeDecisionError, describeReversalError, describeStrongerMeasure } from './decision-errors'

/** Creates an error as a call throws it. */
const refused = (code: string, data?: unknown) => Object.assign(new Error(code), { code, ...(data ? { data } : {}) })
const TITLE = 'Publicação de @ana foi removida'

describe('a decision that was not carried out', () => {
  test.each([
    [
      'after somebody else’s names them',
      refused('ALREADY_HANDLED', { handledBy: 'Beatriz' }),
      'Item já tratado',
      'Beatriz decidiu antes. A fila foi atualizada.',
    ],
    [
      'after new reports asks to look again',
      refused('ALREADY_HANDLED', { handledBy: null }),
      'O item mudou enquanto você decidia',
      'Há novas denúncias. Confira e decida de novo.',
    ],
    [
      'about an item somebody has open names them',
      refused('ALREADY_CLAIMED', { claimedBy: 'Beatriz' }),
      'Item em análise por outra pessoa',
      'Beatriz está analisando este item. Assuma-o para decidir.',
    ],
    [
      'about an item of somebody unnamed says so too',
      refused('ALREADY_CLAIMED'),
      'Item em análise por outra pessoa',
      'Outra pessoa está analisando este item. Assuma-o para decidir.',
    ],
    [
      'about what left the queue says that it did',
      refused('QUEUE_ITEM_NOT_FOUND'),
      'Item fora da fila',
      'Ele não está mais na fila, que foi atualizada.',
    ],
    [
      'that would shorten a ban says which',
      refused('STRONGER_MEASURE', { status: 'temp_banned', until: '2026-12-24T12:00:00.000Z' }),
      'Há uma medida mais forte em vigor',
      'A conta já está banida até 24 de dezembro de 2026. Um banimento de 30 dias a encurtaria.',
    ],
    [
      'by who is no moderator says who decides',
      refused('NOT_MODERATOR'),
      'Ação indisponível',
      'Só quem faz parte da moderação decide. Você pode ler tudo desta seção.',
    ],
    [
      'by who signed out asks to sign in again',
      refused('UNAUTHORIZED'),
      'Erro ao executar ação',
      'Você não está mais na sua conta: nada foi aplicado. Entre de novo e decida outra vez.',
    ],
    [
      'offline says so, and which',
      new OfflineError(),
      'Erro ao executar ação',
      `Você está offline. Não aplicado: “${TITLE}”.`,
    ],
    [
      'for any other cause says which',
      refused('?'),
      'Erro ao executar ação',
      `Não aplicado: “${TITLE}”. Tente novamente.`,
    ],
  ])('%s', (_, error, title, description) => {
    expect(describeDecisionError(error, TITLE)).toEqual({ status: 'error', title, description })
  })
})

test('a ban without an end is called one', () => {
  expect(describeStrongerMeasure('banned', null)).toBe(
    'A conta já está banida sem prazo. Um banimento de 30 dias a encurtaria.',
  )
})

const LATE = ['Esta decisão não vale mais', 'Outra decisão tomou o lugar dela, ou ela já foi desfeita.']

test.each([
  ['NOT_MODERATOR', ['Ação indisponível', 'Só quem faz parte da moderação decide. Você pode ler tudo desta seção.']],
  ['OWN_DECISION', ['Recurso contra decisão sua', 'Outra pessoa da moderação decide o recurso.']],
  ['ALREADY_REVERSED', LATE],
  ['DECISION_NOT_FOUND', LATE],
  ['MOCK_NETWORK_ERROR', ['Erro ao desfazer', 'A decisão continua valendo. Tente novamente.']],
])('a decision that could not be taken back for %s says why', (code, [title, description]) => {
  expect(describeReversalError(refused(code))).toEqual({ status: 'error', title, description })
})
