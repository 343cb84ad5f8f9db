import type { Page } from '@playwright/test'
import { animationsEnded } from '../fixtures/a11y'
import type { Visit } from './plan'

export interface Step {
  path: string
  button?: RegExp
}

/** Lists the steps of a visit: each path, or each button pressed on it. */
export const stepsOf = ({ paths, opens }: Visit): Step[] =>
  paths.flatMap((path): Step[] => opens?.[path]?.map((button) => ({ path, button })) ?? [{ path }])

/** Presses a button. Returns false if there is none, because phones and desktops have different buttons. */
export async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name, disabled: false }).filter({ visible: true }).first()
  if ((await button.count()) === 0) return false
  await button.click()
  await animationsEnded(page)
  return true
}
