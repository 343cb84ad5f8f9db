import type { Page } from '@playwright/test'
import { animationsEnded } from '../fixtures/a11y'
import type { Visit } from './visits'

export interface Step {
  path: string
  button?: RegExp
}

/** Lists the steps of a visit: each path, or each button pressed on it. */
export const stepsOf = ({ paths, opens }: Visit): Step[] =>
  paths.flatMap((path): Step[] => opens?.[path]?.map((button) => ({ path, button })) ?? [{ path }])

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]:visible'

/** Presses a button. Returns false if there is none, because phones and desktops have different buttons. */
export async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name, disabled: false }).filter({ visible: true }).first()
  if ((await button.count()) === 0) return false
  await button.click()
  // The code of a layer may come with the first press; a panel in the page is there at once.
  await page
    .locator(LAYERS)
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
  await animationsEnded(page)
  return true
}
