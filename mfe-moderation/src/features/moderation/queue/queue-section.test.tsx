import { MODERATION_ACTION_LABELS } from '@ementa/contracts'
import { fill, sent, titles, windowOf } from '@ementa/testing'
import { useNavigate } from '@ementa/ui/router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, button, choose, click, open as openAt, optionsOf, ready } from '../../../test/open'
import { QueueSection } from './queue-section'

const open = (at: string, options: Parameters<typeof openAt>[1] = {}) =>
  openAt(at, { part: <QueueSection />, ...options })
const FEW = '/admin/moderation?q=peticoesprontas'
/** The standing of a person who is not banned. */
const UNBANNED = '/admin/moderation?q=viniciusamaral'
const REST = 'Selecionar também o resto da fila'
const rows = () => screen.findAllByRole('article')
const names = async () => (await rows()).map((row) => row.getAttribute('aria-label'))
const panel = (name: string | RegExp) => screen.findByRole('region', { name })
const justify = (text: string, place = document.body) =>
  fill(within(place).getByRole('textbox', { name: /^Justificativa/ }), text)

/** Renders the section, and a button that goes back in the history. */
function WithBack() {
  const navigate = useNavigate()
  return (
    <>
      <QueueSection />
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar
      </button>
    </>
  )
}

/** Presses until the press counts. Buttons that stay disabled do not show when, which `ready()` needs. */
const refused = (press: () => void, toasts: { title: string }[]) =>
  waitFor(() => {
    press()
    expect(toasts.at(-1)?.title).toBe('Ação indisponível')
  })

/** Opens the first row and returns its title. */
async function openFirst(): Promise<string> {
  const [row] = await rows()
  const title = row?.getAttribute('aria-label') ?? ''
  // The row is found by its label, as it may not be measured yet.
  fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${title}$`)))
  await panel(title)
  await ready()
  return title
}

/** Removes a post, objects to that as its author, and goes on as another moderator, who reads the queue again. */
async function objectToRemoval({ api, services }: Awaited<ReturnType<typeof open>>) {
  const { decision_id } = await api.moderation.moderateContent({
    item_type: 'post',
    item_id: 'post-079',
    moderator_id: 'user-moderacao',
    reason: 'Propaganda',
    action_type: 'remove',
  })
  await api.auth.signIn({ username: 'peticoesprontas' })
  await api.moderation.objectToDecision({ id: decision_id, text: 'São modelos gratuitos.' })
  await services.session.signIn('soniaribeiro')
  click('Atualizar a fila')
}

describe('the list', () => {
  test('shows the queue, highest priority first, 20 of what is open [MOD-015] [MOD-017]', async () => {
    const { api } = await open('/admin/moderation')
    expect((await names())[0]).toBe('Publicação de @peticoesprontas')
    expect(screen.getByText(/^Escolha um item da fila/)).toBeInTheDocument()
    const { total } = await api.moderation.getQueue({ filters: { status: 'open' } })
    expect(await screen.findByText(`20 de ${total} itens`)).toBeInTheDocument()
    await waitFor(async () => expect(await rows()).toHaveLength(20))
    click('Carregar mais')
    expect(await screen.findByText(`Fim da lista: ${total} itens`)).toBeInTheDocument()
  })

  test('filters by type, status, reason and words live in the address [MOD-015]', async () => {
    await open('/admin/moderation?tipo=profile&situacao=todos&motivo=copyright')
    expect(await names()).toEqual(['Perfil de @gustavolins'])
    expect(optionsOf('Tipo')).toEqual(['Todos', 'Publicação', 'Comentário', 'Perfil'])
    expect(optionsOf('Situação')).toEqual(['Em aberto', 'Pendente', 'Em análise', 'Resolvido', 'Todas'])
    await choose('Motivo', 'harassment')
    await waitFor(async () => expect(await names()).toContain('Perfil de @sergiofalcao'))
    await choose('Situação', 'open')
    expect(await screen.findByText('Nada a decidir aqui.')).toBeInTheDocument()
    click('Limpar filtros')
    await rows()
    await waitFor(() => expect(address()).toBe('/admin/moderation'))
    await fill(screen.getByRole('searchbox', { name: 'Buscar na fila' }), '@viniciusamaral')
    await waitFor(() => expect(address()).toBe('/admin/moderation?q=%40viniciusamaral'))
    await waitFor(async () => {
      const found = await names()
      expect(found.filter((name) => name?.endsWith(' de @viniciusamaral'))).toEqual(found)
    })
  })

  test('a nonsense address is the whole open queue', async () => {
    await open('/admin/moderation?tipo=__proto__&situacao=1&ordem=;drop')
    expect((await names())[0]).toBe('Publicação de @peticoesprontas')
  })

  test('is sorted by newest, oldest, priority or reports [MOD-016]', async () => {
    const { api } = await open('/admin/moderation')
    await rows()
    expect(optionsOf('Ordenar por')).toEqual(['Prioridade', 'Mais recentes', 'Mais antigos', 'Denúncias'])
    const shown = async () => (await rows()).map((row) => Number(/Prioridade (\d+)/.exec(row.textContent ?? '')?.[1]))
    type Item = Awaited<ReturnType<typeof api.moderation.getQueue>>['items'][number]['item']
    const ascending: Record<'newest' | 'oldest' | 'reports' | 'priority', (item: Item) => number> = {
      newest: ({ updated_at }) => -Date.parse(updated_at),
      oldest: ({ created_at }) => Date.parse(created_at),
      reports: ({ report_count }) => -report_count,
      priority: ({ priority }) => -priority,
    }
    for (const sort of ['newest', 'oldest', 'reports', 'priority'] as const) {
      const { items } = await api.moderation.getQueue({ filters: { status: 'open' }, sort })
      const keys = items.map(({ item }) => ascending[sort](item))
      expect(keys).toEqual(keys.toSorted((a, b) => a - b))
      await choose('Ordenar por', sort)
      await waitFor(async () => {
        const priorities = await shown()
        expect(priorities.length).toBeGreaterThan(2)
        expect(priorities).toEqual(items.slice(0, priorities.length).map(({ item }) => item.priority))
      })
    }
    // An order is no filter.
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
  })

  test('a failed load is toasted, and the page offers another try [MOD-023]', async () => {
    const { toasts, simulate } = await open('/admin/moderation', { simulation: { fail: ['moderation.getQueue'] } })
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar fila' })).toBeInTheDocument()
    expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao carregar fila' }])
    simulate({})
    click('Tentar novamente')
    await rows()
  })
})

test('is read again on request, with what others reported meanwhile', async () => {
  const { api } = await open('/admin/moderation?ordem=newest')
  await rows()
  await api.moderation.reportContent({ kind: 'flag', entityType: 'user', entityId: 'user-renata' })
  expect(await names()).not.toContain('Perfil de @renata')
  click('Atualizar a fila')
  await waitFor(async () => expect((await names())[0]).toBe('Perfil de @renata'))
})

describe('one item', () => {
  test('opens with its text in full, the reports, the history and four actions that name their object [MOD-019]', async () => {
    await open(FEW)
    const title = await openFirst()
    const side = within(await panel(title))
    expect(side.getByText(/CINCO MIL PETIÇÕES editáveis/)).toBeInTheDocument()
    fireEvent.click(await side.findByRole('button', { name: 'Ver as 9 denúncias' }))
    expect(side.getAllByText('Propaganda sem relação com o assunto.').length).toBeGreaterThan(0)
    expect(side.getByText(/Perfil criado só para propaganda/)).toBeInTheDocument()
    for (const name of [
      'Aprovar publicação de @peticoesprontas',
      'Remover publicação de @peticoesprontas',
      'Aplicar shadow ban à publicação de @peticoesprontas',
      'Banir @peticoesprontas por 30 dias e remover a publicação',
    ])
      expect(side.getByRole('button', { name })).toBeInTheDocument()
  })

  test.each(['approve', 'remove', 'shadow_ban', 'temp_ban'] as const)(
    '%s is carried out and the row leaves [MOD-019] [MOD-020]',
    async (action) => {
      const { api, toasts, press } = await open(UNBANNED)
      const title = await openFirst()
      const item_id = (await api.moderation.getQueue({ filters: { query: 'viniciusamaral' } })).items[0]?.item.item_id
      await justify('Propaganda reiterada')
      press(String(Object.keys(MODERATION_ACTION_LABELS).indexOf(action) + 1))
      await waitFor(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
      expect(toasts.at(-1)?.action?.label).toBe('Desfazer')
      const { entries } = await api.moderation.getAuditLog({ filters: { action_type: action } })
      expect(entries[0]).toMatchObject({ item_id, reason: 'Propaganda reiterada', is_reversible: true })
      await waitFor(() => expect(screen.queryByLabelText(new RegExp(`, abrir ${title}$`))).toBeNull())
    },
  )

  test.each([
    ['a temporary ban', '4'],
    ['a removal', '2'],
  ])('%s without a justification does nothing but say so [MOD-022]', async (_, key) => {
    const { toasts, press } = await open(UNBANNED)
    const title = await openFirst()
    for (const text of ['', '   \n ']) {
      await justify(text)
      press(key)
      expect(toasts.at(-1)).toMatchObject({
        status: 'error',
        title: 'Justificativa obrigatória',
        description: 'É necessário fornecer uma justificativa para esta ação.',
      })
    }
    const field = () => screen.getByRole('textbox', { name: /^Justificativa/ })
    expect(document.activeElement).toBe(field())
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'))
    const [first, second] = await names()
    expect(first).toBe(title)
    fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${second}$`)))
    await panel(second ?? '')
    expect(field()).not.toHaveAttribute('aria-invalid')
    press('k')
    await panel(title)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    await justify('Propaganda')
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  test('a justification of 5 000 characters is kept, counted and not sent', async () => {
    const { toasts } = await open(FEW)
    const title = await openFirst()
    await justify('a'.repeat(5000))
    click(/^Remover publicação de/)
    expect(toasts.at(-1)?.title).toBe('Justificativa longa demais')
    expect((await names())[0]).toBe(title)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Justificativa/ }).value).toHaveLength(5000)
  })

  test('acting goes on to the next row, with the focus', async () => {
    await open(FEW)
    const [, second] = await names()
    await openFirst()
    click(/^Aprovar publicação de/)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${second}`))
    expect(await panel(second ?? '')).toBeInTheDocument()
  })

  test('acting on the last row goes back to the one before', async () => {
    await open(FEW)
    const [before, last] = (await names()).slice(-2)
    fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${last}$`)))
    await panel(last ?? '')
    await ready()
    click(/^Aprovar (?!seleção)/)
    expect(await panel(before ?? '')).toBeInTheDocument()
  })

  test('j and k walk the rows, u takes the last decision back', async () => {
    const { press, toasts } = await open(FEW)
    const [first, second] = await names()
    press('j')
    await panel(first ?? '')
    press('j')
    await panel(second ?? '')
    press('k')
    await panel(first ?? '')
    press('k')
    await panel(first ?? '')
    await ready()
    press('1')
    await waitFor(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
    await waitFor(async () => expect((await names())[0]).toBe(second))
    press('u')
    await waitFor(async () => expect((await names())[0]).toBe(first))
    // The item is open and has the focus, to be decided again.
    await panel(first ?? '')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${first}`))
  })

  test('a key that is held down decides nothing more', async () => {
    const { press, toasts } = await open(FEW)
    const [first, second] = await names()
    press('j')
    await panel(first ?? '')
    await ready()
    press('1')
    press('1', true)
    await panel(second ?? '')
    await ready()
    press('1', true)
    press('u', true)
    await waitFor(() => expect(titles(toasts)).toEqual(['Ação realizada com sucesso']))
    expect((await names())[0]).toBe(second)
  })

  test('covers the list where both have no room, shows no keys, and gives the focus back to its row', async () => {
    windowOf(800)
    await open(FEW)
    const [first = '', second = ''] = (await names()).map(String)
    expect(screen.queryByText(/^Escolha um item da fila/)).toBeNull()
    fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${first}$`)))
    await screen.findByRole('dialog', { name: first })
    await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${first}$`)))
    await ready()
    expect(button(/^Aprovar publicação de/)).not.toHaveAttribute('aria-keyshortcuts')
    click(/^Aprovar publicação de/)
    const dialog = await screen.findByRole('dialog', { name: second })
    await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${second}$`)))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${second}`))
  })

  test('Back closes it, and the focus is on its row', async () => {
    await open(FEW, { part: <WithBack /> })
    const title = await openFirst()
    fireEvent.click(screen.getByText('Voltar'))
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${title}`))
  })

  test('m leads to the justification, Escape back to the row', async () => {
    const { press } = await open(FEW)
    const title = (await names())[0] ?? ''
    press('j')
    await panel(title)
    press('m')
    const field = screen.getByRole('textbox', { name: /^Justificativa/ })
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${title}`))
  })

  test('r leads to the rules, which are numbered, Escape back to the row', async () => {
    const { press } = await open(FEW)
    const title = (await names())[0] ?? ''
    press('j')
    await panel(title)
    press('r')
    const select = screen.getByRole('combobox', { name: 'Regra violada' })
    expect(document.activeElement).toBe(select)
    expect(optionsOf('Regra violada').slice(0, 3)).toEqual(['Nenhuma', '1. Ofensa pessoal', '2. Publicidade irregular'])
    fireEvent.keyDown(select, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${title}`))
  })

  test('a second tap does not decide about the next item, which took its place', async () => {
    const { api, toasts } = await open(UNBANNED)
    const before = (await api.moderation.getAuditLog({})).total
    const [, second] = await names()
    await openFirst()
    const tap = () => {
      const one = button(/^Aprovar (?!seleção)/)
      fireEvent.pointerDown(one)
      fireEvent.click(one)
    }
    tap()
    // Without waiting, as on a busy machine any wait takes longer than the guard.
    expect(screen.getByRole('region', { name: second ?? '' })).toBeInTheDocument()
    tap()
    tap()
    await waitFor(() => expect(titles(toasts)).toEqual(['Ação realizada com sucesso']))
    await ready()
    expect((await api.moderation.getAuditLog({})).total).toBe(before + 1)
    tap()
    await waitFor(async () => expect((await api.moderation.getAuditLog({})).total).toBe(before + 2))
    // Each decision has its own undo.
    expect(toasts.filter(({ action }) => action?.label === 'Desfazer')).toHaveLength(2)
  })

  test('a key that comes as early decides nothing either', async () => {
    const { api, press } = await open(UNBANNED)
    const before = (await api.moderation.getAuditLog({})).total
    const [first] = await names()
    act(() => press('j'))
    expect(screen.getByRole('region', { name: first ?? '' })).toBeInTheDocument()
    press('1')
    press('1')
    expect((await api.moderation.getAuditLog({})).total).toBe(before)
  })

  test('leaving the page right after a decision loses nothing [P-28]', async () => {
    const { api, unmount } = await open(UNBANNED)
    const before = (await api.moderation.getAuditLog({})).total
    await openFirst()
    click(/^Aprovar (?!seleção)/)
    unmount()
    await waitFor(async () => expect((await api.moderation.getAuditLog({})).total).toBe(before + 1))
  })

  test('a ban that would shorten a harder one is not offered, and the reason is beside it', async () => {
    const { press, toasts } = await open(FEW)
    await openFirst()
    const ban = button(/^Banir @peticoesprontas por 30 dias/)
    expect(ban.disabled).toBe(true)
    expect(ban.getAttribute('aria-description')).toBe(
      'A conta já está banida sem prazo. Um banimento de 30 dias a encurtaria.',
    )
    press('4')
    expect(toasts.at(-1)).toMatchObject({ status: 'error', title: 'Ação indisponível' })
  })

  test('whoever is no moderator sees everything, disabled, with the reason [P-26]', async () => {
    const { api, press, toasts } = await open(UNBANNED, { as: 'anapaula' })
    await openFirst()
    expect(screen.getByRole('note').textContent).toMatch(/^Só quem faz parte da moderação decide/)
    for (const name of [/^Aprovar /, /^Remover /, /^Aplicar shadow ban/, /^Banir /]) {
      expect(screen.getAllByRole<HTMLButtonElement>('button', { name }).every(({ disabled }) => disabled)).toBe(true)
    }
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true)
    for (const name of [/^Justificativa/, 'Regra violada']) expect(screen.queryByLabelText(name)).toBeNull()
    const before = (await api.moderation.getAuditLog({})).total
    await refused(() => press('1'), toasts)
    expect((await api.moderation.getAuditLog({})).total).toBe(before)
  })

  test('an objection shows the words and the removed text, and is answered on the record', async () => {
    const view = await open('/admin/moderation?motivo=objection')
    const { api, toasts, press } = view
    await objectToRemoval(view)
    const side = within(await panel(await openFirst()))
    expect(side.getByText('São modelos gratuitos.')).toBeInTheDocument()
    expect(side.getByText(/CINCO MIL PETIÇÕES editáveis/)).toBeInTheDocument()
    expect(side.queryByRole('button', { name: /^Remover publicação/ })).toBeNull()
    // A key that is still held down from the item before is ignored.
    press('2', true)
    press('1')
    await waitFor(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fila de denúncias'))
    expect((await api.posts.get({ id: 'post-079' })).post.body).toMatch(/CINCO MIL/)
  })

  test('which somebody else has open says so, refuses a decision, and can be taken over', async () => {
    const world = await open(UNBANNED)
    const { api, services, toasts } = world
    const { items } = await api.moderation.getQueue({ filters: { query: 'viniciusamaral' } })
    const id = items[0]?.item.id ?? ''
    await api.moderation.claim({ id })
    cleanup()
    await services.session.signIn('soniaribeiro')
    const { press } = await open(UNBANNED, { world })
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Com Moderação da Ementa'))
    await openFirst()
    expect(screen.getByRole('note')).toHaveTextContent('Moderação da Ementa está analisando este item.')
    await refused(() => press('1'), toasts)
    click('Assumir o item')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assumir o item' })).toBeNull())
    expect((await api.moderation.listClaims()).claims).toMatchObject([
      { item_id: id, moderator_id: 'user-soniaribeiro' },
    ])
  })

  test('shows the statement of reasons that a rule writes, before it is sent', async () => {
    await open(UNBANNED)
    const side = within(await panel(await openFirst()))
    expect(side.queryByRole('region', { name: 'Como a pessoa vai ler' })).toBeNull()
    await justify('Terceira vez em março.')
    await choose('Regra violada', 'false')
    const preview = side.getByRole('region', { name: 'Como a pessoa vai ler' })
    expect(preview.textContent).toMatch(
      /(foi removid[ao]|foram removidos)\.Motivo: Informação falsa\. Cita norma .*\nTerceira vez em março\.Cabe um recurso/,
    )
  })

  test('is named by the address, also where the filters hide it', async () => {
    const { api } = await open('/admin/moderation')
    const { items } = await api.moderation.getQueue({ filters: { item_type: 'profile' } })
    const title = `Perfil de @${items[0]?.author?.username}`
    cleanup()
    await open(`/admin/moderation?tipo=comment&item=${items[0]?.item.id}`)
    expect(within(await panel(title)).getByText(/^Aprovar perfil de/)).toBeInTheDocument()
    expect(await names()).not.toContain(title)
    click('Fechar painel')
    await waitFor(() => expect(address()).toBe('/admin/moderation?tipo=comment'))
    expect(document.activeElement?.textContent).toBe('Fila de denúncias')
    await openFirst()
    await waitFor(() => expect(address()).toMatch(/&item=/))
  })

  test('that is no longer in the queue says so', async () => {
    const { press, toasts } = await open('/admin/moderation?item=queue-nenhum')
    expect(await within(await panel('Item da fila')).findByText('Este item não está na fila.')).toBeInTheDocument()
    press('2')
    expect(toasts).toEqual([])
    press('j')
    await panel((await names())[0] ?? '')
  })

  test('a failed decision brings the row back, marked, with what was written [MOD-024]', async () => {
    const { toasts } = await open(FEW, { simulation: { fail: ['moderation.processQueue'] } })
    const title = await openFirst()
    await justify('Propaganda')
    click(/^Remover publicação de/)
    expect(await screen.findByText('A decisão não foi aplicada')).toBeInTheDocument()
    expect(toasts.at(-1)).toMatchObject({ status: 'error', title: 'Erro ao executar ação' })
    fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${title}$`)))
    await panel(title)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Justificativa/ }).value).toBe('Propaganda')
  })

  test('nobody decides about their own content', async () => {
    const { api, toasts, press } = await open('/admin/moderation?ordem=newest')
    const post = sent(await api.posts.create({ body: 'Minha publicação denunciada' }))
    await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: post.id })
    await choose('Ordenar por', 'oldest')
    await rows()
    await choose('Ordenar por', 'newest')
    await choose('Tipo', 'post')
    await waitFor(async () => expect((await names())[0]).toBe('Publicação de @moderacao'))
    await openFirst()
    expect(screen.getByRole('note').textContent).toBe('O caso é seu. Outra pessoa da moderação decide.')
    expect(button(/^Aprovar publicação/).disabled).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Selecionar Publicação de @moderacao').disabled).toBe(true)
    await refused(() => press('2'), toasts)
  })
})

describe('several items', () => {
  const check = async (count: number) => {
    for (const row of (await rows()).slice(0, count)) fireEvent.click(within(row).getByRole('checkbox'))
  }

  test.each([
    ['Aprovar seleção', 'Aprovar 2 itens', 'approve'],
    ['Remover seleção', 'Remover 2 itens', 'remove'],
  ] as const)(
    '%s: the content is shown again, and nothing happens before the answer [MOD-021]',
    async (verb, answer, action) => {
      const { api } = await open(FEW, { simulation: { bulkFailureRate: 0 } })
      const before = (await api.moderation.getAuditLog({})).total
      const all = await names()
      const chosen = all.slice(0, 2)
      expect(button(verb).disabled).toBe(true)
      await check(2)
      expect(await screen.findByText(/^2 de \d+ selecionados$/)).toBeInTheDocument()
      expect(screen.getByRole('checkbox', { name: /^2 de/ })).toBePartiallyChecked()
      expect(screen.queryByRole('button', { name: REST })).toBeNull()
      button(verb).focus()
      click(verb)
      const dialog = await screen.findByRole('dialog', { name: 'Confirmar ação em massa?' })
      for (const title of chosen) expect(within(dialog).getByText(title ?? '')).toBeInTheDocument()
      expect(within(dialog).getByText(/CINCO MIL PETIÇÕES editáveis/)).toBeInTheDocument()
      expect((await api.moderation.getAuditLog({})).total).toBe(before)
      if (action === 'remove') await justify('Propaganda', dialog)
      await ready()
      fireEvent.click(within(dialog).getByRole('button', { name: answer }))
      await waitFor(async () => expect((await api.moderation.getAuditLog({})).total).toBe(before + 2))
      expect((await api.moderation.getAuditLog({})).entries[0]?.action_type).toBe(action)
      await waitFor(async () => expect(await rows()).toHaveLength(all.length - 2))
      await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Fila de denúncias/))
    },
  )

  test('all says how many of how many it took, and offers the rest of the queue [MOD-021]', async () => {
    const { api } = await open('/admin/moderation')
    const { total } = await api.moderation.getQueue({ filters: { status: 'open' } })
    await rows()
    expect(total).toBeGreaterThan(20)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }))
    const taken = async () => Number((await screen.findByText(/^\d+ de \d+ selecionados$/)).textContent?.split(' ')[0])
    expect(await taken()).toBe(20)
    click(REST)
    await waitFor(async () => expect(await taken()).toBe(total))
    expect(screen.queryByRole('button', { name: REST })).toBeNull()
    // The button has disappeared; the checkbox has the focus.
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /selecionados$/ }))
  })

  test('can be taken back together', async () => {
    const { api, toasts } = await open(FEW, { simulation: { bulkFailureRate: 0 } })
    const { total } = await api.moderation.getQueue({})
    await check(2)
    click('Aprovar seleção')
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar ação em massa?' })
    await ready()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Aprovar 2 itens' }))
    await waitFor(() => expect(titles(toasts)).toEqual(['Ação realizada com sucesso']))
    expect((await api.moderation.getQueue({})).total).toBe(total - 2)
    toasts[0]?.action?.onClick()
    await waitFor(() => expect(titles(toasts)).toContain('Decisões desfeitas'))
    expect((await api.moderation.getQueue({})).total).toBe(total)
  })

  test('cancelling changes nothing, and no key acts behind the question', async () => {
    const { api, press, calls } = await open(FEW)
    const title = await openFirst()
    const before = (await api.moderation.getAuditLog({})).total
    await check(1)
    button('Remover seleção').focus()
    click('Remover seleção')
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar ação em massa?' })
    press('1')
    press('j')
    expect(calls.map(({ name }) => name)).not.toContain('moderation.processQueue')
    expect(screen.getByRole('region', { name: title, hidden: true })).toBeInTheDocument()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(document.activeElement).toBe(button('Remover seleção')))
    expect((await api.moderation.getAuditLog({})).total).toBe(before)
  })
})
