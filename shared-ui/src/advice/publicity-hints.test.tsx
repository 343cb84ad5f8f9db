import { renderWithServices, userEvent } from '@ementa/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PublicityHints } from './publicity-hints'

const TEXT = 'Somos o melhor escritório da cidade, com resultado garantido.'
const status = () => screen.getByRole('status')
const arrived = () => waitFor(() => expect(status()).toHaveTextContent('Sugestão à luz do'))

test('a lawyer hears which words the rules advise against, and sees the rule when they ask for it', async () => {
  await renderWithServices(<PublicityHints text={TEXT} />, { as: 'anapaula' })
  await arrived()
  const [rule] = screen.getAllByRole('button', { name: 'Ver a regra' })
  if (!rule) throw new Error('No rule')
  expect(rule).toHaveAttribute('aria-expanded', 'false')
  const details = document.getElementById(rule.getAttribute('aria-controls') ?? '')
  expect(details).not.toBeVisible()
  await userEvent.click(rule)
  expect(rule).toHaveAttribute('aria-expanded', 'true')
  expect(details).toBeVisible()
  expect(details).toHaveTextContent(/Vedado: .+Permitido: .+/)
  await userEvent.click(rule)
  expect(details).not.toBeVisible()
  expect(screen.queryByRole('button', { name: /^Trocar|^Retirar/ }), 'without a field it only advises').toBeNull()
})

test('a rewriting is one tap away, and none once the words are gone', async () => {
  const onRewrite = vi.fn<(rewrite: (text: string) => string | null) => void>()
  await renderWithServices(<PublicityHints text={TEXT} onRewrite={onRewrite} />, { as: 'anapaula' })
  await arrived()
  const [first] = within(status()).getAllByRole('button', { name: /^Trocar|^Retirar/ })
  if (first) await userEvent.click(first)
  const [rewrite] = onRewrite.mock.calls[0] ?? []
  const rewritten = rewrite?.(TEXT)
  expect(rewritten).toEqual(expect.any(String))
  expect(rewritten).not.toBe(TEXT)
  expect(rewrite?.('Nada disso.')).toBeNull()
})

test('a text without such words, an empty one, and a visitor have no advice', async () => {
  const { rerender } = await renderWithServices(<PublicityHints text="  " />, { as: 'anapaula' })
  await act(async () => undefined)
  expect(status()).toBeEmptyDOMElement()
  rerender(<p />)
  await renderWithServices(<PublicityHints text={TEXT} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(status()).toBeEmptyDOMElement()
})
