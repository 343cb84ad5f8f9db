import { renderWithServices } from '@ementa/testing'
import { useRoutes } from '@ementa/ui/router'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDeepLink } from './deep-link'
import { LandingPage } from './landing-page'

const routes = [
  { path: '/newsletters', element: <p>Todas as newsletters</p> },
  {
    element: null,
    children: [
      { path: '/newsletters/:handle', element: <p>Uma newsletter</p> },
      { path: '/nova', element: null },
    ],
  },
]

function Section() {
  return useRoutes(routes) ?? <LandingPage routes={routes} />
}

test('a stand-alone remote names its pages at the root', async () => {
  await renderWithServices(<Section />, { at: '/', pattern: '*' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Páginas desta área')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Newsletters/newsletters',
    'Página de uma newsletter /newsletters/:handle',
    '/nova',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Newsletters' }))
  expect(await screen.findByText('Todas as newsletters')).toBeInTheDocument()
})

test('and at an address that is not its own', async () => {
  await renderWithServices(<Section />, { at: '/perfil', pattern: '*' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada nesta área')
  expect(screen.getByText(/^\/perfil não pertence/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Newsletters' }).getAttribute('href')).toBe('/newsletters')
})

test.each([
  ['/', '/', '/'],
  ['/?at=/p/1/comments?aba=1', '/', '/p/1/comments?aba=1'],
  ['/apps/social/?at=/search#fim', '/apps/social/', '/apps/social/search#fim'],
  ['/apps/social/index.html', '/apps/social/', '/apps/social/index.html'],
  ['/apps/social/?at=//evil.example', '/apps/social/', '/apps/social/?at=//evil.example'],
])('a stand-alone page asked for at %s lies in %s', (asked, folder, shown) => {
  history.replaceState(null, '', asked)
  expect(openDeepLink()).toBe(folder)
  expect(location.pathname + location.search + location.hash).toBe(shown)
  history.replaceState(null, '', '/')
})
