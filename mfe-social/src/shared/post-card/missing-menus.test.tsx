import { findCitations, lawPath } from '@ementa/law/citations'
import { renderWithServices, userEvent } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import CitedLaw from './cited-law'
import PostCard from './post-card'

/** Numbers of requests for the file of each menu. */
const asked = vi.hoisted(() => ({ card: 0, law: 0 }))

vi.mock('./card-menu', () => {
  asked.card += 1
  throw new Error('Loading chunk card-menu failed.')
})
vi.mock('./cited-law-menu', () => {
  asked.law += 1
  throw new Error('Loading chunk cited-law-menu failed.')
})

const LAW = '§2: citações nesta publicação, ver o que mais as cita'
const CARD = 'Mais ações para a publicação de Usuário desconhecido'

const law = <CitedLaw text="O art. 7º da LGPD e a Súmula 479 do STJ." rules={{ findCitations, lawPath }} />
const post = {
  ...{ id: 'post-002', author_id: 'user-x', body: 'Texto', image_url: null, tags: [], is_edited: false },
  ...{ like_count: 0, comment_count: 0, share_count: 0, created_at: '2026-05-13T12:00:00.000Z' },
  ...{ status: 'published' as const, scheduled_at: null },
}
const card = <PostCard post={post} author={null} />

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each([
  ['of a card', card, CARD],
  ['of what is cited', law, LAW],
] as const)(
  'where the menu %s does not arrive its button stays, has the focus, and asks again',
  async (_, ui, name) => {
    const { toasts } = await renderWithServices(ui)
    const before = screen.getByRole('button', { name })
    const face = before.textContent
    await userEvent.click(before)
    const said = { title: 'Não foi possível abrir', description: 'Verifique a conexão e tente novamente.' }
    await waitFor(() => expect(toasts).toMatchObject([said]))
    const button = screen.getByRole('button', { name })
    expect(button).toHaveFocus()
    expect(button.textContent).toBe(face)
    expect(button).toHaveAttribute('type', 'button')
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('menuitem')).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(toasts).toMatchObject([said, said]))
    expect(screen.getByRole('button', { name })).toHaveFocus()
  },
)

test.each([
  ['of a card', card, CARD, 'card'],
  ['of what is cited', law, LAW, 'law'],
] as const)(
  'the menu %s is asked for when a pointer comes near, and silently where it does not arrive',
  async (_, ui, name, file) => {
    const { toasts } = await renderWithServices(ui)
    const before = asked[file]
    // An unhandled rejection would fail the run.
    fireEvent.pointerEnter(screen.getByRole('button', { name }))
    await waitFor(() => expect(asked[file]).toBe(before + 1))
    await act(async () => undefined)
    expect(toasts).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
    expect(screen.queryByRole('menuitem')).toBeNull()
  },
)
