import { renderWithServices } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import Margin from './margin'

const beside = (path: string, as?: string) => renderWithServices(<Margin path={path} />, { at: path, as })
const region = (name: string) => screen.findByRole('region', { name })

test('beside a page are the own unfinished texts, scheduled ones first, the followed tags and the law in debate', async () => {
  await beside('/profile', 'renata')
  const [scheduled, draft] = within(await region('Para continuar')).getAllByRole('listitem')
  expect(scheduled?.textContent).toMatch(/Agendado para .* às \d\d:\d\d$/)
  expect(draft?.textContent).toMatch(/Rascunho, ./)
  expect(
    within(draft ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^\/compose\?edit=/)
  expect(within(await region('Tags que você segue')).getByRole('link', { name: 'Trabalho' })).toBeInTheDocument()
  expect(await region('Em debate na lei')).toBeInTheDocument()
})

test('what a page shows itself is not beside it', async () => {
  const { unmount } = await beside('/drafts', 'renata')
  await region('Em debate na lei')
  expect(screen.queryByRole('region', { name: 'Para continuar' })).toBeNull()
  unmount()
  await beside('/leis', 'renata')
  await region('Para continuar')
  expect(screen.queryByRole('region', { name: 'Em debate na lei' })).toBeNull()
})

test('a visitor finds the most used tags there', async () => {
  await beside('/newsletters')
  expect(within(await region('Temas populares')).getAllByRole('link').length).toBeGreaterThan(5)
  expect(screen.queryByRole('region', { name: 'Para continuar' })).toBeNull()
})
