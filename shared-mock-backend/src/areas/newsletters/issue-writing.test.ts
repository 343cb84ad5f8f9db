import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { codeOf, signedIn, start } from '../../test/start'

const HTML = '<h1>Boletim</h1><p>Abertura</p>'

async function ownNewsletter() {
  const world = await start()
  const { newsletters } = world.api
  await world.api.auth.signIn({ username: 'anapaula' })
  const { id: newsletterId } = await newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const save = (name: string, requestId?: string) =>
    newsletters.saveTemplate({ newsletterId, name, html: HTML, ...(requestId && { requestId }) })
  const names = async () => (await newsletters.listTemplates({ newsletterId })).templates.map(({ name }) => name)
  return { ...world, newsletters, save, names }
}

test('a template of one’s own is saved once, renamed, read, and deleted in a way that can be undone', async () => {
  const { newsletters, save, names } = await ownNewsletter()
  const { id } = await save('Édito', 'um')
  await save('Édito', 'um')
  await save('Carta')
  expect(await names()).toEqual(['Carta', 'Édito'])
  await newsletters.renameTemplate({ id, name: 'Boletim' })
  expect(await newsletters.getTemplate({ id })).toMatchObject({ name: 'Boletim', html: HTML })
  const gone = await newsletters.deleteTemplate({ id })
  expect(await names()).toEqual(['Carta'])
  await expect(newsletters.getTemplate({ id })).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' })
  await newsletters.saveTemplate({ newsletterId: gone.newsletter_id, name: gone.name, html: gone.html })
  expect(await names()).toEqual(['Boletim', 'Carta'])
})

test('a newsletter has so many templates at most', async () => {
  const { save, names } = await ownNewsletter()
  for (let index = 0; index < NEWSLETTER_LIMITS.templatesPerNewsletter; index += 1) await save(`Modelo ${index}`)
  await expect(save('Mais um')).rejects.toMatchObject({ code: 'TEMPLATES_FULL' })
  expect(await names()).toHaveLength(NEWSLETTER_LIMITS.templatesPerNewsletter)
})

test('templates are listed by name, each newsletter has its own, and those of others are refused', async () => {
  const { api } = await signedIn('anapaula')
  const create = (handle: string) => api.newsletters.create({ handle, title: handle, description: 'Semanal' })
  const [one, other] = [await create('uma'), await create('outra')]
  const save = (newsletterId: string, name: string) =>
    api.newsletters.saveTemplate({ newsletterId, name, html: `<p>${name}</p>` })
  for (const name of ['Zebra', 'Índice', 'Abertura']) await save(one.id, name)
  const { id } = await save(other.id, 'Outra')
  const names = async (newsletterId: string) =>
    (await api.newsletters.listTemplates({ newsletterId })).templates.map(({ name }) => name)
  expect(await names(one.id)).toEqual(['Abertura', 'Índice', 'Zebra'])
  expect(await names(other.id)).toEqual(['Outra'])
  expect((await api.newsletters.getTemplate({ id })).html).toBe('<p>Outra</p>')
  await api.auth.signIn({ username: 'renata' })
  const refused = [
    api.newsletters.listTemplates({ newsletterId: one.id }),
    api.newsletters.getTemplate({ id }),
    api.newsletters.renameTemplate({ id, name: 'Minha' }),
    api.newsletters.deleteTemplate({ id }),
    save(one.id, 'Minha'),
  ]
  for (const call of refused) expect(await codeOf(call)).toBe('NOT_NEWSLETTER_OWNER')
  expect(await codeOf(api.newsletters.getTemplate({ id: 'nothing' }))).toBe('TEMPLATE_NOT_FOUND')
})
