import { renderWithServices, required } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import @Page@Page from './@name@-page'

test('the page of @name@ lists what the contracts give', async () => {
  const { services } = await renderWithServices(<@Page@Page />, { at: '/@name@' })
  const { tags } = await services.api.tags.listPopular({ limit: 1 })
  expect(screen.getByRole('heading', { level: 1, name: '@Title@' })).toBeInTheDocument()
  expect(await screen.findByText(required(tags[0]).label)).toBeInTheDocument()
})
