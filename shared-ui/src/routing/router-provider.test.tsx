import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
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

describe('a page that is prepared', () => {
  const pages = [
    { path: '/', element: <p>Feed</p> },
    { path: '/newsletters', element: <p>Newsletters</p> },
    { path: '/topics', element: <p>Temas</p> },
  ]
  function show(prepare: (pathname: string) => Promise<unknown> | undefined) {
    const router = createMemoryRouter(['/'])
    render(
      <RouterProvider router={router} prepare={prepare}>
        <PageRoutes routes={pages} otherwise="nada" />
      </RouterProvider>,
    )
    return router
  }

  function pending() {
    let resolve = () => {}
    let reject = (_reason: Error) => {}
    const promise = new Promise<void>((...ways) => {
      ;[resolve, reject] = ways
    })
    return { promise, resolve, reject }
  }

  test.each([
    ['once that is done', ({ resolve }: ReturnType<typeof pending>) => resolve()],
    ['once that has failed', ({ reject }: ReturnType<typeof pending>) => reject(new Error('gone'))],
  ])('is rendered %s; the one that is left stays until then', async (_, settle) => {
    const preparing = pending()
    const prepare = vi.fn(() => preparing.promise)
    const router = show(prepare)
    expect(prepare).not.toHaveBeenCalled()
    await act(async () => router.navigate('/newsletters'))
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/newsletters')
    expect(screen.getByText('Feed')).toBeInTheDocument()
    await act(async () => settle(preparing))
    expect(screen.getByText('Newsletters')).toBeInTheDocument()
  })

  test('is not rendered when it was left meanwhile', async () => {
    const preparing = pending()
    const router = show((pathname) => (pathname === '/newsletters' ? preparing.promise : undefined))
    await act(async () => router.navigate('/newsletters'))
    await act(async () => router.navigate('/topics'))
    await act(async () => preparing.resolve())
    expect(screen.getByText('Temas')).toBeInTheDocument()
  })

  test('is rendered at once by a step of the history', async () => {
    const preparing = pending()
    const prepare = vi.fn((pathname: string) => (pathname === '/' ? preparing.promise : undefined))
    const router = show(prepare)
    await act(async () => router.navigate('/newsletters'))
    await act(async () => router.navigate(-1))
    expect(screen.getByText('Feed')).toBeInTheDocument()
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/newsletters')
  })
})
