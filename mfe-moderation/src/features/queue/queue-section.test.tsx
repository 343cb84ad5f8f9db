import { MODERATION_ACTION_LABELS, PAGE_SIZE } from '@ementa/contracts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { address, button, choose, click, eventually, open as openAt, optionsOf, titles } from '../../test/open'
import { QueueSection } from './queue-section'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (at: string, options: Parameters<typeof openAt>[1] = {}) =>
  openAt(at, { part: <QueueSection />, ...options })
const FEW = '/admin/moderation?q=peticoesprontas'
const rows = () => screen.findAllByRole('article')
const names = async () => (await rows()).map((row) => row.getAttribute('aria-label'))
const panel = (name: string | RegExp) => screen.findByRole('region', { name })
const justify = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Justificativa' }), { target: { value: text } })

/** Opens the first row and answers its title. */
async function openFirst(): Promise<string> {
  const [row] = await rows()
  const title = row?.getAttribute('aria-label') ?? ''
  // By label: without layout the list leaves rows that came later invisible, so that they have no role.
  fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${title}$`)))
  await panel(title)
  return title
}

describe('the list', () => {
  test('shows the queue, highest priority first, 20 of what is open [MOD-015] [MOD-017]', async () => {
    const { api } = await open('/admin/moderation')
    expect((await names())[0]).toBe('Publicação de @peticoesprontas')
    const { total } = await api.moderation.getQueue({ filters: { status: 'open' } })
    expect(await screen.findByText(`${PAGE_SIZE.queue} de ${total} itens`)).toBeTruthy()
    click('Carregar mais')
    expect(await screen.findByText(`Fim da lista: ${total} itens`)).toBeTruthy()
  })

  test('a row says who, what, why, since when and what happened before', async () => {
    await open('/admin/moderation')
    const [first] = await rows()
    expect(first?.textContent).toMatch(
      /Prioridade 94.*Petições Prontas Já.*@peticoesprontas.*Empresa.*CINCO MIL.*9 denúncias: Spam \(9\).*primeira há 1 dia, última .*5 decisões anteriores/,
    )
  })

  test('filters by type, status, reason and words live in the address [MOD-015]', async () => {
    await open('/admin/moderation?tipo=profile&situacao=todos&motivo=copyright')
    expect(await names()).toEqual(['Perfil de @gustavolins'])
    expect(optionsOf('Tipo')).toEqual(['Todos', 'Publicação', 'Comentário', 'Perfil'])
    expect(optionsOf('Situação')).toEqual(['Em aberto', 'Pendente', 'Em análise', 'Resolvido', 'Todas'])
    choose('Motivo', 'harassment')
    await eventually(async () => expect(await names()).toContain('Perfil de @sergiofalcao'))
    choose('Situação', 'open')
    expect(await screen.findByText('Nada a decidir aqui.')).toBeTruthy()
    click('Limpar filtros')
    await rows()
    await eventually(() => expect(address()).toBe('/admin/moderation'))
  })

  test('a nonsense address is the whole open queue', async () => {
    await open('/admin/moderation?tipo=__proto__&situacao=1&ordem=;drop')
    expect((await names())[0]).toBe('Publicação de @peticoesprontas')
  })

  test('is sorted by newest, oldest, priority or reports [MOD-016]', async () => {
    const { api } = await open('/admin/moderation')
    await rows()
    expect(optionsOf('Ordenar por')).toEqual(['Prioridade', 'Mais recentes', 'Mais antigos', 'Denúncias'])
    const { items } = await api.moderation.getQueue({ filters: { status: 'open' }, limit: 100 })
    const ofRows = async (what: RegExp) => (await rows()).map((row) => Number(what.exec(row.textContent ?? '')?.[1]))
    const numbers = async () => [await ofRows(/Prioridade (\d+)/), await ofRows(/(\d+) denúncias?:/)]
    // Nothing but the two numbers is looked at, so equals may stand in any order.
    const inOrder = (by: (item: (typeof items)[number]['item']) => number) =>
      items.map(({ item }) => item).sort((a, b) => by(b) - by(a))
    for (const [sort, wanted] of [
      ['newest', inOrder(({ created_at }) => Date.parse(created_at))],
      ['oldest', inOrder(({ created_at }) => -Date.parse(created_at))],
    ] as const) {
      choose('Ordenar por', sort)
      await eventually(async () => {
        const [priorities, reports] = await numbers()
        const count = priorities?.length ?? 0
        expect(count).toBeGreaterThan(2)
        expect(priorities).toEqual(wanted.slice(0, count).map(({ priority }) => priority))
        expect(reports).toEqual(wanted.slice(0, count).map(({ report_count }) => report_count))
      })
    }
    for (const [sort, which, wanted] of [
      ['reports', 1, inOrder(({ report_count }) => report_count).map(({ report_count }) => report_count)],
      ['priority', 0, inOrder(({ priority }) => priority).map(({ priority }) => priority)],
    ] as const) {
      choose('Ordenar por', sort)
      await eventually(async () => {
        const shown = (await numbers())[which]
        expect(shown).toEqual(wanted.slice(0, shown?.length))
      })
    }
  })

  test('a failed load is toasted, and the page offers another try [MOD-023]', async () => {
    const { toasts, simulate } = await open('/admin/moderation', { simulation: { fail: ['moderation.getQueue'] } })
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar fila' })).toBeTruthy()
    expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao carregar fila' }])
    simulate({})
    click('Tentar novamente')
    await rows()
  })
})

test('pages that cannot be loaded are toasted too [MOD-023]', async () => {
  const { toasts, simulate } = await open('/admin/moderation')
  await rows()
  simulate({ fail: ['moderation.getQueue'] })
  click('Carregar mais')
  expect(await screen.findByText('Não foi possível carregar mais. Tente novamente.')).toBeTruthy()
  expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao carregar fila' }])
})

test('is read again on request, with what others reported meanwhile', async () => {
  const { api } = await open('/admin/moderation?ordem=newest')
  await rows()
  await api.moderation.reportContent({ kind: 'flag', entityType: 'user', entityId: 'user-renata' })
  expect(await names()).not.toContain('Perfil de @renata')
  click('Atualizar a fila')
  await eventually(async () => expect((await names())[0]).toBe('Perfil de @renata'))
})

describe('one item', () => {
  test('opens with its text in full, the reports, the history and four actions that name their object [MOD-019]', async () => {
    await open(FEW)
    const title = await openFirst()
    const side = within(await panel(title))
    expect(side.getByText(/CINCO MIL PETIÇÕES editáveis/)).toBeTruthy()
    fireEvent.click(await side.findByRole('button', { name: 'Ver os 9 relatos' }))
    expect(side.getAllByText('Propaganda sem relação com o assunto.').length).toBeGreaterThan(0)
    expect(side.getByText(/Perfil criado só para propaganda/)).toBeTruthy()
    for (const name of [
      'Aprovar publicação de @peticoesprontas',
      'Remover publicação de @peticoesprontas',
      'Aplicar shadow ban à publicação de @peticoesprontas',
      'Banir @peticoesprontas por 30 dias',
    ])
      expect(side.getByRole('button', { name })).toBeTruthy()
  })

  test.each(['approve', 'remove', 'shadow_ban', 'temp_ban'] as const)(
    '%s is carried out and the row leaves [MOD-019] [MOD-020]',
    async (action) => {
      const { api, toasts, press } = await open(FEW)
      const title = await openFirst()
      justify('Propaganda reiterada')
      press(String(Object.keys(MODERATION_ACTION_LABELS).indexOf(action) + 1))
      await eventually(async () => expect((await names())[0]).not.toBe(title))
      expect(toasts[0]?.action?.label).toBe('Desfazer')
      click('Aplicar agora')
      await eventually(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
      expect((await api.moderation.getAuditLog({})).entries[0]).toMatchObject({
        action_type: action,
        item_id: 'post-079',
        reason: 'Propaganda reiterada',
      })
      expect((await names())[0]).not.toBe(title)
    },
  )

  test('a temporary ban without a justification does nothing but say so [MOD-022]', async () => {
    const { toasts, press } = await open(FEW)
    const title = await openFirst()
    for (const text of ['', '   \n ']) {
      justify(text)
      press('4')
      expect(toasts.at(-1)).toMatchObject({
        status: 'error',
        title: 'Justificativa obrigatória',
        description: 'É necessário fornecer uma justificativa para esta ação.',
      })
    }
    expect((await names())[0]).toBe(title)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Justificativa' }))
  })

  test('a justification of 5 000 characters is kept, counted and not sent', async () => {
    const { toasts } = await open(FEW)
    const title = await openFirst()
    justify('a'.repeat(5000))
    click(/^Remover publicação de/)
    expect(toasts.at(-1)?.title).toBe('Justificativa longa demais')
    expect((await names())[0]).toBe(title)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Justificativa' }).value).toHaveLength(5000)
  })

  test('acting goes on to the next row, with the focus', async () => {
    await open(FEW)
    const [, second] = await names()
    await openFirst()
    click(/^Aprovar publicação de/)
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${second}`))
    expect(await panel(second ?? '')).toBeTruthy()
  })

  test('j and k walk the rows, u takes the last decision back', async () => {
    const { press } = await open(FEW)
    const [first, second] = await names()
    press('j')
    await panel(first ?? '')
    press('j')
    await panel(second ?? '')
    press('k')
    await panel(first ?? '')
    press('1')
    await eventually(async () => expect((await names())[0]).toBe(second))
    press('u')
    await eventually(async () => expect((await names())[0]).toBe(first))
    // To decide anew: it is open, and the focus is there.
    await panel(first ?? '')
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${first}`))
  })

  test('a key that is held down decides nothing more', async () => {
    const { press } = await open(FEW)
    const [first, second] = await names()
    press('j')
    await panel(first ?? '')
    press('1')
    press('1', true)
    await panel(second ?? '')
    press('1', true)
    press('u', true)
    expect((await names())[0]).toBe(second)
    expect(screen.getByText('1 decisão')).toBeTruthy()
  })

  test('j goes on from the row with the focus, where none is open', async () => {
    const { press } = await open(FEW)
    const [first, second] = await names()
    press('j')
    await panel(first ?? '')
    click('Fechar painel')
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${first}`))
    press('j')
    await panel(second ?? '')
  })

  test('m leads to the justification, Escape back to the row', async () => {
    const { press } = await open(FEW)
    const title = (await names())[0] ?? ''
    press('j')
    await panel(title)
    press('m')
    const field = screen.getByRole('textbox', { name: 'Justificativa' })
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'Escape' })
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${title}`))
  })

  test('the bar of waiting decisions leaves the focus beside it', async () => {
    await open(FEW)
    await openFirst()
    click(/^Aprovar publicação de/)
    const apply = button('Aplicar agora')
    apply.focus()
    fireEvent.click(apply)
    await eventually(() => expect(document.activeElement?.textContent).toBe('Fila de denúncias'))
  })

  test('is named by the address, also where the filters hide it', async () => {
    const { api } = await open('/admin/moderation')
    const { items } = await api.moderation.getQueue({ filters: { item_type: 'profile' } })
    const title = `Perfil de @${items[0]?.author?.username}`
    cleanup()
    await open(`/admin/moderation?tipo=comment&item=${items[0]?.item.id}`)
    expect(within(await panel(title)).getByText(/^Aprovar perfil de/)).toBeTruthy()
    expect(await names()).not.toContain(title)
    click('Fechar painel')
    await eventually(() => expect(address()).toBe('/admin/moderation?tipo=comment'))
    await openFirst()
    await eventually(() => expect(address()).toMatch(/&item=/))
  })

  test('that is no longer in the queue says so', async () => {
    const { press, toasts } = await open('/admin/moderation?item=queue-nenhum')
    expect(within(await panel('Item da fila')).getByText('Este item não está na fila.')).toBeTruthy()
    press('2')
    expect(toasts).toEqual([])
    press('j')
    await panel((await names())[0] ?? '')
  })

  test('a failed decision brings the row back, marked, with what was written [MOD-024]', async () => {
    const { toasts } = await open(FEW, { simulation: { fail: ['moderation.processQueue'] } })
    const title = await openFirst()
    justify('Propaganda')
    click(/^Remover publicação de/)
    click('Aplicar agora')
    expect(await screen.findByText('A decisão não foi aplicada')).toBeTruthy()
    expect(toasts.at(-1)).toMatchObject({ status: 'error', title: 'Erro ao executar ação' })
    fireEvent.click(screen.getByLabelText(new RegExp(`, abrir ${title}$`)))
    await panel(title)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Justificativa' }).value).toBe('Propaganda')
  })

  test('what someone else handled is refused by name and leaves the list', async () => {
    const { api, toasts } = await open(FEW)
    const title = await openFirst()
    const { items } = await api.moderation.getQueue({})
    await api.moderation.processQueue({
      id: items[0]?.item.id ?? '',
      action_type: 'approve',
      moderator_id: 'user-beatriz',
    })
    click(/^Remover publicação de/)
    click('Aplicar agora')
    await eventually(() => expect(titles(toasts)).toContain('Item já tratado'))
    await eventually(async () => expect((await names())[0]).not.toBe(title))
  })

  test('one that someone else handles while it is open says so', async () => {
    const { api } = await open(FEW)
    await openFirst()
    const { items } = await api.moderation.getQueue({})
    const id = items[0]?.item.id ?? ''
    await api.moderation.processQueue({ id, action_type: 'approve', moderator_id: 'user-beatriz' })
    choose('Ordenar por', 'newest')
    expect(within(await panel('Item da fila')).getByText('Este item não está na fila.')).toBeTruthy()
    click('Voltar à fila')
    await eventually(() => expect(screen.queryByRole('region', { name: 'Item da fila' })).toBeNull())
  })

  test('nobody decides about their own content', async () => {
    const { api, toasts, press } = await open('/admin/moderation?ordem=newest', { as: 'anapaula' })
    const post = await api.posts.create({ body: 'Minha publicação denunciada' })
    await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: post.id })
    choose('Ordenar por', 'oldest')
    await rows()
    choose('Ordenar por', 'newest')
    choose('Tipo', 'post')
    await eventually(async () => expect((await names())[0]).toBe('Publicação de @anapaula'))
    await openFirst()
    expect(screen.getByRole('note').textContent).toBe(
      'Este conteúdo é seu. Outra pessoa da moderação decide sobre ele.',
    )
    expect(screen.queryByRole('button', { name: /^Aprovar publicação/ })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Selecionar Publicação de @anapaula').disabled).toBe(true)
    press('2')
    expect(toasts.at(-1)?.title).toBe('Ação indisponível')
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
      expect(await screen.findByText('2 selecionados')).toBeTruthy()
      click(verb)
      const dialog = await screen.findByRole('dialog', { name: 'Confirmar ação em massa?' })
      for (const title of chosen) expect(within(dialog).getByText(title ?? '')).toBeTruthy()
      expect(within(dialog).getByText(/CINCO MIL PETIÇÕES editáveis/)).toBeTruthy()
      expect((await api.moderation.getAuditLog({})).total).toBe(before)
      fireEvent.click(within(dialog).getByRole('button', { name: answer }))
      await eventually(async () => expect((await api.moderation.getAuditLog({})).total).toBe(before + 2))
      expect((await api.moderation.getAuditLog({})).entries[0]?.action_type).toBe(action)
      await eventually(async () => expect(await rows()).toHaveLength(all.length - 2))
    },
  )

  test('cancelling changes nothing', async () => {
    const { api } = await open(FEW)
    const before = (await api.moderation.getAuditLog({})).total
    await check(1)
    click('Remover seleção')
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar ação em massa?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect((await api.moderation.getAuditLog({})).total).toBe(before)
  })

  test('what fails is told, stays and stays chosen', async () => {
    const { toasts } = await open(FEW, { simulation: { bulkFailureRate: 1 } })
    const before = await names()
    await check(2)
    click('Remover seleção')
    fireEvent.click(await screen.findByRole('button', { name: 'Remover 2 itens' }))
    await eventually(() => expect(titles(toasts)).toEqual(['Erro ao executar ação']))
    expect(toasts[0]?.description).toContain('2 itens sem sucesso')
    expect(await screen.findByText('2 selecionados')).toBeTruthy()
    expect((await names()).slice(0, 2)).toEqual(before.slice(0, 2))
  })
})
