import { stateRecordKey } from '@ementa/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const ITEMS = 60
/** Number of added items, besides the 26 of the seed. */
const ADDED = 40
/** Posts of the seed's queue; a decision covers all reports of a post. */
const QUEUED = new Set([12, 13, 21, 31, 33, 35, 46, 58, 61, 71, 73, 74, 76, 77, 78, 79])
/** Time in ms longer than the guard against presses meant for the previous item. */
const READ = 700

/** Creates further reports of posts of the seed, which are lowest in the queue. */
async function fillQueue(page: Page) {
  const now = new Date().toISOString()
  const posts = Array.from({ length: 99 }, (_, index) => index + 1).filter((post) => !QUEUED.has(post))
  const records = posts.slice(0, ADDED).map((post) => {
    const id = `queue-hour-${post}`
    const about = { item_type: 'post', item_id: `post-${String(post).padStart(3, '0')}` }
    const reported = { priority: 1, report_count: 1, most_common_reason: 'spam', status: 'pending' }
    return [stateRecordKey('queueItems', id), { id, ...about, ...reported, created_at: now, updated_at: now }] as const
  })
  await page.addInitScript(
    (stored) => {
      for (const [key, record] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, record)
    },
    records.map(([key, record]) => [key, JSON.stringify(record)] as const),
  )
}

/** Waits until another item is open, its row has the focus, and the header shows the number of remaining ones. */
const isAt = ({ last, left }: { last: string; left: number }) => {
  const row = document.activeElement
  const shown = document.querySelector('#fila')?.nextElementSibling?.textContent
  const item = new URLSearchParams(location.search).get('item')
  return item !== null && item !== last && row?.getAttribute('aria-current') === 'true' && shown === String(left)
}

/** Tells whether the item accepts presses: the guard starts when it is shown, after its row has the focus. */
const isReady = () => document.querySelector('[aria-label="Decisão"] button:not([aria-disabled])') !== null

test("a moderator's hour: 60 items are decided by keys alone, each of them once [MOD-019] [MOD-022]", async ({
  app,
  page,
}) => {
  test.slow()
  await fillQueue(page)
  // A person reads for longer than the guard lasts, so the clock is advanced.
  await page.clock.install()
  await app.open('/admin/moderation', { as: 'moderacao' })
  const total = page.locator('#fila + span')
  await expect(total).toHaveText(/^\d+$/)
  const queued = Number(await total.textContent())

  let steps = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    steps += keys.length
  }
  const type = async (text: string) => {
    await page.keyboard.insertText(text)
    steps += 1
  }
  const decide = {
    approve: () => press('1'),
    byRule: () => press('r', '3', 'Escape', '2'),
    inOwnWords: async () => {
      await press('m')
      await type('Fora do tema.')
      await press('Escape', '2')
    },
  }
  const decided: string[] = []
  await press('j')
  for (let count = 0; count < ITEMS; count++) {
    await page.waitForFunction(isAt, { last: decided.at(-1) ?? '', left: queued - count })
    await page.clock.fastForward(READ)
    await page.waitForFunction(isReady)
    decided.push(new URL(page.url()).searchParams.get('item') ?? '')
    const isGone = await page.getByRole('button', { name: 'Encerrar as denúncias' }).isVisible()
    const kinds = ['approve', 'approve', 'byRule', 'inOwnWords'] as const
    await decide[isGone ? 'approve' : (kinds[count % kinds.length] ?? 'approve')]()
  }
  await page.waitForFunction(isAt, { last: decided.at(-1) ?? '', left: queued - ITEMS })
  await test.step('no item twice, in three steps each at most', () => {
    expect(new Set(decided).size).toBe(ITEMS)
    expect(steps / ITEMS).toBeLessThanOrEqual(3)
  })
  await test.step('the log has each of them once, with its reason', async () => {
    await page.getByRole('link', { name: 'Logs', exact: true }).first().click()
    const entries = page.getByRole('row').filter({ hasText: /Moderação da Ementa/ })
    await expect(entries.filter({ hasText: 'Mensagem repetida.' }).first()).toBeVisible()
    await expect(entries.filter({ hasText: 'Fora do tema.' }).first()).toBeVisible()
  })
})
