import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AddErratum from './add-erratum'

const ISSUE = 'issue-clausula-01'
const WORDS = 'Onde se lê “três”, leia-se “cinco”.'

const erratum = (world: TestWorld) => renderWithServices(<AddErratum issueId={ISSUE} errata={undefined} />, { world })
const field = () => screen.findByRole('textbox', { name: 'Errata' })
const type = async (value: string) => fireEvent.change(await field(), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const copies = () => copyKeys(crashBufferKey('user-anapaula', 'erratum', ISSUE))

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
  expect(await screen.findByRole('button', { name: 'Acrescentar errata' })).toBeTruthy()
})

test('a correction that was given up does not come back', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await erratum(world)
  await press('Acrescentar errata')
  await type(WORDS)
  await press('Cancelar')
  expect(copies()).toEqual([])
})
