import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { start } from '../../test/start'

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
