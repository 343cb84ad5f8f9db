import { renderWithServices, type TestOptions } from '@ementa/ui/testing'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import IssuePage from './issue-page'

configure({ defaultHidden: true, asyncUtilTimeout: 5000 })
afterEach(cleanup)

const issue = (path: string, options: TestOptions = {}) =>
  renderWithServices(<IssuePage />, {
    at: `/newsletters/${path}`,
    pattern: '/newsletters/:handle/issues/:issueId',
    ...options,
  })
const title = () => screen.findByRole('heading', { level: 1, name: 'Multa contratual: quanto é demais?' })
const place = () => screen.findByRole('status', { name: 'Endereço' }).then((output) => output.textContent)

test('the permalink of an issue shows it with number, date and closing time', async () => {
  await issue('clausula-a-clausula/issues/issue-clausula-01')
  await title()
  expect(screen.getByText('Edição nº 1')).toBeTruthy()
  expect(screen.getByText(/^Fechamento \d\dh\d\d$/)).toBeTruthy()
  expect(document.title).toContain('Multa contratual: quanto é demais?')
})

test('share link and citation lead to the permalink', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  const { toasts } = await issue('clausula-a-clausula/issues/issue-clausula-01')
  await title()
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar edição' }))
  await waitFor(() => expect(toasts.map((toast) => toast.title)).toEqual(['Link copiado!']))
  fireEvent.click(screen.getByRole('button', { name: 'Copiar citação (ABNT)' }))
  await waitFor(() => expect(toasts.map((toast) => toast.title)).toEqual(['Link copiado!', 'Citação copiada!']))
  const url = `${location.origin}/newsletters/clausula-a-clausula/issues/issue-clausula-01`
  expect(written[0]).toBe(url)
  expect(written[1]).toContain(`Disponível em: ${url}.`)
})

test('an unsent issue does not exist for a reader; its newsletter is shown', async () => {
  const { toasts } = await issue('clausula-a-clausula/issues/issue-clausula-05', { as: 'renata' })
  expect(await place()).toBe('/newsletters/clausula-a-clausula')
  expect(toasts).toMatchObject([{ title: 'Edição não encontrada', status: 'error' }])
})

test('leads the owner of an unsent issue to its editor: there is nothing to share yet', async () => {
  await issue('clausula-a-clausula/issues/issue-clausula-05', { as: 'anapaula' })
  expect(await place()).toBe('/newsletters/clausula-a-clausula/edit/issue-clausula-05')
})

test('a failed load is told apart from a missing issue [NWS-012]', async () => {
  const { toasts } = await issue('clausula-a-clausula/issues/issue-clausula-01', {
    simulation: { fail: ['newsletters.getIssue'] },
  })
  expect(await place()).toBe('/newsletters/clausula-a-clausula')
  expect(toasts).toMatchObject([{ title: 'Erro ao carregar edição', status: 'error' }])
})

test('an issue under the wrong newsletter moves to its own address', async () => {
  await issue('jornada/issues/issue-clausula-01')
  await title()
  expect(screen.getByRole('link', { name: 'Cláusula a Cláusula' })).toBeTruthy()
})
