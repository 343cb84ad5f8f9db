import { createTestWorld, renderWithServices, required, titles } from '@ementa/testing'
import { PLACE, photoOf } from '@ementa/testing/photo'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import ComposePage from './compose-page'

test('the photo of a post is stored without the place where it was taken [SOC-086]', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await renderWithServices(<ComposePage />, { world, at: '/compose' })
  await screen.findByRole('textbox', { name: 'Texto da publicação' })
  await userEvent.upload(screen.getByLabelText('Arquivo da imagem'), await photoOf(6))
  await waitFor(() => expect(titles(world.toasts)).toEqual(['Imagem carregada.']))
  expect(world.storedImages).toHaveLength(1)
  const stored = await required(world.storedImages[0]).text()
  expect(stored).toContain('JFIF')
  expect(stored).not.toContain('Exif')
  expect(stored).not.toContain(PLACE)
})
