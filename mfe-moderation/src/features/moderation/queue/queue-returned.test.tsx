import { createTestWorld, required, titles } from '@ementa/testing'
import { useNavigate } from '@ementa/ui/router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, open as openAt, ready } from '../../../test/open'
import { QueueSection } from './queue-section'

const FEW = '/admin/moderation?q=peticoesprontas'

/** Renders the section, and a saved link to one of its items. */
function WithLink({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <>
      <QueueSection />
      <button type="button" onClick={() => void navigate(to)}>
        Endereço guardado
      </button>
    </>
  )
}

const names = async () => (await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label') ?? '')

/** Opens the first row, approves it without opening the next, and waits until it has disappeared. */
async function approveAlone() {
  const world = await createTestWorld({ as: 'moderacao' })
  const filters = { status: 'open', query: 'peticoesprontas' } as const
  const { items } = await world.services.api.moderation.getQueue({ filters })
  const at = `${FEW}&item=${required(items[0]).item.id}`
  const view = await openAt(at, { world, part: <WithLink to={at} /> })
  const [first = ''] = await names()
  await screen.findByRole('region', { name: first })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Agir e próximo' }))
  await ready()
  click(/^Aprovar publicação de/)
  await waitFor(() => expect(titles(view.toasts)).toContain('Ação realizada com sucesso'))
  await waitFor(async () => expect(await names()).not.toContain(first))
  return { ...view, first }
}
const hint = () => screen.queryByText(/^Escolha um item da fila/)

test('an undo where none is open brings the row back with the focus, and opens nothing', async () => {
  const { first, press } = await approveAlone()
  await waitFor(() => expect(hint()).toBeInTheDocument())
  act(() => press('u'))
  await waitFor(async () => expect((await names())[0]).toBe(first))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(`, abrir ${first}`))
  expect(hint()).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: first })).not.toBeInTheDocument()
})

test('what was just decided is not open, whatever the address says', async () => {
  const { first } = await approveAlone()
  click('Endereço guardado')
  expect(hint()).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: first })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Item da fila' })).not.toBeInTheDocument()
})
