import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { STORAGE_KEYS } from '@ementa/contracts'
import type { Page } from '@playwright/test'
import { sourceAt } from '../../../tooling/scripts/lib/source-maps.mjs'
import type { Username } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

interface Case {
  remote: string
  as: Username
  path: string
  /** A page that renders lists. */
  lists: string
  /** Triggers a handler of this remote. */
  act: (page: Page) => Promise<unknown>
}

const CASES: readonly Case[] = [
  {
    remote: 'social',
    as: 'renata',
    path: '/compose',
    lists: '/compose',
    act: (page) => page.getByRole('textbox', { name: 'Texto da publicação' }).fill('a'),
  },
  {
    remote: 'account',
    as: 'anapaula',
    path: '/profile',
    lists: '/settings/notifications',
    act: async (page) => {
      await page.getByRole('button', { name: 'Editar Perfil' }).click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('a')
    },
  },
]

/**
 * Makes a browser function fail once when called from one origin: a list method while rendering, a field's value in a handler.
 * The failing line is thus a real one of the built remote.
 */
function installFaults() {
  const faults = window as { fault?: { origin: string; kind: string } }
  function strike(...kinds: string[]): string | undefined {
    const { fault } = faults
    if (!fault || !kinds.includes(fault.kind)) return undefined
    const stack = new Error().stack ?? ''
    // Only calls below React count, not code that runs while a file is loaded.
    if (!stack.includes(fault.origin) || !stack.includes('/static/react.')) return undefined
    // React renders a second time before it gives up.
    if (fault.kind !== 'render') delete faults.fault
    return fault.kind
  }
  // biome-ignore lint/suspicious/noExplicitAny: any list of the page
  const map = Array.prototype.map as (this: any[], ...args: any[]) => any[]
  // biome-ignore lint/suspicious/noExplicitAny: any list of the page
  Array.prototype.map = function (this: any[], ...args: any[]) {
    if (strike('render')) throw new Error('fault while rendering')
    return map.apply(this, args)
  } as typeof Array.prototype.map
  for (const field of [HTMLInputElement, HTMLTextAreaElement]) {
    const value = Object.getOwnPropertyDescriptor(field.prototype, 'value')
    Object.defineProperty(field.prototype, 'value', {
      ...value,
      get() {
        const kind = strike('error', 'rejection')
        if (kind === 'error') throw new Error('fault in a handler')
        if (kind === 'rejection') Promise.reject(new Error('fault in a promise'))
        return value?.get?.call(this)
      },
    })
  }
}

const ROOT = resolve(import.meta.dirname, '../../..')

/** Counts the events of a report that `npm run explain` traces to the right source line of the remote. */
async function explained(report: string): Promise<number> {
  const script = resolve(ROOT, 'tooling/scripts/explain.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, report])
  const events = stdout.split(/^(?=\d{4}-\d\d-\d\dT)/m)
  return events.filter((event) => {
    const [, remote] = /^\S+ {2}\S+ {2}(\w+)@/.exec(event) ?? []
    const place = new RegExp(`^ {4}(mfe-${remote}/src/\\S+):(\\d+) {2}(\\S.*)$`, 'm').exec(event)
    if (!place) return false
    const [, file = '', line = '', text] = place
    return fs.readFileSync(resolve(ROOT, file), 'utf8').split('\n')[Number(line) - 1]?.trim() === text
  }).length
}

interface BoxEvent {
  kind: string
  source: string
  frames?: string[]
}

test('who broke it: a fault of a remote is attributed, told, and traced to its line [PLT-016]', async ({
  app,
  page,
}, info) => {
  test.slow()
  app.errors.allow(/fault (while|in)|EM-105/)
  const registry = await (await page.request.get('/remotes.json')).json()
  await page.addInitScript(installFaults)
  const faults: BoxEvent[] = []

  /** Finds the newest event of a kind. */
  async function recorded(kind: string): Promise<BoxEvent | undefined> {
    const text = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.blackBox)
    return (JSON.parse(text ?? '[]') as BoxEvent[]).findLast((event) => event.kind === kind)
  }

  for (const { remote, as, path, lists, act } of CASES) {
    const { origin } = new URL(registry.remotes.find(({ name }: { name: string }) => name === remote).entry)
    const expectFault = async (kind: string, call: RegExp) => {
      const where = `${remote}, ${kind}`
      await expect.poll(async () => (await recorded(kind))?.source ?? '', where).toMatch(new RegExp(`^${remote}@1\\.`))
      const event = await recorded(kind)
      const { frames = [] } = event ?? {}
      const place = sourceAt(frames.find((frame) => frame.startsWith(origin)) ?? '')
      expect(place, where).toMatchObject({
        file: expect.stringMatching(`^mfe-${remote}/src/`),
        text: expect.stringMatching(call),
      })
      if (event) faults.push(event)
    }
    const open = async (kind?: string) => {
      if (kind) await page.addInitScript((fault) => Object.assign(window, { fault }), { origin, kind })
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear()).catch(() => undefined)
      await app.open(kind ? lists : path, { as })
    }
    await test.step(`${remote}: in a handler and in a promise`, async () => {
      await open()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      for (const kind of ['error', 'rejection']) {
        await page.evaluate((fault) => Object.assign(window, { fault }), { origin, kind })
        await act(page)
        if (kind === 'error') await expect(app.shell.toast('Ocorreu um erro')).toBeVisible()
        await expectFault(kind, /value/)
        await page.reload()
      }
    })
    await test.step(`${remote}: while rendering`, async () => {
      await open('render')
      await expect(page.getByRole('alert').filter({ hasText: 'Ocorreu um erro ao mostrar esta área.' })).toBeVisible()
      // A part of the shell may read the list; the line is then that of the remote that called it.
      await expectFault('render', /\w/)
      await page.addInitScript(() => Object.assign(window, { fault: undefined }))
    })
  }
  expect(faults).toHaveLength(6)

  await test.step('npm run explain maps all of them', async () => {
    const report = info.outputPath('report.json')
    fs.writeFileSync(report, JSON.stringify({ events: faults }))
    expect(await explained(report)).toBe(6)
  })

  await test.step('the card shows what happened before and hands over the report', async () => {
    await page.getByText('O que aconteceu antes').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'account@1.' }).first()).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar relatório técnico' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^ementa-relatorio-.*\.json$/)
    expect(await explained(await file.path())).toBeGreaterThan(0)
  })
})
