import type { Widgets } from '@ementa/contracts'
import { createTestWorld, findAddress, renderWithServices, type TestOptions, type TestWorld } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SubscribeButton } from '../../shared/subscription/subscribe-button'
import IssuePage from './issue-page'

const issue = (path: string, options: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<IssuePage />, {
    at: `/newsletters/${path}`,
    pattern: '/newsletters/:handle/issues/:issueId',
    ...options,
  })
const title = () => screen.findByRole('heading', { level: 1, name: 'Multa contratual: quanto é demais?' })

test('the permalink of an issue shows it with number, date and closing time', async () => {
  await issue('clausula-a-clausula/issues/issue-clausula-01')
  await title()
  expect(screen.getByText('Edição nº 1')).toBeInTheDocument()
  expect(screen.getByText(/^Fechamento \d\dh\d\d$/)).toBeInTheDocument()
  expect(document.title).toContain('Multa contratual: quanto é demais?')
})

test('the citations of law in an issue become links once its text is shown', async () => {
  await issue('dados-em-pauta/issues/issue-dados-01')
  const link = await screen.findByRole('link', { name: 'art. 48 da LGPD' })
  expect(link.getAttribute('href')).toMatch(/l13709\.htm#art48$/)
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
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula')
  expect(toasts).toMatchObject([{ title: 'Edição não encontrada', status: 'error' }])
})

test('an issue of a newsletter that does not exist leads to the list, with one message', async () => {
  const { toasts } = await issue('nenhuma/issues/nenhuma')
  await waitFor(() => expect(screen.getByRole('status', { name: 'Endereço' })).toHaveTextContent(/^\/newsletters$/))
  expect(toasts).toMatchObject([{ title: 'Newsletter não encontrada', status: 'error' }])
})

test('leads the owner of an unsent issue to its editor: there is nothing to share yet', async () => {
  await issue('clausula-a-clausula/issues/issue-clausula-05', { as: 'anapaula' })
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula/edit/issue-clausula-05')
})

test('a failed load is told apart from a missing issue [NWS-012]', async () => {
  const { toasts } = await issue('clausula-a-clausula/issues/issue-clausula-01', {
    simulation: { fail: ['newsletters.getIssue'] },
  })
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula')
  expect(toasts).toMatchObject([{ title: 'Erro ao carregar edição', status: 'error' }])
})

test('an issue under the wrong newsletter moves to its own address', async () => {
  await issue('jornada/issues/issue-clausula-01')
  await title()
  expect(screen.getByRole('link', { name: 'Cláusula a Cláusula' })).toBeInTheDocument()
})

const PAID = 'jornada/issues/issue-jornada-02'
const LATE_IN_THE_TEXT = /caixa-preta se abre com perícia/
const locked = () => screen.findByRole('region', { name: 'Só para assinantes' })

test('a paid issue shows the beginning and what the rest holds to those who do not subscribe [P-18]', async () => {
  await issue(PAID)
  const rest = within(await locked())
  expect(screen.getByText(/^Pergunto a toda empresa.*esta newsletter vive\.$/)).toBeInTheDocument()
  expect(screen.queryByText(LATE_IN_THE_TEXT)).toBeNull()
  expect(rest.getByText(/^\d min de leitura · \d+ palavras$/)).toBeInTheDocument()
  expect(rest.getByText('Os três regimes do art. 59 da CLT')).toBeInTheDocument()
  expect(rest.getByText('R$ 14,90/mês')).toBeInTheDocument()
  expect(rest.getByText('Assinatura simulada — nenhuma cobrança')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Assinar: Jornada' })).toHaveLength(1)
})

test('subscribing opens the whole issue in place, and the focus stays in the article', async () => {
  const world = await createTestWorld({ as: 'lexcorp' })
  await issue(PAID, { world })
  const button = within(await locked()).getByRole('button', { name: 'Assinar: Jornada' })
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByText(LATE_IN_THE_TEXT)).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(screen.queryByRole('region', { name: 'Só para assinantes' })).toBeNull()
})

test('a copy saved while one subscribed is not shown after the subscription has ended', async () => {
  const world = await createTestWorld({ as: 'joaopedro' })
  const { relations } = world.services
  await relations.set('subscribed', 'newsletter-jornada', true)
  await issue(PAID, { world })
  expect(await screen.findByText(LATE_IN_THE_TEXT)).toBeInTheDocument()
  // As after a cancellation offline: what the backend answered is still the whole text.
  await relations.set('subscribed', 'newsletter-jornada', false)
  await locked()
  expect(screen.queryByText(LATE_IN_THE_TEXT)).toBeNull()
})

test('cancelling takes the texts out of the copies saved on this device', async () => {
  const world = await createTestWorld({ as: 'joaopedro' })
  const { newsletter } = await world.services.api.newsletters.get({ handle: 'jornada' })
  await world.services.relations.set('subscribed', newsletter.id, true)
  const page = (
    <>
      <IssuePage />
      <SubscribeButton newsletter={newsletter} />
    </>
  )
  const at = `/newsletters/${PAID}`
  const pattern = '/newsletters/:handle/issues/:issueId'
  const { cache } = await renderWithServices(page, { at, pattern, world })
  await screen.findByText(LATE_IN_THE_TEXT)
  const saved = () => JSON.stringify([...cache.keys()].map((key) => cache.get(key)?.data ?? null))
  expect(saved()).toMatch(LATE_IN_THE_TEXT)
  world.simulate({ fail: ['newsletters.getIssue'] })
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar assinatura: Jornada' }))
  await locked()
  await waitFor(() => expect(saved()).not.toMatch(LATE_IN_THE_TEXT))
})

test('the comments are social’s, at the address of the page, and only below an issue that is whole', async () => {
  const load = vi.fn<Widgets['load']>(async () => ({ default: thread }))
  const thread = (props: object) => <p>{JSON.stringify(props)}</p>
  const services = { widgets: { load } }
  const { unmount } = await issue('clausula-a-clausula/issues/issue-clausula-01', { as: 'renata', services })
  const comments = await screen.findByRole('region', { name: 'Comentários da edição' })
  const path = '/newsletters/clausula-a-clausula/issues/issue-clausula-01'
  await waitFor(() => expect(comments.textContent).toBe(JSON.stringify({ issueId: 'issue-clausula-01', path })))
  unmount()
  load.mockClear()
  await issue(PAID, { services })
  await locked()
  expect(load).not.toHaveBeenCalledWith('social/issue-thread')
})

test('without social an issue is whole, and its comments are tried again', async () => {
  let isDown = true
  const load: Widgets['load'] = async () => {
    if (isDown) throw new Error('down')
    return { default: () => <p>Conversa</p> }
  }
  await issue('clausula-a-clausula/issues/issue-clausula-01', { services: { widgets: { load } } })
  await title()
  // The column at the right is social's too.
  const comments = within(await screen.findByRole('region', { name: 'Comentários da edição' }))
  expect(await comments.findByText('Os comentários não puderam ser carregados.')).toBeInTheDocument()
  isDown = false
  fireEvent.click(comments.getByRole('button', { name: 'Tentar novamente' }))
  expect(await comments.findByText('Conversa')).toBeInTheDocument()
})

test('a reader marks an issue unread again, and goes on to the one before and the one after', async () => {
  const { services } = await issue('clausula-a-clausula/issues/issue-clausula-02', { as: 'renata' })
  await waitFor(() => expect(services.relations.has('readIssues', 'issue-clausula-02')).toBe(true))
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar como não lida' }))
  await waitFor(() => expect(services.relations.has('readIssues', 'issue-clausula-02')).toBe(false))
  const others = within(await screen.findByRole('navigation', { name: 'Outras edições' }))
  const [previous, next] = others.getAllByRole('link')
  expect(previous?.textContent).toBe('Edição anteriorMulta contratual: quanto é demais?')
  expect(previous?.getAttribute('href')).toMatch(/issues\/issue-clausula-01$/)
  expect(next?.textContent).toMatch(/^Próxima edição/)
})

test('an issue that is read aloud falls silent when the reader goes on to the next one', async () => {
  const cancel = vi.fn()
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  vi.stubGlobal('speechSynthesis', { getVoices: () => [{ lang: 'pt-BR' }], speak: () => undefined, cancel })
  await issue('clausula-a-clausula/issues/issue-clausula-01', { as: 'renata' })
  const listen = () => screen.findByRole('button', { name: 'Ouvir' })
  const go = async (way: string, subject: RegExp) => {
    fireEvent.click(within(await screen.findByRole('navigation', { name: 'Outras edições' })).getByText(way))
    await screen.findByRole('heading', { level: 1, name: subject })
  }
  // From now on both are in the cache, and the one takes the place of the other at once.
  await go('Próxima edição', /^Seu contrato não diz o índice/)
  await go('Edição anterior', /^Multa contratual/)
  fireEvent.click(await listen())
  await screen.findByRole('button', { name: 'Pausar a leitura' })
  cancel.mockClear()
  await go('Próxima edição', /^Seu contrato não diz o índice/)
  expect(await listen()).toBeInTheDocument()
  expect(cancel).toHaveBeenCalled()
})

test('who reads a whole issue of another person is asked to subscribe; its author is not', async () => {
  const { unmount } = await issue('clausula-a-clausula/issues/issue-clausula-01', { as: 'moderacao' })
  expect(await screen.findByText('Gostou desta edição de Cláusula a Cláusula?')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cláusula a Cláusula' }).getAttribute('href')).toBe(
    '/newsletters/clausula-a-clausula',
  )
  unmount()
  await issue('clausula-a-clausula/issues/issue-clausula-01', { as: 'anapaula' })
  await title()
  expect(screen.queryByText(/^Gostou desta edição/)).toBeNull()
})

test('what was just sent can be taken back on its page, by its author', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await world.services.api.newsletters.sendIssueNow({ issueId: 'issue-clausula-05' })
  await issue('clausula-a-clausula/issues/issue-clausula-05', { world })
  expect(await screen.findByRole('button', { name: 'Desfazer envio' })).toBeInTheDocument()
})

test('an imported issue is deleted on its page by its owner and nobody else; one that was sent here has no such button', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.otherTab
  const { newsletter } = await newsletters.get({ handle: 'clausula-a-clausula' })
  const imported = { title: 'Velha', subject: 'Velha', html: '<p>Texto</p>', sentAt: '2020-05-02T12:00:00.000Z' }
  const { ids } = await newsletters.importIssues({
    ...{ newsletterId: newsletter.id, source: 'ghost', issues: [imported] },
  })
  await issue(`clausula-a-clausula/issues/${ids[0]}`, { world })
  fireEvent.click(await screen.findByRole('button', { name: 'Apagar edição importada' }))
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula')
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Edição importada apagada' }]))
  await expect(newsletters.getIssue({ issueId: ids[0] ?? '' })).rejects.toMatchObject({ code: 'ISSUE_NOT_FOUND' })
  world.toasts[0]?.action?.onClick()
  await waitFor(async () =>
    expect((await newsletters.getIssue({ issueId: ids[0] ?? '' })).issue).toMatchObject({ status: 'sent' }),
  )
  cleanup()
  await issue('clausula-a-clausula/issues/issue-clausula-01', { as: 'anapaula' })
  await title()
  expect(screen.queryByRole('button', { name: 'Apagar edição importada' })).toBeNull()
})
