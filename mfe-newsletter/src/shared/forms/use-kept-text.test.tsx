import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AboutForm } from '../../features/configuracoes/about-form'
import AddErratum from '../../features/edit/add-erratum'

const ISSUE = 'issue-clausula-01'
const WORDS = 'Onde se lê “três”, leia-se “cinco”.'

const erratum = (world: TestWorld) => renderWithServices(<AddErratum issueId={ISSUE} errata={undefined} />, { world })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const type = async (name: string | RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const copies = (...of: [kind: 'erratum' | 'about', id: string]) => copyKeys(crashBufferKey('user-anapaula', ...of))

test('a correction that was typed comes back after a reload, and a failed call leaves it where it is', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['newsletters.addErratum'] } })
  await erratum(world)
  await press('Acrescentar errata')
  await type('Errata', WORDS)
  cleanup()
  await erratum(world)
  expect(await field('Errata')).toHaveProperty('value', WORDS)
  await press('Publicar errata')
  await answer('Publicar errata')
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Erro ao publicar a errata' }]))
  expect(await field('Errata')).toHaveProperty('value', WORDS)
  world.simulate({})
  await press('Publicar errata')
  await answer('Publicar errata')
  expect(await screen.findByRole('region', { name: 'Errata' })).toHaveTextContent(WORDS)
  expect(copies('erratum', ISSUE)).toEqual([])
  cleanup()
  await erratum(world)
  expect(await screen.findByRole('button', { name: 'Acrescentar errata' })).toBeTruthy()
})

test('a correction that was given up does not come back', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await erratum(world)
  await press('Acrescentar errata')
  await type('Errata', WORDS)
  await press('Cancelar')
  expect(copies('erratum', ISSUE)).toEqual([])
})

test('settings that were typed come back over what is stored now, until they are saved or thrown away', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.services.api
  const { newsletter } = await newsletters.get({ handle: 'clausula-a-clausula' })
  const open = (stored = newsletter) =>
    renderWithServices(<AboutForm newsletter={stored} owner="Ana Paula" />, { world })
  await open()
  await type(/^Mensagem de boas-vindas/, 'Bem-vinda, bem-vindo.')
  cleanup()
  await open({ ...newsletter, masthead: 'Toda terça' })
  expect(await field(/^Mensagem de boas-vindas/)).toHaveProperty('value', 'Bem-vinda, bem-vindo.')
  expect(await field(/^Linha do cabeçalho/)).toHaveProperty('value', 'Toda terça')
  await press('Descartar')
  expect(await field(/^Mensagem de boas-vindas/)).toHaveProperty('value', '')
  expect(copies('about', newsletter.id)).toEqual([])
  await type(/^Mensagem de boas-vindas/, 'Olá.')
  const welcome = await field(/^Mensagem de boas-vindas/)
  fireEvent.click(screen.getByRole('button', { name: 'Salvar configurações' }))
  // What would be typed now would be overwritten by the answer.
  expect(welcome).toHaveProperty('readOnly', true)
  await waitFor(() => expect(world.toasts.at(-1)).toMatchObject({ title: 'Configurações salvas' }))
  expect(await newsletters.get({ handle: newsletter.handle })).toMatchObject({ newsletter: { welcome: 'Olá.' } })
  // The form stays open: what is typed next is kept too.
  await type(/^Linha do cabeçalho/, 'Toda quarta')
  cleanup()
  expect(copies('about', newsletter.id)).toHaveLength(1)
})
