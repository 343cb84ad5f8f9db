import { crashCopyKey, LENGTH, type Profile } from '@ementa/contracts'
import { createTestWorld, fill, renderWithServices, required, userEvent, withCalls } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import EditProfileDialog from './edit-profile-dialog'
import { findProfileProblems } from './find-profile-problems'

type Update = (input: unknown) => Promise<Profile>

/** Renders the dialog of Ana, with changes to her stored profile; `update` replaces the call. */
async function open(changes: Partial<Profile> = {}, update?: Update) {
  const stored = await createTestWorld({ as: 'anapaula' })
  const world = update ? withCalls(stored, 'profiles', { update }) : stored
  const profile: Profile = { ...required(stored.services.session.state.user), ...changes }
  const onClose = vi.fn()
  const onSaved = vi.fn<(saved: Profile) => void>()
  const view = await renderWithServices(<EditProfileDialog profile={profile} onClose={onClose} onSaved={onSaved} />, {
    world,
  })
  return { ...view, profile, onClose, onSaved }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const replace = (name: string, text: string) => fill(field(name), text)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const chosenForm = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []))
const conflict = () => screen.findByRole('dialog', { name: 'Este perfil foi alterado em outra aba' })
const isConflictGone = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /outra aba/ })).not.toBeInTheDocument())
  // Until the question is unmounted, the dialog below is hidden from screen readers.
  await screen.findByRole('dialog', { name: 'Editar perfil' })
}
const refusedFor = (profile: Profile) =>
  Object.assign(new Error('changed'), { code: 'PROFILE_CONFLICT', data: { profile } })
/** Creates an answer that the test gives later. */
function held() {
  let answer = (_: Profile): void => undefined
  const update = vi.fn<Update>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  return { update, answer: (profile: Profile) => act(async () => answer(profile)) }
}

test('shows what is stored, counts what is left and says what each field is for', async () => {
  await open({ display_name: 'Ana Paula', bio: 'Contratos.' })
  expect(screen.getByRole('dialog', { name: 'Editar perfil' })).toBeInTheDocument()
  const name = field('Nome de exibição')
  expect([name.value, name.autocomplete, name.required]).toEqual(['Ana Paula', 'name', true])
  expect(name).toHaveAccessibleDescription(/Como seu nome aparece para as outras pessoas\./)
  expect(field('Bio')).toHaveValue('Contratos.')
  expect(field('Bio')).not.toBeRequired()
  expect(field('Bio')).toHaveAccessibleDescription(/Área de atuação, cidade, o que quiser contar\./)
  const left = () => screen.getAllByText(/caracteres? restantes?$/).map(({ textContent }) => textContent)
  expect(left()).toEqual(['41 caracteres restantes', '150 caracteres restantes'])
  // Blanks around a name are removed; those of a bio are kept.
  await userEvent.type(name, ' ')
  await userEvent.type(field('Bio'), ' ')
  expect(left()).toEqual(['41 caracteres restantes', '149 caracteres restantes'])
  expect(screen.getByText('Muda só a forma da palavra. Nos filtros e nas regras, a função é a mesma.')).toBeVisible()
})

test('what was typed is there again after the window was closed', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const profile = required(world.services.session.state.user)
  const dialog = <EditProfileDialog profile={profile} onClose={vi.fn()} onSaved={vi.fn()} />
  const left = await renderWithServices(dialog, { world })
  await screen.findByRole('dialog', { name: 'Editar perfil' })
  await replace('Bio', 'Contratos e família.')
  left.unmount()
  await renderWithServices(dialog, { world })
  await waitFor(() => expect(field('Bio')).toHaveValue('Contratos e família.'))
  press('Cancelar')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(copyKeys(crashCopyKey(profile.id, 'profile', profile.id))).toEqual([]))
})

test('is sent once, and neither closes nor changes while it is being saved', async () => {
  const { update, answer } = held()
  const { profile, onClose, onSaved, toasts } = await open({}, update)
  // Nothing is changed, so that only the saving keeps the dialog open.
  press('Salvar')
  expect(await screen.findByText('Salvando…')).toBeInTheDocument()
  for (const name of ['Nome de exibição', 'Bio']) expect(field(name)).toHaveAttribute('readonly')
  fireEvent.submit(required(field('Bio').closest('form')))
  press('Cancelar')
  fireEvent.keyDown(field('Bio'), { key: 'Escape' })
  expect(update).toHaveBeenCalledOnce()
  expect([onClose.mock.calls, onSaved.mock.calls, toasts]).toEqual([[], [], []])
  const saved = { ...profile, bio: 'Contratos.' }
  await answer(saved)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved)
  expect(onClose).toHaveBeenCalledOnce()
})

test('whose label was never chosen has the form of the specification, and keeps none', async () => {
  const update = vi.fn<Update>(() => Promise.reject(new Error('down')))
  const { onClose, toasts } = await open({ authority_form: undefined }, update)
  expect(chosenForm()).toEqual(['masculine'])
  press('Salvar')
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ authority_form: null }))
  // Without changes, the dialog closes without a question.
  await waitFor(() => expect(screen.queryByText('Salvando…')).not.toBeInTheDocument())
  press('Cancelar')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test.each([
  ['closes by a press beside it while nothing is changed', '', 1],
  ['stays there once something is', 'Outra', 0],
])('%s', async (_, bio, times) => {
  const { onClose } = await open()
  if (bio) await replace('Bio', bio)
  const overlay = required(document.querySelector<HTMLElement>('.chakra-modal__content-container'))
  fireEvent.mouseDown(overlay)
  fireEvent.click(overlay)
  expect(onClose).toHaveBeenCalledTimes(times)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

/** The profile that another tab saved meanwhile. */
const OTHER = { display_name: 'Ana de lá', bio: 'Bio de lá', updated_at: '2026-04-01T12:00:00.000Z' }

async function openConflict(changes: Partial<Profile> = {}) {
  const update = vi.fn<Update>()
  const view = await open({ updated_at: '2026-03-01T12:00:00.000Z' }, update)
  const other: Profile = { ...view.profile, ...OTHER, ...changes }
  update.mockRejectedValueOnce(refusedFor(other)).mockResolvedValue(view.profile)
  await replace('Bio', 'Bio daqui')
  press('Salvar')
  const dialog = await conflict()
  const text = (of: string) => within(dialog).getByRole('group', { name: `Texto: ${of}` }).textContent
  const choose = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }))
  /** The expected version that each save sent. */
  const versions = () =>
    update.mock.calls.map(([input]) =>
      input instanceof Object && 'expectedUpdatedAt' in input ? input.expectedUpdatedAt : input,
    )
  return { ...view, update, other, dialog, text, choose, versions }
}

test('closed without a choice, what is typed stays, and the next save goes by the same version', async () => {
  const { profile, dialog, onSaved, onClose, versions } = await openConflict()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  await isConflictGone()
  expect(field('Bio')).toHaveValue('Bio daqui')
  expect([onSaved.mock.calls, onClose.mock.calls]).toEqual([[], []])
  press('Salvar')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(versions()).toEqual([profile.updated_at, profile.updated_at])
})

const family = '👨‍👩‍👧‍👦'

test('takes 50 user-perceived characters as a name and 160 as a bio [ACC-023] [ACC-024]', () => {
  expect(LENGTH).toMatchObject({ displayName: 50, bio: 160 })
  expect(findProfileProblems({ name: ` ${family.repeat(50)} `, bio: family.repeat(160) })).toEqual({})
  expect(findProfileProblems({ name: family.repeat(51), bio: family.repeat(161) })).toEqual({
    name: 'O nome pode ter até 50 caracteres. Remova 1.',
    bio: 'A bio pode ter até 160 caracteres. Remova 1.',
  })
})

test('nobody takes the name of the moderation; whoever has it keeps it', () => {
  const problem = { name: 'Este nome é o da moderação da Ementa. Escolha outro.' }
  for (const name of ['Moderação da Ementa', ' MODERACAO  DA  EMENTA ', 'Equipe Ementa', 'Ementa Oficial']) {
    expect(findProfileProblems({ name, bio: '' })).toEqual(problem)
  }
  for (const name of ['Ementa Ribeiro', 'Ana Moderação e Arbitragem', 'Equipe']) {
    expect(findProfileProblems({ name, bio: '' })).toEqual({})
  }
  expect(findProfileProblems({ name: 'Moderação da Ementa', bio: '' }, 'Moderação da Ementa')).toEqual({})
})
