import { createTestWorld, renderWithServices, required } from '@ementa/testing'
import { PLACE, photoOf } from '@ementa/testing/photo'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ImportSection } from './import-section'

test('a photo inside an imported file is stored without the place where it was taken', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const newsletter = await world.otherTab.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  await renderWithServices(<ImportSection newsletter={newsletter} />, { world })
  const photo = new Uint8Array(await (await photoOf(1)).arrayBuffer())
  const address = `data:image/jpeg;base64,${btoa(String.fromCharCode(...photo))}`
  const file = new File([`# Carta\n\nTexto.\n\n<img src="${address}" alt="Foto">\n`], 'carta.md', {
    type: 'text/markdown',
  })
  await userEvent.upload(screen.getByLabelText('Arquivos a trazer'), file)
  await userEvent.click(await screen.findByRole('button', { name: 'Trazer 1 edição' }))
  expect(await screen.findByRole('status')).toHaveTextContent('1 edição veio.')
  expect(world.storedImages).toHaveLength(1)
  const stored = await required(world.storedImages[0]).text()
  expect(stored).toContain('JFIF')
  expect(stored).not.toContain('Exif')
  expect(stored).not.toContain(PLACE)
})
