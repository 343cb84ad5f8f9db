import { LENGTH } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { findProfileProblems } from './edit-profile-dialog'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['', 'Informe o nome de exibição.'],
  ['   ', 'Informe o nome de exibição.'],
  ['a'.repeat(51), 'O nome pode ter até 50 caracteres. Remova 1.'],
])('refuses the display name "%s" [ACC-023]', (name, problem) => {
  expect(findProfileProblems({ name, bio: '' })).toEqual({ name: problem })
})

test('takes 50 user-perceived characters as a name and 160 as a bio [ACC-023] [ACC-024]', () => {
  expect(LENGTH).toMatchObject({ displayName: 50, bio: 160 })
  expect(findProfileProblems({ name: ` ${family.repeat(50)} `, bio: family.repeat(160) })).toEqual({})
  expect(findProfileProblems({ name: family.repeat(51), bio: family.repeat(161) })).toEqual({
    name: 'O nome pode ter até 50 caracteres. Remova 1.',
    bio: 'A bio pode ter até 160 caracteres. Remova 1.',
  })
})

test('nobody takes the name of the moderation; whoever has it keeps it', () => {
  const problem = { name: 'Este nome é o da moderação da Ementa. Escolha outro.' }
  for (const name of ['Moderação da Ementa', ' MODERACAO  DA  EMENTA ', 'Equipe Ementa', 'Ementa Oficial']) {
    expect(findProfileProblems({ name, bio: '' })).toEqual(problem)
  }
  for (const name of ['Ementa Ribeiro', 'Ana Moderação e Arbitragem', 'Equipe']) {
    expect(findProfileProblems({ name, bio: '' })).toEqual({})
  }
  expect(findProfileProblems({ name: 'Moderação da Ementa', bio: '' }, 'Moderação da Ementa')).toEqual({})
})
