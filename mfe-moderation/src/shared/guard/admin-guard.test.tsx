import { fill } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, open } from '../../test/open'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the three pages', () => {
  test('/admin leads to the dashboard [MOD-001] [MOD-002]', async () => {
    await open('/admin')
    expect(await heading('Moderação')).toBeInTheDocument()
    expect(address()).toBe('/admin/moderation')
    expect(await screen.findByRole('heading', { name: 'Fila de denúncias' })).toBeInTheDocument()
    expect(document.title).toBe('Moderação — Ementa')
    // The page is about the queue: the other parts take one line each.
    for (const name of ['Estatísticas', 'Últimas decisões'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
  })

  test('users and log have addresses of their own [MOD-003] [MOD-004]', async () => {
    const { unmount } = await open('/admin/users?q=lexcorp')
    expect(await heading('Usuários')).toBeInTheDocument()
    unmount()
    await open('/admin/logs?acao=ban')
    expect(await heading('Logs')).toBeInTheDocument()
  })
})

describe('the guard', () => {
  test('lets in by authority or username, not by is_moderator [MOD-005] [MOD-006]', async () => {
    // anapaula is an advogada and no moderator; moderacao has `mod` in the username. Neither needs the status.
    for (const as of ['anapaula', 'moderacao']) {
      const { unmount, toasts } = await open('/admin/users?q=lexcorp', { as })
      expect(await heading('Usuários')).toBeInTheDocument()
      expect(toasts).toEqual([])
      unmount()
    }
    // beatriz is a moderator, but a student.
    await open('/admin/users?q=lexcorp', { as: 'beatriz' })
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.queryByRole('heading', { name: 'Usuários' })).toBeNull()
  })

  test('where a host says who may, its answer counts and not the authority', async () => {
    const { services } = await open('/admin/users?q=lexcorp', { as: 'anapaula' })
    expect(await heading('Usuários')).toBeInTheDocument()
    act(() => {
      services.session.state.mayOpenAdmin = false
    })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Usuários' })).toBeNull())
  })

  test('a visitor is asked to sign in and sent home [MOD-007]', async () => {
    const { toasts } = await open('/admin/logs', { as: null })
    await waitFor(() => expect(address()).toBe('/'))
    expect(toasts).toMatchObject([
      { status: 'error', title: 'Acesso negado', description: 'Faça login para acessar esta área.' },
    ])
  })

  test('who signs out in here is told without a reproach to sign in again, and finds what was written [MOD-007]', async () => {
    const { services, toasts, unmount } = await open('/admin/users?q=lexcorp')
    const startWarning = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Ações para/ }))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Advertir' }))
      return screen.findByRole('textbox', { name: /^Justificativa/ })
    }
    await fill(await startWarning(), 'Oferta.')
    await act(() => services.session.signOut())
    await waitFor(() => expect(address()).toBe('/'))
    expect(toasts).toMatchObject([
      { status: 'info', title: 'Você saiu da conta', description: 'Faça login para acessar esta área.' },
    ])
    unmount()
    await open('/admin/users?q=lexcorp')
    const field = await startWarning()
    await waitFor(() => expect(field).toHaveValue('Oferta.'))
  })

  test('another refused user is told why and sent home [MOD-008]', async () => {
    for (const as of ['beatriz', 'lexcorp', 'joaopedro']) {
      const { toasts, unmount } = await open('/admin/moderation', { as })
      await waitFor(() => expect(address()).toBe('/'))
      expect(toasts).toMatchObject([
        {
          status: 'error',
          title: 'Acesso negado',
          description: 'Acesso restrito a moderadores e administradores.',
        },
      ])
      unmount()
    }
  })

  test('refuses nobody while it is not known who is there', async () => {
    const { container, toasts, services } = await open('/admin/users?q=lexcorp')
    services.session.state.status = 'loading'
    services.session.state.user = null
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Administração'))
    expect([address(), toasts.length]).toEqual(['/admin/users?q=lexcorp', 0])
    expect(screen.queryByRole('heading', { name: 'Usuários' })).toBeNull()
    expect(container.querySelectorAll('.outline-row')).toHaveLength(6)
  })

  test('an unknown admin path is not of this remote', async () => {
    const { container } = await open('/admin/outra', { as: null })
    expect(address()).toBe('/admin/outra')
    expect(container.querySelector('h1')).toBeNull()
  })
})
