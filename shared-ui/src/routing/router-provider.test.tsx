import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { createMemoryRouter } from './app-router'
import { PageRoutes, RouterProvider } from './router-provider'

function Form() {
  const [isSent, setSent] = useState(false)
  return (
    <button type="button" onClick={() => setSent(true)}>
      {isSent ? 'Publicado' : 'Publicar'}
    </button>
  )
}

/** A page whose code never arrives. */
const Late = lazy(() => new Promise<never>(() => undefined))

const ROUTES = [
  { path: '/compose', element: <Form /> },
  { path: '/', element: <Late /> },
]

test('who comes back before the next page is shown finds the page new; its query and hash keep it', async () => {
  const router = createMemoryRouter(['/compose'])
  render(
    <Suspense>
      <RouterProvider router={router}>
        <PageRoutes routes={ROUTES} otherwise="nada" />
      </RouterProvider>
    </Suspense>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  await act(async () => router.navigate('/compose?aba=2#fim'))
  expect(screen.getByRole('button')).toHaveTextContent('Publicado')
  await act(async () => router.navigate('/', { replace: true }))
  expect(screen.getByRole('button')).toHaveTextContent('Publicado')
  await act(async () => router.navigate('/compose'))
  expect(screen.getByRole('button')).toHaveTextContent('Publicar')
})
