import type { Page } from '@playwright/test'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Imagens da publicação' })
/** Finds the current image; its neighbours are rendered beside it, out of view. */
const shown = (page: Page) => viewer(page).locator('.yarl__slide_current').getByRole('img')
const widthOf = async (page: Page) => (await shown(page).boundingBox())?.width ?? 0

/** Counts animations in the viewer from now on; swipes and zooms are animated by scripts. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  const moves = await page.evaluateHandle(() => {
    const count = { moves: 0 }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...[frames, options]: Parameters<typeof animate>) {
      const duration = typeof options === 'object' ? options.duration : options
      if (this.closest('.image-viewer') && duration !== 0) count.moves += 1
      return animate.call(this, frames, options)
    }
    return count
  })
  return () => moves.evaluate(({ moves }) => moves)
}

/** Tells whether the dialog has the focus, or nothing: after its last button the focus goes to the browser's controls. */
const hasFocusOrNothing = (dialog: Element) =>
  dialog.contains(document.activeElement) || document.activeElement === document.body

const FIRST = /^Prazos do CDC em barras/
const SECOND = /^Fluxo: se o defeito/

test('images are read over the page by keys and wheel, with and without motion, on a desktop', async ({
  app,
  page,
}) => {
  await app.open('/p/post-045/comments', { as: 'anapaula' })
  const opener = page.getByRole('button', { name: FIRST })
  const moves = await countMoves(page)

  await test.step('Enter opens one, with its description', async () => {
    await opener.press('Enter')
    await expect(shown(page)).toHaveAccessibleName(FIRST)
    await expect(viewer(page).locator('.image-viewer-caption').filter({ hasText: FIRST })).toBeVisible()
    await expectNoA11yViolations(page, '.image-viewer')
  })
  await test.step('the arrows go through them and stop at the end', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveAccessibleName(SECOND)
    await expect(viewer(page).getByRole('button', { name: 'Próxima imagem' })).toBeDisabled()
    await page.keyboard.press('ArrowLeft')
    await expect(shown(page)).toHaveAccessibleName(FIRST)
    expect(await moves()).toBeGreaterThan(0)
  })
  await test.step('the wheel makes it larger', async () => {
    const fitted = await widthOf(page)
    await shown(page).hover()
    await page.mouse.wheel(0, -400)
    await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted * 1.2)
  })
  await test.step('nothing beside it takes the focus, and Escape gives it back', async () => {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      expect(await viewer(page).evaluate(hasFocusOrNothing)).toBe(true)
    }
    await viewer(page).getByRole('button', { name: 'Fechar' }).press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('who asked for less motion sees none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = await moves()
    await opener.press('Enter')
    await expect(shown(page)).toHaveAccessibleName(FIRST)
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveAccessibleName(SECOND)
    await page.keyboard.press('+')
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    expect(await moves()).toBe(before)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('images are swiped, pinched and closed by a finger, without a connection too', async ({
    app,
    page,
    context,
  }) => {
    await app.open('/p/post-045/comments', { as: 'anapaula' })
    const opener = page.getByRole('button', { name: FIRST })
    const session = await context.newCDPSession(page)
    const isAtRest = async () => {
      const box = await shown(page).boundingBox()
      return box !== null && Math.abs(box.x + box.width / 2 - 195) < 1
    }
    /** Dispatches touches of fingers that each move from one point to another. */
    const drag = async (...fingers: { from: [number, number]; to: [number, number] }[]) => {
      const at = (share: number) =>
        fingers.map(({ from, to }, id) => ({
          id,
          x: from[0] + (to[0] - from[0]) * share,
          y: from[1] + (to[1] - from[1]) * share,
        }))
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await send('touchStart', at(0))
      for (let step = 1; step <= 8; step++) await send('touchMove', at(step / 8))
      await send('touchEnd', [])
    }

    await test.step('a tap opens one; a swipe shows the next, and one back the first again', async () => {
      await opener.tap()
      await expect(shown(page)).toHaveAccessibleName(FIRST)
      await expectNoA11yViolations(page, '.image-viewer')
      await drag({ from: [330, 420], to: [40, 420] })
      await expect(shown(page)).toHaveAccessibleName(SECOND)
      await expect.poll(isAtRest).toBe(true)
      await drag({ from: [60, 420], to: [350, 420] })
      await expect(shown(page)).toHaveAccessibleName(FIRST)
      await expect.poll(isAtRest).toBe(true)
    })
    await test.step('two fingers make it larger', async () => {
      const fitted = await widthOf(page)
      await drag({ from: [180, 420], to: [90, 340] }, { from: [210, 420], to: [300, 500] })
      await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted * 1.3)
    })
    await test.step('closed, the focus is where it was; offline it opens again', async () => {
      await viewer(page).getByRole('button', { name: 'Fechar' }).tap()
      await expect(viewer(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
      await app.goOffline()
      await opener.tap()
      await expect(shown(page)).toHaveJSProperty('complete', true)
      await expect(shown(page)).not.toHaveJSProperty('naturalWidth', 0)
      await drag({ from: [195, 300], to: [195, 700] })
      await expect(viewer(page)).toHaveCount(0)
    })
  })
})
