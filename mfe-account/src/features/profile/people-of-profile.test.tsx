import { createTestWorld, renderWithServices } from '@ementa/testing'
import { formatNumber } from '@ementa/ui'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProfileHeader } from './profile-header'

async function header(as: string, username: string) {
  const world = await createTestWorld({ as })
  const { profile, postCount } = await world.services.api.profiles.getByUsername({ username })
  const isOwn = as === username
  await renderWithServices(
    <ProfileHeader profile={profile} postCount={postCount} isOwn={isOwn} onSaved={() => undefined} />,
    { world },
  )
  return { ...world, profile }
}

test('the number of followers leads to those who exist here, and says that the others are sample data', async () => {
  const { services, profile } = await header('anapaula', 'joaopedro')
  fireEvent.click(screen.getByRole('button', { name: /^Seguidores: .* Ver a lista$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Seguidores' }))
  const { profiles, sampleCount } = await services.api.profiles.listFollowers({ id: profile.id })
  for (const person of profiles)
    expect(await dialog.findByRole('link', { name: person.display_name })).toHaveAttribute(
      'href',
      `/u/${person.username}`,
    )
  expect(
    dialog.getByText(new RegExp(`^e mais ${formatNumber(sampleCount)} pessoas? dos dados de exemplo$`)),
  ).toBeVisible()
  // Nobody follows themselves.
  expect(dialog.queryByRole('button', { name: /^Segui.* Ana Paula Ferraz$/ })).toBeNull()
})

test('whom one follows oneself are all there', async () => {
  const { services } = await header('anapaula', 'anapaula')
  const followed = services.relations.ids('following')
  fireEvent.click(screen.getByRole('button', { name: `Seguindo: ${followed.length}. Ver a lista` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Seguindo' }))
  expect(await dialog.findAllByRole('link')).toHaveLength(followed.length)
  expect(dialog.queryByText(/dados de exemplo/)).toBeNull()
})
