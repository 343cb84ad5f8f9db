import { crashCopyKey } from '@ementa/contracts'
import { createTestWorld, inputsOf, renderWithServices, type TestWorld, userEvent } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AddErratum from './add-erratum'

const ISSUE = 'issue-clausula-01'
const WORDS = 'Onde se lê “três”, leia-se “cinco”.'

const erratum = (world: TestWorld) => renderWithServices(<AddErratum issueId={ISSUE} errata={undefined} />, { world })
const field = () => screen.findByRole('textbox', { name: 'Errata' })
async function type(value: string) {
  await userEvent.click(await field())
  await userEvent.paste(value)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const copies = () => copyKeys(crashCopyKey('user-anapaula', 'erratum', ISSUE))

test('a correction that was typed comes back after a reload, and a failed call leaves it where it is', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['newsletters.addErratum'] } })
  await erratum(world)
  await press('Acrescentar errata')
  await type(WORDS)
  cleanup()
  await erratum(world)
  expect(await field()).toHaveProperty('value', WORDS)
  await press('Publicar errata')
  await answer('Publicar errata')
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Erro ao publicar a errata' }]))
  expect(await field()).toHaveProperty('value', WORDS)
  world.simulate({})
  await press('Publicar errata')
  await answer('Publicar errata')
  expect(await screen.findByRole('region', { name: 'Errata' })).toHaveTextContent(WORDS)
  expect(copies()).toEqual([])
  cleanup()
  await erratum(world)
  expect(await screen.findByRole('button', { name: 'Acrescentar errata' })).toBeInTheDocument()
})

test('a correction that was given up does not come back', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await erratum(world)
  await press('Acrescentar errata')
  await type(WORDS)
  await press('Cancelar')
  expect(copies()).toEqual([])
})

const LIMIT = 600

test('a correction that is empty or too long cannot be published', async () => {
  await erratum(await createTestWorld({ as: 'anapaula' }))
  await press('Acrescentar errata')
  expect(document.activeElement).toBe(await field())
  expect(await field()).toHaveAttribute('placeholder', 'Onde se lê “…”, leia-se “…”.')
  const publish = () => screen.getByRole('button', { name: 'Publicar errata' })
  expect(publish()).toBeDisabled()
  for (const [words, isReady] of [
    ['  ', false],
    [` ${'a'.repeat(LIMIT)} `, true],
    ['a'.repeat(LIMIT + 1), false],
  ] as const) {
    await userEvent.clear(await field())
    await type(words)
    expect(publish().hasAttribute('disabled')).toBe(!isReady)
  }
})

test('a correction is asked for once more, and each is a correction of its own', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await erratum(world)
  const sent = () => inputsOf(world.calls, 'newsletters.addErratum')
  await press('Acrescentar errata')
  await type(WORDS)
  await press('Publicar errata')
  const question = await screen.findByRole('alertdialog', { name: 'Publicar esta errata?' })
  expect(question.textContent).toContain('Ela fica com a edição para sempre, com a data de hoje, e avisa quem a leu.')
  await answer('Cancelar')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toEqual([])
  world.simulate({ fail: ['newsletters.addErratum'] })
  await press('Publicar errata')
  await answer('Publicar errata')
  await waitFor(() =>
    expect(world.toasts).toMatchObject([{ description: 'O que você escreveu continua aqui. Tente novamente.' }]),
  )
  world.simulate({})
  await press('Publicar errata')
  await answer('Publicar errata')
  await waitFor(() => expect(world.toasts[1]).toMatchObject({ title: 'Errata publicada', status: 'success' }))
  const [first, ...others] = sent()
  expect(others).not.toEqual([])
  for (const one of others) expect(one).toEqual(first)
  expect(first).toMatchObject({ issueId: ISSUE, text: WORDS, requestId: expect.any(String) })
  await press('Acrescentar errata')
  expect(await field()).toHaveProperty('value', '')
  await type('Outra correção.')
  await press('Publicar errata')
  await answer('Publicar errata')
  await waitFor(() => expect(world.toasts).toHaveLength(3))
  expect(sent().at(-1)).not.toMatchObject({ requestId: Reflect.get(Object(first), 'requestId') })
})
