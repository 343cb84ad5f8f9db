import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostBody } from './post-body'

test('a name that nobody has becomes no link', async () => {
  await renderWithServices(<PostBody text="De acordo, @renata e @ninguemtemestenome." />)
  await waitFor(() => expect(screen.queryByRole('link', { name: '@ninguemtemestenome' })).toBeNull())
  expect(screen.getByRole('link', { name: '@renata' })).toHaveAttribute('href', '/u/renata')
  expect(document.body).toHaveTextContent('De acordo, @renata e @ninguemtemestenome.')
})

test('of eight empty lines two are left', async () => {
  const { container } = await renderWithServices(<PostBody text={`Um${'\n'.repeat(9)}Dois\n\nTrês`} />)
  expect(container.textContent).toContain('Um\n\n\nDois\n\nTrês')
})
