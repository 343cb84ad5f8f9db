import { OfflineError } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, userEvent } from '@ementa/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginState } from '../dialog-states'
import { LoginDialog } from './login-dialog'

const user = userEvent.setup()

beforeEach(() => loginState.open())
afterEach(() => {
  loginState.close()
})

async function open(simulation = {}) {
  const world = await createTestWorld({ simulation })
  const { session } = world
  const onDone = vi.fn()
  session.require(onDone)
  await renderWithServices(<LoginDialog session={session} />, { world })
  const dialog = await screen.findByRole('dialog')
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Entrar' })
  const input = within(dialog).getByRole<HTMLInputElement>('textbox')
  const type = async (value: string) => {
    await user.clear(input)
    await user.type(input, value)
  }
  return { ...world, dialog, submit, input, type, onDone }
}

test('has one input, for the username, and no password [SHL-030] [SHL-031]', async () => {
  const { dialog, input } = await open()
  expect(within(dialog).getByLabelText('Nome de usuário')).toBe(input)
  expect(dialog.querySelectorAll('input')).toHaveLength(1)
  expect(input.type).toBe('text')
})

test('lists three demo people; a click fills the input [SHL-032]', async () => {
  const { dialog, input } = await open()
  const people = await waitFor(() => {
    const found = within(dialog).getAllByRole('button', { name: /@/ })
    expect(found).toHaveLength(3)
    return found
  })
  const names = ['anapaula', 'moderacao', 'beatriz']
  expect(people.map(({ textContent }) => /@(\w+)/.exec(textContent ?? '')?.[1])).toEqual(names)
  fireEvent.click(required(people[1]))
  expect(input.value).toBe('moderacao')
})

test('the button waits for text, says `Entrando...` while busy, and is not pressed by Enter on nothing [SHL-033] [SHL-034] [SHL-035]', async () => {
  const { submit, input, type, dialog, session, hold } = await open()
  expect(submit.disabled).toBe(true)
  await type('   ')
  expect(submit.disabled).toBe(true)
  const form = dialog.querySelector('form')
  if (!form) throw new Error('no form')
  // On Enter in a field, browsers click the submit button of its form.
  expect([input.form, submit.form, submit.type]).toEqual([form, form, 'submit'])
  fireEvent.submit(form)
  expect(within(dialog).queryByText('Entrando...')).toBeNull()
  await type(' anapaula ')
  expect(submit.disabled).toBe(false)
  const goOn = hold('auth.signIn')
  fireEvent.submit(form)
  expect(await within(dialog).findByText('Entrando...')).toBeInTheDocument()
  goOn()
  await waitFor(() => expect(session.state.user?.username).toBe('anapaula'))
})

test('a known name signs in, says welcome and resumes what was wanted [SHL-036]', async () => {
  const { submit, type, toasts, onDone, session } = await open()
  await type('anapaula')
  fireEvent.click(submit)
  await waitFor(() => expect(session.state.status).toBe('signed-in'))
  expect(toasts.at(-1)).toMatchObject({
    title: 'Login realizado!',
    description: 'Bem-vindo de volta',
    status: 'success',
  })
  expect(onDone).toHaveBeenCalledOnce()
  await waitFor(() => expect(loginState.isOpen).toBe(false))
})

test('an unknown name stays signed out, says so beside the field and names three who exist [SHL-037] [SHL-038]', async () => {
  const { submit, type, toasts, dialog, session } = await open()
  await within(dialog).findAllByRole('button', { name: /@/ })
  await type('ninguem')
  fireEvent.click(submit)
  expect(await within(dialog).findByText('Usuário não encontrado')).toBeInTheDocument()
  expect(toasts.at(-1)).toMatchObject({
    title: 'Erro no login',
    description: 'Usuário não encontrado. Tente: anapaula, moderacao ou beatriz',
    status: 'error',
  })
  expect(session.state.status).toBe('signed-out')
  expect(loginState.isOpen).toBe(true)
})

test('closing without signing in forgets what was wanted', async () => {
  const { dialog, session, onDone } = await open()
  act(() => within(dialog).getByRole('button', { name: 'Fechar' }).click())
  await waitFor(() => expect(loginState.isOpen).toBe(false))
  await act(() => session.signIn('anapaula'))
  expect(onDone).not.toHaveBeenCalled()
})

test('without a connection says what is missing', async () => {
  const { submit, type, toasts, session, dialog } = await open()
  vi.spyOn(session, 'signIn').mockRejectedValue(new OfflineError())
  await type('anapaula')
  fireEvent.click(submit)
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Você está offline'))
  expect(within(dialog).queryByText('Usuário não encontrado')).toBeNull()
})

test('another failure is said as any failure, beside no field, and can be tried again', async () => {
  const { submit, type, toasts, session, dialog } = await open()
  const signIn = vi.spyOn(session, 'signIn').mockRejectedValue(new Error('500'))
  await type(' anapaula ')
  fireEvent.click(submit)
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Erro',
      description: 'Não foi possível completar a ação. Tente novamente.',
    }),
  )
  expect(signIn).toHaveBeenCalledExactlyOnceWith('anapaula')
  expect(within(dialog).queryByText('Usuário não encontrado')).toBeNull()
  expect(loginState.isOpen).toBe(true)
  await waitFor(() => expect(submit.disabled).toBe(false))
})
