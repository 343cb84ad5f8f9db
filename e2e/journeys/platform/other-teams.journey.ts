import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { releasedSet } from '../../../tooling/release/lib/released-set.mjs'
import { start } from '../../../tooling/scripts/lib/run.mjs'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { buildGuests, type Guest } from '../../fixtures/foreign-remotes'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'

/** The examples, with the words of their pages. */
const EXAMPLES = [
  {
    name: 'agenda',
    bundler: 'Rspack',
    title: 'Agenda',
    more: 'Marcar audiência',
    count: '1 marcadas',
    toast: 'Agenda salva',
    late: ['Mostrar feriados', 'Feriados'],
    own: 'Compromissos de Ana Paula Ferraz',
  },
  {
    name: 'prazos',
    bundler: 'Vite',
    title: 'Prazos',
    more: 'Mais um dia',
    count: '16 dias úteis',
    toast: 'Prazo salvo',
    late: ['Mostrar regras', 'Regras'],
    own: 'Prazos de Ana Paula Ferraz',
  },
] as const

type Servers = Awaited<ReturnType<typeof startServers>>

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.use({ serviceWorkers: 'allow' })

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-other-teams-'))
const guests: Guest[] = []
let servers: Servers
let base: number

const serveWith = async (entries: Guest['entry'][]) =>
  startServers({ base, dists: await releasedSet(), others: entries })

test.beforeAll(async ({ browserName: _ }, info) => {
  test.setTimeout(600_000)
  base = outageBase(info.parallelIndex) + 70
  const names = EXAMPLES.map(({ name }) => name)
  guests.push(...(await buildGuests(names, place)))
  servers = await serveWith(guests.map(({ entry }) => entry))
})
test.afterAll(async () => {
  await servers.close()
  for (const guest of guests) guest.close()
  fs.rmSync(place, { recursive: true, force: true })
})

const guestOf = (name: string) => {
  const found = guests.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

for (const { name, bundler, title, more, count, toast, late, own } of EXAMPLES) {
  test(`a remote of another repository, built with ${bundler}, is a section of the product [PLT-022]`, async ({
    app,
    page,
  }) => {
    const { folder, run } = guestOf(name)
    await test.step('its types are those of the facades', async () => {
      const { output } = await run('npx', 'tsc', '-p', folder)
      expect(output).toBe('')
    })
    await test.step('state, a read, a toast and a part in a file of its own', async () => {
      await app.open(`${servers.addresses.shell}/${name}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await main.getByRole('button', { name: more }).click()
      await expect(main.getByText(count)).toBeVisible()
      await expect(main.getByRole('listitem').first()).toBeVisible()
      await main.getByRole('button', { name: 'Salvar' }).click()
      await expect(app.shell.toast(toast)).toBeVisible()
      await main.getByRole('button', { name: late[0] }).click()
      await expect(main.getByRole('list', { name: late[1] })).toBeVisible()
      await expect(main.getByText(count)).toHaveCSS('border-inline-start-width', '3px')
    })
    await test.step('who signs in is known to it', async () => {
      await app.signIn('anapaula')
      await expect(page.getByText(own)).toBeVisible()
    })
    await test.step('it opens without a connection', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect
        .poll(() => page.evaluate((entry) => caches.match(entry).then(Boolean), guestOf(name).entry.entry), {
          timeout: 90_000,
        })
        .toBe(true)
      await page.reload()
      await expect(page.getByText(own)).toBeVisible()
      await page.getByRole('button', { name: late[0] }).click()
      await app.goOffline()
      await page.reload()
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.context().setOffline(false)
    })
  })
}

test('what does not fit of a remote is refused in words before its code runs [PLT-016]', async ({ app, page }) => {
  const guest = guestOf('agenda')
  app.errors.allow(/EM-10[36]/, /RemoteError/, /\[ Federation Runtime \]/)
  const ementa = (change: object) => (manifest: { ementa?: object }) => ({
    ...manifest,
    ementa: { ...manifest.ementa, ...change },
  })
  const cases: [string, string, RegExp, Parameters<Guest['release']>][] = [
    [
      'another major of React',
      'EM-103',
      /react@18 \(it has react@19\)/,
      [ementa({ surface: 'another', needs: { 'react@18': [] } })],
    ],
    ['no hashes', 'EM-106', /no hashes of its files/, [ementa({ files: undefined }), { isSigned: false }]],
    [
      'a manifest as the plain plugin writes it',
      'EM-103',
      /does not say what it was built with/,
      [({ ementa: _, ...plain }) => plain, { isSigned: false }],
    ],
  ]
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(guest.origin) && request.resourceType() === 'script') scripts.push(request.url())
  })
  try {
    for (const [what, code, detail, change] of cases)
      await test.step(what, async () => {
        guest.release(...change)
        scripts.length = 0
        await app.open(`${servers.addresses.shell}/agenda`)
        const card = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) })
        await card.getByText('Detalhes técnicos').click()
        await expect(card).toContainText(code)
        await expect(card).toContainText(detail)
        await expect(card).toContainText(/O que fazer.*(@ementa\/remote-kit|ementa-remote|React)/)
        expect(scripts, 'scripts of the refused remote').toEqual([])
      })
    await test.step('an open tab is led to a reload, after which the page is there', async () => {
      guest.release()
      await page.getByRole('alert').getByRole('button', { name: 'Recarregar' }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
    })
  } finally {
    guest.release()
  }
})

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'block' })
  test('a file of a remote built with Vite that was altered on its host is not executed [PLT-016]', async ({
    app,
    page,
  }) => {
    app.errors.allow(/EM-106/, /RemoteError/, /\[ Federation Runtime \]/, /integrity/, /Failed to load/)
    const { dist } = guestOf('prazos')
    const container = path.join(dist, fs.readdirSync(dist).find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? '')
    const content = fs.readFileSync(container, 'utf8')
    fs.writeFileSync(container, `globalThis.wasExecuted = true\n${content}`)
    try {
      await app.open(`${servers.addresses.shell}/prazos`)
      const card = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) })
      await expect(card).toContainText('Esta área foi bloqueada por segurança.')
      await card.getByText('Detalhes técnicos').click()
      await expect(card).toContainText(/EM-106.*is not what its manifest says.*Upload the whole build again/)
      expect(await page.evaluate(() => 'wasExecuted' in globalThis)).toBe(false)
    } finally {
      fs.writeFileSync(container, content)
    }
  })
})

test('the kit says before a release what would be refused, and previews in the live shell [PLT-022]', async ({
  app,
  page,
}) => {
  const { folder, run } = guestOf('agenda')
  const shell = servers.addresses.shell ?? ''
  const remote = path.join(folder, 'remote.json')
  const pageFile = path.join(folder, 'src/features/agenda/agenda-page.tsx')
  const original = [fs.readFileSync(remote, 'utf8'), fs.readFileSync(pageFile, 'utf8')] as const
  const check = () => run('npx', 'ementa-remote', 'check', '--shell', shell)
  expect((await check()).output).toBe(`agenda fits ${shell}.\n`)
  try {
    fs.writeFileSync(remote, original[0].replace('["/agenda"]', '["/agenda", "/audiencias"]'))
    fs.writeFileSync(pageFile, original[1].replace('useServices,', 'useServices,\n  Later,'))
    await run('npx', 'rspack', 'build')
    const { code, output } = await check()
    expect(code).toBe(1)
    expect(output).toContain('No route object has the path "/audiencias"')
    expect(output).toContain('The shell does not provide @ementa/ui@1: Later.')
    expect(output).toContain('Run: npx ementa-remote seal')
  } finally {
    fs.writeFileSync(remote, original[0])
    fs.writeFileSync(pageFile, original[1])
  }
  expect((await run('npm', 'run', 'build')).code).toBe(0)
  const { child, stop } = start('npx', ['ementa-remote', 'preview', '--shell', shell, '--port', '0'], { cwd: folder })
  const [text] = await once(child.stdout, 'data')
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
  try {
    await app.open(/^\S+/.exec(text)?.[0] ?? '')
    await expect(heading('Agenda')).toBeVisible()
    fs.writeFileSync(pageFile, original[1].replace("const TITLE = 'Agenda'", "const TITLE = 'Agenda do foro'"))
    await run('npx', 'rspack', 'build')
    await page.reload()
    await expect(heading('Agenda do foro')).toBeVisible()
    await page.goto('about:blank')
  } finally {
    fs.writeFileSync(pageFile, original[1])
    await stop()
  }
})

test('a remote whose entry is gone leaves nothing behind [PLT-022]', async ({ app, page }) => {
  await servers.close()
  servers = await serveWith([])
  await app.open(`${servers.addresses.shell}/agenda`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops! Page not found/)
})
