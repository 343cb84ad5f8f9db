import { renderWithServices, userEvent } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RemoteBoundary } from './remote-section'

vi.mock('../failures/remote-failure', () => {
  throw new Error('Loading chunk remote-failure failed.')
})

const remote = { name: 'social', title: 'Publicações', entry: 'https://social.example/mf-manifest.json', routes: ['/'] }

const Throwing = () => {
  throw new Error('kaputt')
}

test('an area whose card of failure does not arrive either is said to have failed, and is retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onRetry = vi.fn()
  await renderWithServices(
    <RemoteBoundary remote={remote} onError={() => undefined} onRetry={onRetry}>
      <Throwing />
    </RemoteBoundary>,
  )
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Não foi possível carregar esta área.')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
