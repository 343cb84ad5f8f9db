import { crashCopyKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AboutForm } from './about-form'

const field = (name: RegExp) => screen.findByRole('textbox', { name })
async function type(name: RegExp, words: string) {
  const user = userEvent.setup()
  await user.click(await field(name))
  await user.paste(words)
}

test('settings that were typed come back over what is stored now, until they are saved or thrown away', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.services.api
  const { newsletter } = await newsletters.get({ handle: 'clausula-a-clausula' })
  const open = (stored = newsletter) =>
    renderWithServices(<AboutForm newsletter={stored} owner="Ana Paula" />, { world })
  const copies = () => copyKeys(crashCopyKey('user-anapaula', 'about', newsletter.id))
  await open()
  await type(/^Mensagem de boas-vindas/, 'Bem-vinda, bem-vindo.')
  cleanup()
  await open({ ...newsletter, masthead: 'Toda terça' })
  expect(await field(/^Mensagem de boas-vindas/)).toHaveProperty('value', 'Bem-vinda, bem-vindo.')
  expect(await field(/^Linha do cabeçalho/)).toHaveProperty('value', 'Toda terça')
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(await field(/^Mensagem de boas-vindas/)).toHaveProperty('value', '')
  expect(copies()).toEqual([])
  await type(/^Mensagem de boas-vindas/, 'Olá.')
  const welcome = await field(/^Mensagem de boas-vindas/)
  fireEvent.click(screen.getByRole('button', { name: 'Salvar configurações' }))
  // The answer would overwrite text that is typed now.
  expect(welcome).toHaveProperty('readOnly', true)
  await waitFor(() => expect(world.toasts.at(-1)).toMatchObject({ title: 'Configurações salvas' }))
  expect(await newsletters.get({ handle: newsletter.handle })).toMatchObject({ newsletter: { welcome: 'Olá.' } })
  // The form stays open: what is typed next is kept too.
  await type(/^Linha do cabeçalho/, 'Toda quarta')
  cleanup()
  expect(copies()).toHaveLength(1)
})
