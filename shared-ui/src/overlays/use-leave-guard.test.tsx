import { address, asksBeforeUnload, renderWithServices, userEvent } from '@ementa/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useNavigate } from '../routing/router-provider'
import { hasUnsaved } from '../services/unsaved'
import { useLeaveGuard } from './use-leave-guard'

function Form({ onDiscard }: { onDiscard: () => void }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const guard = useLeaveGuard(text !== '', { body: 'O texto será perdido.', onDiscard })
  return (
    <>
      <input aria-label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void navigate('/fora')}>
        Sair
      </button>
      <button type="button" onClick={() => void navigate('?aba=2')}>
        Aba
      </button>
      <button type="button" onClick={guard.release}>
        Soltar
      </button>
      <button
        type="button"
        onClick={() => {
          guard.release()
          void navigate('/salvo')
        }}
      >
        Salvar
      </button>
    </>
  )
}

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const write = () => userEvent.type(screen.getByLabelText('Texto'), 'rascunho')

async function open() {
  const onDiscard = vi.fn()
  await renderWithServices(<Form onDiscard={onDiscard} />)
  return onDiscard
}

test('lets a change of the query of the same page pass', async () => {
  await open()
  await write()
  await press('Aba')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('rascunho')
})

test('lets a page without changes go', async () => {
  const onDiscard = await open()
  expect([asksBeforeUnload(), hasUnsaved()]).toEqual([false, false])
  await press('Sair')
  expect(address()).toBe('/fora')
  expect(onDiscard).not.toHaveBeenCalled()
})

test('asks before changes are lost; `Continuar editando` keeps them [NWS-054] [NWS-055]', async () => {
  const onDiscard = await open()
  await write()
  expect([asksBeforeUnload(), hasUnsaved()]).toEqual([true, true])
  await press('Sair')
  const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
  expect(question.textContent).toContain('O texto será perdido.')
  await press('Continuar editando')
  expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('rascunho')
  // And asks again at the next attempt.
  await press('Sair')
  await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
  await press('Sair sem salvar')
  expect(address()).toBe('/fora')
  expect(onDiscard).toHaveBeenCalledTimes(1)
})

test('once released, lets the page go in the same event, with its changes still on the screen', async () => {
  const onDiscard = await open()
  await write()
  await press('Salvar')
  expect(address()).toBe('/salvo')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onDiscard).not.toHaveBeenCalled()
})

test('what was written and taken back holds no reload back any more', async () => {
  await open()
  await write()
  expect(asksBeforeUnload()).toBe(true)
  await userEvent.clear(screen.getByLabelText('Texto'))
  expect([asksBeforeUnload(), hasUnsaved()]).toEqual([false, false])
})

test('a question that is answered after the text was saved discards nothing and goes nowhere', async () => {
  const onDiscard = await open()
  await write()
  await press('Sair')
  await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: '' } })
  await press('Sair sem salvar')
  expect(onDiscard).not.toHaveBeenCalled()
  expect(address()).toBeUndefined()
  await press('Sair')
  expect(address()).toBe('/fora')
})
