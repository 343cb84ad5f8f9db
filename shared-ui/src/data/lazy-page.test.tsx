import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
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

test('a page that was not shows the fallback until it is there', async () => {
  const Page = lazyPage(loads)
  render(
    <Suspense fallback="Carregando">
      <Page />
    </Suspense>,
  )
  expect(document.body.textContent).toBe('Carregando')
  expect(await screen.findByText('Página')).toBeInTheDocument()
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
