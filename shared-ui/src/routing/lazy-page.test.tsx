import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPage, pageAt } from './lazy-page'

afterEach(cleanup)

const Text = () => <p>Página</p>
const loads = async () => ({ default: Text })

test('a page that was preloaded is in the first render, without its fallback', async () => {
  const Page = lazyPage(loads)
  await Page.preload()
  render(
    <Suspense fallback="Carregando">
      <Page />
    </Suspense>,
  )
  expect(document.body.textContent).toBe('Página')
})

test('a chunk that did not arrive is asked for again once the page is renewed, and one that arrived is not', async () => {
  const lost = vi.fn(loads).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
  const Page = lazyPage(lost)
  await expect(Page.preload()).rejects.toThrow('Loading chunk 7 failed.')
  // React has not tried the lost chunk yet, so it has not failed there: it is loaded once.
  const show = () =>
    render(
      <Suspense fallback="Carregando">
        <Page />
      </Suspense>,
    )
  Page.renew()
  show()
  expect(await screen.findByText('Página')).toBeInTheDocument()
  expect(lost).toHaveBeenCalledTimes(2)
  Page.renew()
  cleanup()
  show()
  expect(document.body.textContent).toBe('Página')
  expect(lost).toHaveBeenCalledTimes(2)
})

test('finds the page of a path among routes, and none where the element is another', () => {
  const Page = lazyPage(loads)
  const routes = [
    { path: '/p/:id', element: <Page /> },
    { path: '/sobre', element: <Text /> },
  ]
  expect(pageAt(routes, '/p/1')).toBe(Page)
  expect(pageAt(routes, '/sobre')).toBeUndefined()
  expect(pageAt(routes, '/outra')).toBeUndefined()
})
