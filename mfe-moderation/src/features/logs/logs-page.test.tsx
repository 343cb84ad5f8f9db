import { fill, required, titles, userEvent } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { address, choose, click, open, optionsOf, ready } from '../../test/open'

const table = () => screen.findByRole('table', { name: /Log de auditoria/ })
const lines = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)

/** Catches the file that the page hands to the browser. */
function downloads() {
  const files: { name: string; text: Promise<string> }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:log'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)
    // `text()` would drop the byte order mark.
    const text = blob?.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    files.push({ name: this.download, text: text ?? Promise.resolve('') })
  })
  return files
}

describe('the log', () => {
  test('is a table, newest first, 50 at a time [MOD-034]', async () => {
    const { api } = await open('/admin/logs')
    const { entries, total } = await api.moderation.getAuditLog({})
    // The visible rows are rendered first, the rest right after.
    await waitFor(async () => expect(await lines()).toHaveLength(50))
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Data', 'Moderador', 'Ação', 'Item', 'Motivo'])
    const [first] = await lines()
    expect(first?.textContent).toContain(entries[0]?.reason)
    expect(document.title).toBe('Logs — Ementa')
    await waitFor(() => expect(optionsOf('Moderador')).toContain('Moderação da Ementa'))
    click('Carregar mais')
    await waitFor(async () => expect(await lines()).toHaveLength(total))
  })

  test('is filtered by action, moderator, type, words and days, all in the address', async () => {
    const { api } = await open('/admin/logs?acao=warn&moderador=user-beatriz&tipo=profile&q=multas')
    expect(await screen.findByText('Nenhuma entrada corresponde a estes filtros.')).toBeInTheDocument()
    await fill(screen.getByRole('searchbox', { name: 'Buscar no log' }), 'propaganda')
    const filters = {
      action_type: 'warn',
      moderator_id: 'user-beatriz',
      item_type: 'profile',
      query: 'propaganda',
    } as const
    const { total } = await api.moderation.getAuditLog({ filters })
    expect(total).toBeGreaterThan(0)
    await waitFor(async () => expect(await lines()).toHaveLength(total))
    click('Limpar filtros')
    await waitFor(() => expect(address()).toBe('/admin/logs'))
    // The button has disappeared; the filters have the focus.
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filtros' }))
    await choose('Ação', 'ban')
    await waitFor(async () => expect(await lines()).toHaveLength(1))
    await userEvent.type(screen.getByLabelText('De'), '2999-01-01')
    expect(await screen.findByText('Nenhuma entrada corresponde a estes filtros.')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/admin/logs?acao=ban&de=2999-01-01'))
  })

  test('stands as densely as one likes, and remembers it', async () => {
    const { unmount } = await open('/admin/logs?acao=ban')
    const padding = async () =>
      getComputedStyle(required(within(required((await lines())[0])).getAllByRole('cell')[0])).paddingTop
    const comfortable = await padding()
    click('Compacta')
    expect(localStorage.getItem('ementa-moderation-density')).toBe('"compact"')
    unmount()
    await open('/admin/logs?acao=ban')
    await table()
    expect(await padding()).not.toBe(comfortable)
    expect(screen.getByRole('button', { name: 'Compacta' }).getAttribute('aria-pressed')).toBe('true')
    click('Confortável')
  })

  test('a failed load is toasted, and the page offers another try [MOD-023]', async () => {
    const { toasts, simulate } = await open('/admin/logs', { simulation: { fail: ['moderation.getAuditLog'] } })
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar logs' })).toBeInTheDocument()
    expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao carregar logs' }])
    simulate({})
    click('Tentar novamente')
    await table()
  })
})

describe('an entry', () => {
  test('opens with the text, the author and the reasons, by a link too', async () => {
    const { api, toasts } = await open('/admin/logs?acao=remove&tipo=post')
    const { entries } = await api.moderation.getAuditLog({ filters: { action_type: 'remove', item_type: 'post' } })
    const [entry] = entries
    const [first] = await lines()
    expect(first?.textContent).toContain(`Publicação de @${entry?.person?.username}`)
    fireEvent.click(within(required(first)).getByRole('button', { name: /^Ver decisão: Remoção/ }))
    expect(await screen.findByRole('dialog', { name: /^Remoção · Publicação/ })).toBeInTheDocument()
    cleanup()
    await open(`/admin/logs?acao=ban&entrada=${entry?.id}`)
    const dialog = within(
      await screen.findByRole('dialog', { name: `Remoção · Publicação de @${entry?.person?.username}` }),
    )
    expect(dialog.getByText(entry?.content?.body ?? '')).toBeInTheDocument()
    expect(dialog.getByText(entry?.reason ?? '')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: new RegExp(`@${entry?.person?.username}`) })).toBeInTheDocument()
    expect(toasts).toEqual([])
  })

  test('is restored from its dialog, on the record [P-28]', async () => {
    const { api, toasts } = await open('/admin/logs?acao=ban')
    fireEvent.click(within(required((await lines())[0])).getByRole('button', { name: /^Ver decisão/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Banimento permanente/ })
    await fill(within(dialog).getByRole('textbox', { name: 'Justificativa' }), 'Engano')
    await ready()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restaurar' }))
    await waitFor(() => expect(titles(toasts)).toEqual(['Ação realizada com sucesso']))
    expect((await api.moderation.getUsers({ query: 'peticoesprontas' })).users[0]?.status).toBe('warned')
    expect((await api.moderation.getAuditLog({})).entries[0]).toMatchObject({
      action_type: 'restore',
      reason: 'Engano',
    })
    expect(await screen.findByText('desfeita')).toBeInTheDocument()
  })

  test('is read by whoever passes the guard, restored and exported by moderators only [P-26]', async () => {
    await open('/admin/logs?acao=ban', { as: 'anapaula' })
    fireEvent.click(within(required((await lines())[0])).getByRole('button', { name: /^Ver decisão/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Banimento permanente/ })
    const restore = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Restaurar' })
    expect([restore.disabled, restore.title]).toEqual([true, expect.stringMatching(/^Só quem faz parte da moderação/)])
    // The button is behind the dialog.
    expect(screen.getByRole('button', { name: 'Exportar CSV', hidden: true })).toBeDisabled()
  })
})

describe('the export', () => {
  test('is a file of what the filters let through, and says so [MOD-035]', async () => {
    const { api, toasts } = await open('/admin/logs?acao=warn')
    await table()
    const files = downloads()
    await api.moderation.warnUser({ user_id: 'user-lexcorp', reason: '=HYPERLINK("http://mal.example")' })
    click('Exportar CSV')
    expect(screen.getByRole('button', { name: 'Exportando…' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(files).toHaveLength(1))
    const text = (await files[0]?.text) ?? ''
    const { total } = await api.moderation.getAuditLog({ filters: { action_type: 'warn' } })
    expect(files[0]?.name).toMatch(/^ementa-auditoria-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(text.startsWith('\uFEFFData;Moderador;Ação;Tipo;Pessoa;Conteúdo;Denúncias;Justificativa')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://mal.example"")"`)
    expect(text.trim().split('\r\n')).toHaveLength(total + 1)
    expect(toasts.at(-1)).toMatchObject({ status: 'success', title: `Exportadas ${total} entradas` })
    expect(toasts.at(-1)?.description).toContain('Só o que os filtros deixam ver.')
  })

  test('of nothing makes no file', async () => {
    const { toasts } = await open('/admin/logs?q=nada-disso-existe')
    await screen.findByText('Nenhuma entrada corresponde a estes filtros.')
    const files = downloads()
    click('Exportar CSV')
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Nada a exportar'))
    expect(files).toEqual([])
  })

  test('that fails says so [MOD-036]', async () => {
    const { toasts } = await open('/admin/logs', { simulation: { fail: ['moderation.exportReport'] } })
    await table()
    click('Exportar CSV')
    await waitFor(() => expect(toasts).toMatchObject([{ status: 'error', title: 'Erro na exportação' }]))
  })
})
