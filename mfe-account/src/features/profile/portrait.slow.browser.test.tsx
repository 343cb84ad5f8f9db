import { IMAGE } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required } from '@ementa/testing'
import { PLACE, photoOf } from '@ementa/testing/photo'
import { prepareImage } from '@ementa/ui/forms'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import EditProfileDialog from './edit-profile-dialog'

async function open() {
  const images = {
    resolve: async () => URL.createObjectURL(required(world.storedImages[0])),
    keep: () => Promise.reject(new Error('full')),
  }
  const world = await createTestWorld({ as: 'anapaula', services: { images } })
  const own = async () => (await world.services.api.profiles.getByUsername({ username: 'anapaula' })).profile
  const edit = async () => {
    const view = await renderWithServices(
      <EditProfileDialog profile={await own()} onClose={() => undefined} onSaved={() => undefined} />,
      { world },
    )
    await screen.findByRole('dialog', { name: 'Editar perfil' })
    return view
  }
  return { world, own, edit }
}
const button = (name: string) => screen.getByRole('button', { name })
const picture = () => screen.getByRole('group', { name: 'Foto do perfil' }).querySelector('img')

test('a photo becomes the portrait, small and without its place, and can be taken away again', async () => {
  const { world, own, edit } = await open()
  const first = await edit()
  expect(picture()).toBeNull()
  const input = required(document.querySelector<HTMLInputElement>('input[type="file"]'))
  await userEvent.upload(input, await photoOf(1, 1600, 800))
  await waitFor(() => expect(picture()?.naturalWidth).toBe(400))
  expect(world.storedImages).toHaveLength(0)
  await userEvent.click(button('Salvar'))
  await waitFor(async () => expect((await own()).avatar_url).toMatch(/^ementa-image:image-.*-400x200$/))
  expect(await required(world.storedImages[0]).text()).not.toContain(PLACE)
  first.unmount()

  await edit()
  await waitFor(() => expect(picture()?.naturalWidth).toBe(400))
  await userEvent.click(button('Remover foto'))
  expect(picture()).toBeNull()
  expect(button('Escolher foto')).toHaveFocus()
  await userEvent.click(button('Salvar'))
  await waitFor(async () => expect((await own()).avatar_url).toBeNull())
})

test('of two photos chosen in a row the last one counts, however long the first takes', async () => {
  const { edit } = await open()
  await edit()
  const input = required(document.querySelector<HTMLInputElement>('input[type="file"]'))
  const [large, small] = [await photoOf(1, 6000, 3000), await photoOf(2, 100, 100)]
  for (const file of [large, small]) fireEvent.change(input, { target: { files: [file] } })
  await waitFor(() => expect(picture()?.naturalWidth).toBe(100))
  await prepareImage(large, IMAGE.portraitEdge)
  expect(picture()?.naturalWidth).toBe(100)
})
