import { renderWithServices } from '@ementa/testing'
import { createResponseCache, memoryStorage } from '@ementa/ui/host'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Header } from './header'

const cache = createResponseCache({ storage: memoryStorage() })
const header = <Header isMobile={false} cache={cache} ref={createRef<HTMLElement>()} />

test('a visitor sees the brand and `Entrar`, which asks to sign in; someone signed in does not [SHL-027] [SHL-028]', async () => {
  const { logins } = await renderWithServices(header)
  expect(screen.getByRole('link', { name: /^Ementa/ }).getAttribute('href')).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(logins()).toBe(1)
  cleanup()
  await renderWithServices(header, { as: 'anapaula' })
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull()
})

test('links to the contract-analysis partner in a new tab [SHL-029]', async () => {
  await renderWithServices(header)
  const link = screen.getByRole('link', { name: /JurisScan.*abre em nova aba/ })
  expect(link.getAttribute('href')).toBe('https://jurisscan.example/')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('`Alternar tema` works on the stored choice: system → light → dark → light, and is announced [SHL-046] [SHL-047] [SHL-048]', async () => {
  const { services } = await renderWithServices(header)
  const toggle = screen.getByRole('button', { name: 'Alternar tema' })
  expect(services.theme.state.choice).toBe('system')
  const seen: string[] = []
  for (let press = 0; press < 3; press++) {
    act(() => toggle.click())
    seen.push(services.theme.state.choice)
  }
  expect(seen).toEqual(['light', 'dark', 'light'])
  await waitFor(() => expect(screen.getByText('Tema claro')).toBeInTheDocument())
})
