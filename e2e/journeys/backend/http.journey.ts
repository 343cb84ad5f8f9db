// biome-ignore lint/style/noRestrictedImports: this journey runs the server that a registry can name
import { serveBackend } from '@ementa/mock-backend/node'
import type { Response } from '@playwright/test'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'
import { addImage, writePost } from '../../pages/composer-page'
import { ShellPage } from '../../pages/shell-page'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Ports that differ from those of the outage journeys. */
const BESIDE = 5

/** A text that only the backend's seed contains. */
const MOCK_CODE = 'user-anapaula'

test('behind a named server, uploaded images are shown and no backend is downloaded', async ({ app, page }, {
  parallelIndex,
}) => {
  const server = await serveBackend({ simulation: { latency: [0, 0], failureRate: 0, uploadFailureRate: 0 } })
  const product = await startServers({ base: outageBase(parallelIndex) + BESIDE, api: server.url })
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.status() < 400) scripts.push(response)
  })
  const names = () => scripts.map((response) => new URL(response.url()).pathname)
  const backendScripts: string[] = []
  try {
    await test.step('without a named server, the backend is a script of the page', async () => {
      await app.open('/')
      await expect(page.getByRole('article').first()).toBeVisible()
      // The file is fetched again, because the body of an idle-time request may not be available.
      for (const url of scripts.map((response) => response.url())) {
        const script = await page.request.get(url)
        if ((await script.text()).includes(MOCK_CODE)) backendScripts.push(new URL(url).pathname)
      }
      expect(backendScripts).not.toEqual([])
      scripts.length = 0
    })

    await page.goto(product.addresses.shell ?? '')
    const shell = new ShellPage(page)
    await app.signIn('anapaula')
    await shell.goTo('Composer')
    await writePost(page, 'Com imagem do servidor')
    await addImage(page, Buffer.from(PNG, 'base64'))
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(shell.toast('Post publicado!')).toBeVisible()

    await test.step('the image comes from the server, also after a reload', async () => {
      await page.reload()
      const card = page.getByRole('article').filter({ hasText: 'Com imagem do servidor' })
      const image = card.getByRole('img').last()
      await expect(image).toHaveJSProperty('naturalWidth', 1)
      expect(await image.getAttribute('src')).toContain(`${server.url}/images/`)
      await expect(page.getByText('Imagem não disponível')).toHaveCount(0)
    })

    await test.step('no script of the backend was asked for', async () => {
      expect(scripts.length).toBeGreaterThan(3)
      expect(names().filter((name) => backendScripts.includes(name))).toEqual([])
    })
  } finally {
    await page.close()
    await product.close()
    await server.close()
  }
})
