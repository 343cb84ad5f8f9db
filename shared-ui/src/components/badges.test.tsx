import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuthorityBadge } from './badges'

test('shows the chosen form, and says as a title that nobody checked it [P-24]', async () => {
  await renderWithServices(<AuthorityBadge person={{ authority: 'advogado', authority_form: 'feminine' }} />)
  expect(screen.getByText('Advogada').title).toBe('autodeclarada')
})

test('without a choice it is the label of the category [P-24]', async () => {
  await renderWithServices(<AuthorityBadge person={{ authority: 'estagiario' }} withNote />)
  expect(screen.getByText('Estagiário').textContent).toBe('Estagiário · autodeclarado')
})

test('marks the account of the moderation, and no other company', async () => {
  const badge = (username: string) => <AuthorityBadge person={{ authority: 'empresa', username }} />
  await renderWithServices(
    <>
      {badge('moderacao')}
      {badge('lexcorp')}
    </>,
  )
  expect(screen.getAllByText('Empresa').map(({ textContent }) => textContent)).toEqual([
    'Empresa · conta oficial',
    'Empresa',
  ])
})
