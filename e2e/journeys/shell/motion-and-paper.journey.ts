import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

interface Motion {
  /** Duration of one iteration in ms. */
  duration: number
  properties: string[]
}

/** Records animations by scripts and style sheets, from the first page on. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const seen: Motion[] = []
    Object.assign(window, { seenMotion: seen })
    const keep = (animation: Animation) => {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect)) return
      const { duration, iterations } = effect.getComputedTiming()
      // Spinners do not count as motion of a page.
      if (iterations === Number.POSITIVE_INFINITY) return
      const named = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const properties = [...new Set(named)].filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name))
      seen.push({ duration: Number(duration), properties })
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given)
      keep(animation)
      return animation
    }
    /** Finds the style rule of an animation that ended before its start event, on a busy page. */
    const keepPlayed = (target: Element, name: string) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const steps = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name)
      if (!(steps instanceof CSSKeyframesRule)) return
      const properties = [...steps].flatMap((step) => (step instanceof CSSKeyframeRule ? [...step.style] : []))
      const { animationDuration, animationIterationCount } = getComputedStyle(target)
      if (animationIterationCount === 'infinite') return
      const duration = Number.parseFloat(animationDuration) * 1000
      seen.push({ duration, properties: [...new Set(properties)] })
    }
    const onStart = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      const running = target.getAnimations()
      for (const animation of running) keep(animation)
      if (event instanceof AnimationEvent && running.length === 0) keepPlayed(target, event.animationName)
    }
    document.addEventListener('animationstart', onStart, true)
    document.addEventListener('transitionrun', onStart, true)
  })
}

/** Reads the animations since the last call. */
const takeMotion = (page: Page) =>
  page.evaluate((): Motion[] => {
    const seen: Motion[] = Reflect.get(window, 'seenMotion')
    return seen.splice(0)
  })
/** Tells whether properties cause motion, unlike colours and scroll bars. */
const isMove = ({ properties, duration }: Motion) =>
  duration > 1 && properties.some((name) => /^(opacity|translate|scale|rotate|transform)$/.test(name))
const ofProperty = (property: string, motions: Motion[]) =>
  motions.filter((one) => isMove(one) && one.properties.includes(property)).map(({ duration }) => duration)

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isReduced = reducedMotion === 'reduce'
  test(`a page that comes, a row that goes and a stamp that is set: motion ${reducedMotion} [EXP-20]`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await watchMotion(page)
    const expectMoves = async (property: string) => {
      if (isReduced) {
        expect((await takeMotion(page)).filter(isMove)).toEqual([])
        return
      }
      let moves: number[] = []
      await expect
        .poll(async () => {
          moves = [...moves, ...ofProperty(property, await takeMotion(page))]
          return moves.length
        })
        .toBeGreaterThan(0)
      for (const duration of moves) {
        expect(duration).toBeGreaterThanOrEqual(120)
        expect(duration).toBeLessThanOrEqual(180)
      }
    }
    await app.open('/newsletters', { as: 'moderacao' })
    await expect(page.getByRole('link', { name: /Cláusula a Cláusula/ }).first()).toBeVisible()
    // Part of the frame is loaded in idle time.
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
    await takeMotion(page)
    await test.step('another page comes in', async () => {
      await app.shell.goTo('Moderação')
      await expect(page.getByRole('heading', { level: 1, name: 'Moderação' })).toBeFocused()
      await expectMoves('opacity')
    })
    await test.step('a row that was decided about goes', async () => {
      const row = page.getByRole('article').first()
      const name = (await row.getAttribute('aria-label')) ?? ''
      await row.getByRole('button').click()
      await expect(page.getByRole('button', { name: /^Aprovar (?!seleção)/, disabled: false })).toBeVisible()
      await takeMotion(page)
      await page.keyboard.press('1')
      await expect(page.getByRole('article').first()).not.toHaveAccessibleName(name)
      await expectMoves('translate')
    })
    await test.step('a notice comes and goes', async () => {
      const close = page.getByRole('button', { name: 'Fechar aviso' }).first()
      await close.click()
      await expect(close).toBeHidden()
      await expectMoves('opacity')
    })
    await test.step('a decision has its stamp', async () => {
      await page.goto('/recursos/audit-user-05')
      await expect(page.getByText('Banimento temporário', { exact: true })).toBeVisible()
      await expectMoves('scale')
    })
  })
}

test('on paper there is what a page says, in black, and neither frame nor buttons', async ({ app, page }) => {
  await app.open('/recursos/audit-user-05', { as: 'moderacao' })
  for (const path of [
    '/recursos/audit-user-05',
    '/transparencia',
    '/p/post-001/comments',
    '/admin/pessoas/sergiofalcao',
    '/leis/cpc',
    '/',
  ])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      await app.show(path, { as: 'moderacao' })
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const gone of [page.getByRole('navigation'), page.getByRole('note'), page.getByRole('textbox')])
        await expect(gone.filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeHidden()
      await test.step('and no sheet is left empty behind it', async () => {
        const left = await page.evaluate(() => {
          const texts = [...document.querySelectorAll('main :is(p, article, td, h1)')]
          const last = Math.max(...texts.map((one) => one.getBoundingClientRect().bottom))
          return document.documentElement.scrollHeight - Math.max(last, innerHeight)
        })
        expect(left).toBeLessThan(200)
      })
      const colours = await page.evaluate(() => [
        ...new Set([...document.querySelectorAll('main :is(h1, h2, p, a)')].map((one) => getComputedStyle(one).color)),
      ])
      expect(colours).toEqual(['rgb(0, 0, 0)'])
    })
})
