import { fill, required } from '@ementa/testing'
import { longDate } from '@ementa/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays } from 'date-fns'
import { describe, expect, test } from 'vitest'
import { address, choose, open, optionsOf } from '../../test/open'

const row = (name: string) => screen.findByRole('listitem', { name })
const textOf = async (name: string) => (await row(name)).textContent ?? ''

/** Chooses a measure in the menu of a person's row and returns the dialog. */
async function choosing(name: string, measure: string) {
  fireEvent.click(within(await row(name)).getByRole('button', { name: `Ações para ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: measure }))
}
async function dialogOf(name: string, measure: string) {
  await choosing(name, measure)
  const dialog = await screen.findByRole('dialog')
  return {
    dialog,
    justify: (text: string) => fill(within(dialog).getByRole('textbox', { name: /Justificativa/ }), text),
    send: () => fireEvent.click(required(within(dialog).getAllByRole('button').at(-1))),
  }
}
async function take(name: string, measure: string, reason = 'Reincidência') {
  const { justify, send } = await dialogOf(name, measure)
  await justify(reason)
  send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('the list', () => {
  test('shows each user with email, status, role, warnings and age [MOD-026]', async () => {
    const { api } = await open('/admin/users')
    const { users } = await api.moderation.getUsers({ query: 'sergiofalcao' })
    expect(await textOf('Sérgio Falcão')).toMatch(
      new RegExp(
        `Sérgio Falcão@sergiofalcao.*Advogado.*sergiofalcao@exemplo.com.br.*conta desde ${longDate(users[0]?.created_at ?? '')}.*Banida temporariamente.*3 advertências`,
      ),
    )
    expect(await textOf('Moderação da Ementa')).toContain('Da moderação')
    expect(await textOf('Ana Paula Ferraz')).not.toContain('Da moderação')
    expect(document.title).toBe('Usuários — Ementa')
    expect(optionsOf('Situação')[0]).toBe('Todas')
    const sections = within(screen.getByRole('navigation', { name: 'Seções da administração' })).getAllByRole('link')
    expect(sections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Moderação', '/admin/moderation'],
      ['Usuários', '/admin/users'],
      ['Logs', '/admin/logs'],
    ])
  })

  test('is searched by name, username or email and filtered by status and role [MOD-025]', async () => {
    await open('/admin/users?q=%40SERGIOFALCAO')
    expect((await screen.findAllByRole('listitem')).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Sérgio Falcão',
    ])
    const search = async (text: string, ...names: string[]) => {
      await fill(screen.getByRole('searchbox', { name: 'Buscar usuários' }), text)
      await waitFor(() =>
        expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual(names),
      )
    }
    await search('lexcorp@exemplo', 'Lexcorp Gestão de Contratos')
    await search('JOAO PEDRO', 'João Pedro Siqueira')
    await fill(screen.getByRole('searchbox', { name: 'Buscar usuários' }), '')
    await choose('Papel', 'moderators')
    await waitFor(() => expect(address()).toBe('/admin/users?papel=moderators'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
    await choose('Situação', 'banned')
    expect(await screen.findByText('Ninguém corresponde a estes filtros.')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/admin/users?papel=moderators&situacao=banned'))
    expect(optionsOf('Papel')).toEqual(['Todos', 'Da moderação'])
    await fill(screen.getByRole('searchbox', { name: 'Buscar usuários' }), 'zebra')
    await waitFor(() => expect(address()).toContain('q=zebra'))
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(address()).toBe('/admin/users'))
  })

  test('comes 50 at a time [MOD-025]', async () => {
    // 800 generated posts add 40 people to those of the seed.
    const { api } = await open('/admin/users', { simulation: { posts: 800 } })
    const { total } = await api.moderation.getUsers({})
    expect(total).toBeGreaterThan(50)
    expect(await screen.findByText(`50 de ${total} itens`)).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
    expect(await screen.findByText(`Fim da lista: ${total} itens`)).toBeInTheDocument()
  })

  test('a failed load is toasted, and the page offers another try [MOD-023]', async () => {
    const { toasts, simulate } = await open('/admin/users', { simulation: { fail: ['moderation.getUsers'] } })
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar usuários' })).toBeInTheDocument()
    expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao carregar usuários' }])
    simulate({})
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await row('Ana Paula Ferraz')
  })
})

describe('measures', () => {
  test('the own row offers nothing that is then refused', async () => {
    await open('/admin/users?q=moderacao')
    fireEvent.click(await screen.findByRole('button', { name: 'Ações para Moderação da Ementa' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Remover da moderação'])
  })

  test('a user is promoted to moderator and demoted again [MOD-027]', async () => {
    await open('/admin/users?q=anapaula')
    await take('Ana Paula Ferraz', 'Promover à moderação', '')
    await waitFor(async () => expect(await textOf('Ana Paula Ferraz')).toContain('Da moderação'))
    await take('Ana Paula Ferraz', 'Remover da moderação', '')
    await waitFor(async () => expect(await textOf('Ana Paula Ferraz')).not.toContain('Da moderação'))
  })

  test('a warning adds one [MOD-028]', async () => {
    await open('/admin/users?q=sergiofalcao')
    expect(await textOf('Sérgio Falcão')).toContain('3 advertências')
    await take('Sérgio Falcão', 'Advertir')
    await waitFor(async () => expect(await textOf('Sérgio Falcão')).toContain('4 advertências'))
  })

  test('a temporary ban lasts 30 days, says when it ends, and can be ended before [MOD-030] [MOD-032]', async () => {
    const { api } = await open('/admin/users?q=joaopedro')
    const { dialog, justify, send } = await dialogOf('João Pedro Siqueira', 'Banir por 30 dias')
    expect(dialog.textContent).toContain(`Termina sozinho em ${longDate(addDays(new Date(), 30))}.`)
    await justify('Ofensas')
    send()
    await waitFor(async () => expect(await textOf('João Pedro Siqueira')).toMatch(/Banida temporariamente.*até \d/))
    const { users } = await api.moderation.getUsers({ query: 'joaopedro' })
    const days = (Date.parse(users[0]?.banned_until ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await take('João Pedro Siqueira', 'Encerrar banimento', '')
    await waitFor(async () => expect(await textOf('João Pedro Siqueira')).toContain('Ativa'))
  })

  test('a ban is for good, and what no longer fits is not offered [MOD-031] [MOD-033]', async () => {
    const { api } = await open('/admin/users?q=lexcorp')
    await take('Lexcorp Gestão de Contratos', 'Banir permanentemente')
    await waitFor(async () => expect(await textOf('Lexcorp Gestão de Contratos')).toContain('Banida'))
    expect((await api.moderation.getUsers({ query: 'lexcorp' })).users[0]).toMatchObject({
      status: 'banned',
      banned_until: null,
    })
    fireEvent.click(within(await row('Lexcorp Gestão de Contratos')).getByRole('button', { name: /^Ações para/ }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
      'Banir permanentemente',
    )
  })

  test.each(['Advertir', 'Banir por 30 dias', 'Banir permanentemente'])(
    '%s without a justification does nothing but say so [MOD-022]',
    async (measure) => {
      const { api, toasts } = await open('/admin/users?q=lexcorp')
      const before = (await api.moderation.getAuditLog({})).total
      const { justify, send } = await dialogOf('Lexcorp Gestão de Contratos', measure)
      await justify('  ')
      send()
      expect(toasts).toMatchObject([
        {
          status: 'error',
          title: 'Justificativa obrigatória',
          description: 'É necessário fornecer uma justificativa para esta ação.',
        },
      ])
      expect((await api.moderation.getAuditLog({})).total).toBe(before)
      expect(screen.getByRole('dialog')).toBeInTheDocument()
    },
  )

  test('a shadow ban is shown and ended here', async () => {
    const { api } = await open('/admin/users?q=joaopedro')
    const about = { item_type: 'profile', item_id: 'user-joaopedro', moderator_id: 'user-moderacao' } as const
    expect(await textOf('João Pedro Siqueira')).not.toContain('Shadow ban')
    await api.moderation.moderateContent({ ...about, action_type: 'shadow_ban' })
    await fill(screen.getByRole('searchbox', { name: 'Buscar usuários' }), 'João')
    await waitFor(async () => expect(await textOf('João Pedro Siqueira')).toContain('Shadow ban'))
    await take('João Pedro Siqueira', 'Encerrar shadow ban', '')
    await waitFor(async () => expect(await textOf('João Pedro Siqueira')).not.toContain('Shadow ban'))
    expect((await api.moderation.getAuditLog({})).entries[0]?.action_type).toBe('restore')
  })

  test('are for moderators: everyone else reads, and is told why they cannot act [P-26]', async () => {
    await open('/admin/users?q=lexcorp', { as: 'anapaula' })
    const menu = within(await row('Lexcorp Gestão de Contratos')).getByRole<HTMLButtonElement>('button', {
      name: /^Ações para/,
    })
    expect([menu.disabled, menu.title]).toEqual([true, expect.stringMatching(/^Só quem faz parte da moderação/)])
    expect(screen.getByRole('note').textContent).toMatch(/^Só quem faz parte da moderação/)
  })
})
