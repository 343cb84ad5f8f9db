import { deviceStorage, keysOf, LENGTH, STORAGE_KEYS } from '@ementa/contracts'
import { fill, renderWithServices, userEvent } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, click, open, ready } from '../../test/open'
import { RequiredTextForm } from './required-text-form'

async function show(note?: string) {
  let answer: (hasArrived: boolean) => void = () => undefined
  const send = vi.fn((_: string) => new Promise<boolean>((resolve) => (answer = resolve)))
  const onSent = vi.fn()
  await renderWithServices(
    <RequiredTextForm
      kind="case-note"
      id="user-x"
      label="Nova nota"
      words={{ empty: 'Escreva a nota.', tooLong: (limit) => `Até ${limit} caracteres.` }}
      note={note}
      button={{ label: 'Salvar', busy: 'Salvando…' }}
      send={send}
      onSent={onSent}
    />,
    { as: 'moderacao' },
  )
  const field = await screen.findByRole('textbox', { name: 'Nova nota' })
  return { send, onSent, field, answer: (hasArrived: boolean) => act(async () => answer(hasArrived)) }
}

test.each([
  ['   ', 'Escreva a nota.'],
  ['a'.repeat(LENGTH.justification + 1), `Até ${LENGTH.justification} caracteres.`],
])('says at the field what is wrong, and until it changes', async (text, problem) => {
  const { send, field } = await show()
  await fill(field, text)
  expect(field).not.toHaveAttribute('aria-invalid')
  button('Salvar').focus()
  fireEvent.click(button('Salvar'))
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(document.activeElement).toBe(field)
  expect(send).not.toHaveBeenCalled()
  await fill(field, 'Nota')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('sends once what was written, as long as it may be, and is empty when that arrived', async () => {
  const text = 'a'.repeat(LENGTH.justification)
  const { send, onSent, field, answer } = await show('A pessoa não lê as notas.')
  expect(screen.getByText('A pessoa não lê as notas.')).toBeInTheDocument()
  await fill(field, text)
  fireEvent.click(button('Salvar'))
  const busy = screen.getByText('Salvando…')
  fireEvent.click(busy)
  expect(field).toHaveAttribute('readonly')
  expect(send).toHaveBeenCalledExactlyOnceWith(text)
  await answer(true)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(onSent).toHaveBeenCalledOnce()
  expect(field).not.toHaveAttribute('readonly')
})

test('keeps what did not arrive', async () => {
  const { send, onSent, field, answer } = await show()
  await fill(field, 'Nota')
  fireEvent.click(button('Salvar'))
  await answer(false)
  expect(field).toHaveValue('Nota')
  expect(onSent).not.toHaveBeenCalled()
  fireEvent.click(button('Salvar'))
  expect(send).toHaveBeenCalledTimes(2)
})

const TEXT = 'Com preço.'
/** Returns the text kept on the device, in this test's storage. */
const kept = () => keysOf(deviceStorage, STORAGE_KEYS.writing).map((key) => deviceStorage.getItem(key) ?? '')
const field = (name: RegExp) => screen.findByRole('textbox', { name })
/** Waits until the field has the kept text, after the browser has reported that the page before is closed. */
const holdsText = async (name: RegExp) => {
  const found = await field(name)
  await waitFor(() => expect(found).toHaveValue(TEXT))
}
const first = async (name: RegExp) =>
  void (await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement))

interface Place {
  at: string
  /** Opens the form. */
  show?: () => Promise<void>
  name: RegExp
}

const PLACES: [what: string, place: Place][] = [
  ['a note on a person', { at: '/admin/pessoas/sergiofalcao', name: /^Nova nota/ }],
  ['the reason of a measure', { at: '/admin/pessoas/lexcorp', show: () => first(/^Advertir/), name: /^Justificativa/ }],
  ['the reason of a decision in the queue', { at: '/admin/moderation?item=queue-04', name: /^Justificativa/ }],
  [
    'the reason for taking a decision back',
    { at: '/admin/logs?acao=ban', show: () => first(/^Ver decisão/), name: /^Justificativa/ },
  ],
]

test.each(PLACES)('%s is there again after a reload', async (_, { at, show, name }) => {
  const world = await open(at)
  await show?.()
  await userEvent.type(await field(name), TEXT)
  cleanup()
  expect(kept().join()).toContain(TEXT)
  await open(at, { world })
  await show?.()
  await holdsText(name)
})

/** An objection of peticoesprontas against a removal. */
async function removed() {
  const world = await open('/admin/logs?acao=ban')
  const { decision_id: id } = await world.api.moderation.moderateContent({
    ...{ item_type: 'post', item_id: 'post-079', moderator_id: 'user-moderacao' },
    ...{ action_type: 'remove', reason: 'Promete resultado' },
  })
  cleanup()
  await world.services.session.signIn('peticoesprontas')
  return { world, id }
}

test('an objection is there again after a reload, and gone with a call that arrives', async () => {
  const { world, id } = await removed()
  await open(`/recursos/${id}`, { world })
  await userEvent.type(await field(/^Por que a decisão/), TEXT)
  cleanup()
  await open(`/recursos/${id}`, { world })
  await holdsText(/^Por que a decisão/)
  click('Enviar recurso')
  expect(await screen.findByRole('heading', { name: 'Seu recurso' })).toBeInTheDocument()
  await waitFor(() => expect(kept()).toEqual([]))
})

test('an answer to an objection is there again after a reload, and gone when it was given', async () => {
  const { world, id } = await removed()
  await world.api.moderation.objectToDecision({ id, text: 'São modelos.' })
  await world.services.session.signIn('soniaribeiro')
  const { items } = await world.api.moderation.getQueue({})
  const item = items.find(({ objection }) => objection?.decision.id === id)
  const at = `/admin/moderation?item=${item?.item.id}`
  await open(at, { world })
  await userEvent.type(await field(/^Justificativa/), TEXT)
  cleanup()
  await open(at, { world })
  await holdsText(/^Justificativa/)
  await ready()
  await userEvent.click(button(/^Manter/))
  await waitFor(() => expect(kept()).toEqual([]))
})

test('what was decided is not kept, and a measure that is cancelled is given up', async () => {
  const world = await open('/admin/moderation?item=queue-04')
  await userEvent.type(await field(/^Justificativa/), TEXT)
  await ready()
  await userEvent.click(button(/^Remover comentário/))
  await waitFor(() => expect(kept()).toEqual([]))
  cleanup()
  await open('/admin/pessoas/lexcorp', { world })
  await first(/^Advertir/)
  await userEvent.type(await field(/^Justificativa/), TEXT)
  await userEvent.click(button('Cancelar'))
  cleanup()
  expect(kept()).toEqual([])
})
